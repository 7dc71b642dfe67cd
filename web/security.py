"""What every answer carries and what every request must not: headers, cookies, form tokens, origin, size."""

import hashlib
import hmac
import re
import secrets
from typing import Final

from fastapi import Request, Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY: Final = 5 * 1024 * 1024
READS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z._-]*)(:[0-9]{1,5})?")
FORM: Final = "application/x-www-form-urlencoded"
UPLOAD: Final = "multipart/form-data"
UPLOADS: Final = ("/comissao/regulamento/importar/pasta",)
"""Where a file may be sent; it is asked for the form's token and its origin as every other form."""

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
NOT_KEPT: Final = "no-store"

SIGNED_IN: Final = "sumula"
BEFORE_SIGN_IN: Final = "sumula-visit"


class TooLargeError(Exception):
    """The body went on beyond what is taken."""


class Shield:
    """Around the whole application: refuses what is too large or comes from elsewhere, and adds the headers.

    A HEAD is answered as its GET, without the body.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, headed = False, scope["method"] == "HEAD"

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", NOT_KEPT)
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send({**message, "body": b""} if headed and "body" in message else message)

        if headed:
            scope = {**scope, "method": "GET"}
        refused = refusal(scope)
        if refused is not None:
            await refused(scope, receive, send_with_headers)
            return
        try:
            await self.app(scope, at_most(LARGEST_BODY, receive), send_with_headers)
        except TooLargeError:
            if begun:
                raise
            await too_large()(scope, receive, send_with_headers)


def at_most(size: int, receive: Receive) -> Receive:
    """The same messages, as long as their bodies stay within ``size`` together."""
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > size:
            raise TooLargeError
        return message

    return counted


def too_large() -> Response:
    """The answer to a body that is not read on."""
    return Response("Acima de 5 MB.", 413, media_type="text/plain")


def refusal(scope: Scope) -> Response | None:
    """Why a request goes no further, before anything of it is read."""
    headers = Headers(scope=scope)
    if not HOST.fullmatch(headers.get("host", "")):
        return Response("Host?", 400, media_type="text/plain")
    if headers.get("content-length", "0").isdecimal() and int(headers.get("content-length", "0")) > LARGEST_BODY:
        return too_large()
    if scope["method"] in READS:
        return None
    if not same_origin(scope, headers):
        return Response("Pedido de outra página.", 403, media_type="text/plain")
    kinds = (FORM, UPLOAD) if str(scope.get("path", "")).endswith(UPLOADS) else (FORM,)
    if not headers.get("content-type", FORM).startswith(kinds):
        return Response("Só formulários.", 415, media_type="text/plain")
    return None


def same_origin(scope: Scope, headers: Headers) -> bool:
    """True where a write comes from a page of ours, by what the browser says of it; old ones say nothing."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    # Behind a proxy that ends TLS we may see http where the browser sees https; never the other way round.
    return origin in {f"{scheme}://{headers.get('host')}" for scheme in (scope["scheme"], "https")}


# ------------------------------------------------------------------------------------------------ cookies


def cookie_name(request: Request, name: str) -> str:
    """Over TLS the prefix makes browsers refuse it from anywhere but this host."""
    return f"__Host-{name}" if request.url.scheme == "https" else name


def cookie(request: Request, name: str) -> str:
    """The value of one of our cookies, or "" where there is none."""
    return request.cookies.get(cookie_name(request, name), "")


def keep(request: Request, response: Response, name: str, value: str, seconds: int | None = None) -> None:
    """Sets a cookie that no script can read and no other site can send along with a write."""
    response.set_cookie(
        cookie_name(request, name),
        value,
        max_age=seconds,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def forget(request: Request, response: Response, name: str) -> None:
    """Takes a cookie away."""
    keep(request, response, name, "", 0)


# ------------------------------------------------------------------------------------------------ form tokens


def new_secret() -> str:
    """128 random bits and more, as they fit in a cookie or a hidden field."""
    return secrets.token_urlsafe(24)


def form_token(holder: str) -> str:
    """What a form must bring back: derived from a cookie that no other site can read, and useless to find it out."""
    return hashlib.sha256(b"form:" + holder.encode()).hexdigest()


def token_is_right(holder: str, token: str) -> bool:
    """True where the form was made for whoever holds the cookie."""
    return bool(holder) and hmac.compare_digest(form_token(holder).encode(), token.encode())


def path_within(path: str, otherwise: str = "/") -> str:
    """The path where a person goes on, only if it lies on this site: no host, no scheme, no trick with slashes."""
    plain = path.startswith("/") and not path.startswith("//") and "\\" not in path
    return path if plain and path.isprintable() else otherwise
