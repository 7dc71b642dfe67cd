// What the browser does by itself: a form goes once, a live page stays fresh, a lost network is said. All works without.
"use strict";

(function () {
  // One press, one request: the buttons rest until there is an answer, or the page comes back.
  document.addEventListener("submit", function (event) {
    const form = event.target;
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = "yes";
  });
  window.addEventListener("pageshow", function () {
    document.querySelectorAll("form[data-sent]").forEach(function (form) {
      delete form.dataset.sent;
    });
  });

  // No answer: nothing was recorded, and the page says so; what was typed is still in its fields.
  function told(element, lost) {
    const form = element.closest("form");
    const place = form && form.querySelector(".offline");
    if (place) {
      place.textContent = lost ? form.dataset.offline : "";
      place.hidden = !lost;
    }
  }
  ["htmx:sendError", "htmx:timeout"].forEach(function (name) {
    document.addEventListener(name, function (event) {
      told(event.detail.elt, true);
    });
  });
  document.addEventListener("htmx:beforeRequest", function (event) {
    told(event.detail.elt, false);
  });

  // A page of today asks again from time to time: not all at once, not while nobody looks, not under somebody's finger.
  const live = "[data-live]";
  function again() {
    window.setTimeout(function () {
      const part = document.querySelector(live);
      if (part && !document.hidden && !part.contains(document.activeElement)) {
        window.htmx.trigger(part, "refresh");
      }
      again();
    }, 20000 + Math.random() * 20000);
  }
  if (document.querySelector(live)) {
    again();
  }
})();
