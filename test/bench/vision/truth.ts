import type { Quad } from '@/lib/vision/polygon'
import type { Card } from '@/lib/vision/recogniser'

/** How a card lies in its picture; a card may be of several kinds, but `clear` excludes `overlapped` and `edge`. */
export const KINDS = ['clear', 'overlapped', 'edge', 'small', 'large'] as const
export type Kind = (typeof KINDS)[number]

/** A card that a picture shows, and what there is to be read on it; undefined where nobody wrote it down. */
export interface TrueCard {
  /** The whole card, or the upright box around it; undefined where only its order in the picture is known. */
  readonly outline?: Quad
  /** `null`: there is none to be read. */
  readonly numeral?: string | null
  readonly colour?: string | null
  /** Equal for the same printed face, and only for that. */
  readonly face?: string
  /** The kind of design, where that is known. */
  readonly family?: string
  /** Its first corner is the top left one, and turned by 180 degrees it would be the wrong way up. */
  readonly hasTop?: boolean
  /** A 6 or 9 with nothing on it that tells which: the right reading is `null`. */
  readonly undecidable: boolean
  /** So little of it can be seen that finding it is as good as not finding it. */
  readonly ignored: boolean
  readonly kinds: readonly Kind[]
}

export interface TruePicture {
  /** What its figures are added up under. */
  readonly set: string
  /** Its name in reports: unique in its set. */
  readonly name: string
  readonly path: string
  /** The part of the file that is meant, in pixels after EXIF orientation, all of it where undefined; outlines begin at its corner. */
  readonly part?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** What of the outlines can be compared: four corners, the box around them, or only how many cards there are. */
  readonly outlines: 'quads' | 'boxes' | 'count'
  readonly cards: readonly TrueCard[]
}

/** What a recogniser, or a rival of it, says of a card. */
export type Sighting = Pick<Card, 'corners' | 'numeral' | 'colour' | 'confidence'> &
  Partial<Pick<Card, 'reading' | 'card'>>
