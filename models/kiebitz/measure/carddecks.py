"""Decks that others have drawn, on photographed tables: `python -m models.kiebitz.measure.carddecks`.

All other drawn cards are by our own hands, also those of families that training has not. These are not: fifteen decks of
KDE's card games and twenty-four of GNOME's (Debian's kdegames-card-data-kf5, gnome-cards-data and aisleriot) and one of UNO (npm's
discord-uno), all made into pictures by `npm run carddecks`, laid like those of `on_photographs.py`, each face so often that
it can be taught from one picture and asked in another.

Written to `models/data/carddecks-on-photographs` (not kept under version control): `manifest.json` and JPEG files.
"""

from __future__ import annotations

from ..faces.carddeck import FOLDER, carddecks
from .held_out import ROOT, save
from .on_photographs import asked, whole

SEED = 20_261_128
VIEWS = 2
UNO_VIEWS = 6
"""So often each face is laid; those of the only deck of UNO oftener."""


def main() -> None:
    decks = carddecks()
    if not decks:
        raise SystemExit(f"no decks at {FOLDER}: npm run carddecks")
    surfaces, out = asked(__doc__.splitlines()[0], ROOT / "models/data/carddecks-on-photographs")
    laid = (
        (f"{deck.family}-on-photographs", whole(surfaces, deck, UNO_VIEWS if deck.is_uno else VIEWS, SEED + number))
        for number, deck in enumerate(decks)
    )
    save(laid, out, 85)


if __name__ == "__main__":
    main()
