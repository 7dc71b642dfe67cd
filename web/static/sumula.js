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

  // While a step is on its way nothing else is typed, for the answer brings the whole form anew.
  function rest(form, resting) {
    form.querySelectorAll("input, textarea").forEach(function (field) {
      field.readOnly = resting;
    });
  }

  // No answer: nothing was recorded, and the page says so; what was typed is still in its fields.
  function tell(form, words) {
    const place = form.querySelector(".offline");
    if (place) {
      place.textContent = words;
      place.hidden = !words;
    }
  }

  let pressed = "";
  document.addEventListener("htmx:beforeRequest", function (event) {
    const form = event.detail.elt.closest("form");
    if (form) {
      pressed = event.detail.elt.id;
      tell(form, "");
      rest(form, true);
    }
  });
  document.addEventListener("htmx:afterRequest", function (event) {
    const form = event.detail.elt.closest("form");
    if (form) {
      rest(form, false);
    }
  });
  ["htmx:sendError", "htmx:timeout"].forEach(function (name) {
    document.addEventListener(name, function (event) {
      const form = event.detail.elt.closest("form");
      if (form) {
        tell(form, form.dataset.offline);
      }
    });
  });
  // An answer that is no form: who must sign in again, or wait, gets the whole page, which keeps what was typed.
  document.addEventListener("htmx:responseError", function (event) {
    const button = event.detail.elt;
    const form = button.closest("form");
    if (form && event.detail.xhr.status >= 500 && event.detail.xhr.status !== 503) {
      tell(form, form.dataset.failed);
    } else if (form) {
      window.setTimeout(function () {
        form.requestSubmit(button);
      });
    }
  });
  // A button that rests loses the focus: it goes back there, or to the reasons if there are any.
  document.addEventListener("htmx:afterSettle", function () {
    const place = document.getElementById("refused") || (pressed && document.getElementById(pressed));
    if (place) {
      place.focus({ preventScroll: place.id !== "refused" });
    }
    pressed = "";
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
