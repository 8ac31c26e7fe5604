"""Turns a drawing for a terminal into one for a notebook."""

import re
from html import escape

_ESCAPE = re.compile(r"\x1b\[([0-9;]*)m")
_COLOURS = ["#222222", "#c62828", "#2e7d32", "#b28704", "#1565c0", "#8e24aa", "#00838f", "#9e9e9e"]
_BRIGHT = ["#666666", "#e53935", "#43a047", "#f9a825", "#1e88e5", "#ab47bc", "#00acc1", "#fafafa"]
_WIDTH, _HEIGHT = 8.4, 17


def _cube(number: int) -> str:
    """One of the 256 colours of a terminal."""
    if number < 8:
        return _COLOURS[number]
    if number < 16:
        return _BRIGHT[number - 8]
    if number >= 232:
        level = 8 + 10 * (number - 232)
        return f"#{level:02x}{level:02x}{level:02x}"
    levels = [0, 95, 135, 175, 215, 255]
    red, green, blue = (number - 16) // 36, (number - 16) // 6 % 6, (number - 16) % 6
    return f"#{levels[red]:02x}{levels[green]:02x}{levels[blue]:02x}"


def _style(codes: str, style: dict[str, str]) -> dict[str, str]:
    """What a sequence of codes makes of a style."""
    style, left = dict(style), [int(code or 0) for code in codes.split(";")]
    while left:
        code = left.pop(0)
        if code == 0:
            style = {}
        elif code == 1:
            style["font-weight"] = "bold"
        elif code == 2:
            style["opacity"] = "0.6"
        elif code in (38, 48) and left:
            kind, colour = left.pop(0), ""
            if kind == 5 and left:
                colour = _cube(left.pop(0))
            elif kind == 2 and len(left) >= 3:
                colour = f"#{left.pop(0):02x}{left.pop(0):02x}{left.pop(0):02x}"
            if colour and code == 38:
                style["fill"] = colour
        elif 30 <= code <= 37:
            style["fill"] = _COLOURS[code - 30]
        elif 90 <= code <= 97:
            style["fill"] = _BRIGHT[code - 90]
        elif code == 39:
            style.pop("fill", None)
    return style


def plain(text: str) -> str:
    """The text without its colours."""
    return _ESCAPE.sub("", text)


def svg(text: str) -> str:
    """The drawing as SVG, a line of text for a line, every part where it stands in a terminal."""
    lines = text.rstrip("\n").split("\n")
    columns = max(len(plain(line)) for line in lines)
    width, height = round(_WIDTH * columns + 24), _HEIGHT * len(lines) + 20
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f'<rect width="{width}" height="{height}" rx="6" fill="#fdfaf3"/>',
        '<g font-family="monospace" font-size="14" fill="#222222" style="white-space:pre">',
    ]
    style: dict[str, str] = {}
    for row, line in enumerate(lines):
        column, pieces = 0, _ESCAPE.split(line)
        for place, piece in enumerate(pieces):
            if place % 2:
                style = _style(piece, style)
                continue
            if piece.strip():
                given = "".join(f' {name}="{value}"' for name, value in style.items())
                x, y = 12 + _WIDTH * column, 22 + _HEIGHT * row
                length = f'textLength="{_WIDTH * len(piece):.1f}" lengthAdjust="spacingAndGlyphs"'
                out.append(f'<text x="{x:.1f}" y="{y}" {length}{given} xml:space="preserve">{escape(piece)}</text>')
            column += len(piece)
    return "\n".join([*out, "</g>", "</svg>"])
