"""The icons of the installed page, drawn from our logo by the browser: `python -m tests.web.icons` makes them again."""

from __future__ import annotations

from tests.web.browsing import browser
from tests.web.modules import WEB

ICONS = {"icon-192": (192, 0), "icon-512": (512, 0), "icon-maskable-512": (512, 64)}  # size, and the margin that may be cut off


def main() -> None:
    """Draw all icons."""
    logo = (WEB / "art" / "logo.svg").read_text("utf-8")
    with browser() as started:
        for name, (size, margin) in ICONS.items():
            page = started.new_page(viewport={"width": size, "height": size})
            inner = size - 2 * margin
            ground = "#163f9f" if margin else "transparent"
            page.set_content(
                f'<body style="margin:0;background:{ground}"><div style="padding:{margin}px;width:{inner}px">{logo}</div>'
            )
            page.screenshot(path=WEB / "art" / f"{name}.png", omit_background=not margin)
            page.close()


if __name__ == "__main__":
    main()
