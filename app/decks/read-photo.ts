import { GAME_CARDS } from '@/lib/cards/game-cards'
import type { FaceDeck } from '@/lib/vision/deck'
import { isBlurred, isTooDark } from '@/lib/vision/light'
import { type DigitReader, openDigitReader } from '@/lib/vision/ocr/browser'
import type { Quad } from '@/lib/vision/polygon'
import type { Reading } from '@/lib/vision/reading'
import { type Suggestion, suggest } from '@/lib/vision/suggest'
import type { Crop } from '@/lib/vision/warp'
import { type OpenRecogniser, openRecogniser, RecogniserError, type Trouble } from '@/lib/vision/worker/client'

/** What is being done with a photo; of what is loaded, the share that has come, 0 to 1. */
export interface Stage {
  readonly at: 'opening' | 'searching' | 'digits'
  readonly share?: number
}

/** A card in a photo. */
export interface FoundCard extends Suggestion {
  readonly reading: Reading
  /** What it looks like, straightened. */
  readonly crop: Crop
}

/** What a photo shows. */
export interface PhotoFound {
  readonly cards: readonly FoundCard[]
  /** Why there may be no card, where there is none. */
  readonly why?: 'dark' | 'blurred' | 'noneFound'
}

export interface Wanted {
  readonly game: string
  readonly known: FaceDeck
  /** The card that was asked for. */
  readonly wanted: string | undefined
}

export interface PhotoReaders {
  /** Finds the cards of a photo and says what each may be. Rejects with a RecogniserError, or the signal's reason. */
  read(photo: Blob, wanted: Wanted, onStage: (stage: Stage) => void, signal: AbortSignal): Promise<PhotoFound>
  close(): void
}

/** Pixels of a straightened card: enough for a reader of text. */
const CARD = { width: 192, height: 288 } as const

/** Games without numbers on their cards have nothing for a reader of digits. */
const hasNumbers = (game: string) => game !== 'misch-masch'

/** The recogniser and the second reader, each loaded when it is first needed and kept for further photos. */
export function photoReaders(): PhotoReaders {
  let recogniser: OpenRecogniser | undefined
  let digits: DigitReader | undefined

  async function second(card: Crop, signal: AbortSignal): Promise<string | null> {
    try {
      digits ??= await openDigitReader(signal)
      return await digits.read(card, signal)
    } catch {
      signal.throwIfAborted()
      // It only gives a second opinion: without a network it is not there, and nobody misses it.
      return null
    }
  }

  async function read(
    ...[photo, { game, known, wanted }, onStage, signal]: Parameters<PhotoReaders['read']>
  ): Promise<PhotoFound> {
    onStage({ at: recogniser ? 'searching' : 'opening' })
    recogniser ??= await openRecogniser({ onProgress: (share) => onStage({ at: 'opening', share }), signal })
    onStage({ at: 'searching' })
    try {
      const { cards, light } = await recogniser.recognise(photo, {}, signal)
      if (cards.length === 0) {
        return { cards: [], why: isTooDark(light) ? 'dark' : isBlurred(light) ? 'blurred' : 'noneFound' }
      }
      const placed = inOrder(cards)
      const crops = await recogniser.cut(
        photo,
        placed.map(({ corners }) => corners),
        CARD,
        signal,
      )
      if (hasNumbers(game)) onStage({ at: 'digits', share: 0 })
      const found: FoundCard[] = []
      for (const [index, { reading }] of placed.entries()) {
        const crop = crops[index] as Crop
        signal.throwIfAborted()
        const asked = {
          game,
          cards: GAME_CARDS[game] ?? [],
          known,
          digits: hasNumbers(game) ? await second(crop, signal) : null,
          // Of several cards in one photo nobody knows which one it was.
          wanted: crops.length === 1 ? wanted : undefined,
        }
        found.push({ reading, crop, ...suggest(reading, asked) })
        if (hasNumbers(game)) onStage({ at: 'digits', share: found.length / crops.length })
      }
      return { cards: found }
    } catch (error) {
      // A thread that has failed is of no more use.
      const isPhotos = error instanceof RecogniserError && error.trouble === 'no-picture'
      if (!signal.aborted && !isPhotos) {
        recogniser?.close()
        recogniser = undefined
      }
      throw error
    }
  }

  return {
    async read(photo, wanted, onStage, signal) {
      try {
        return await read(photo, wanted, onStage, signal)
      } catch (error) {
        // A thread that has failed is started anew, once.
        if (signal.aborted || !(error instanceof RecogniserError) || error.trouble !== 'broken') throw error
        return await read(photo, wanted, onStage, signal)
      }
    },
    close() {
      recogniser?.close()
      void digits?.close()
    },
  }
}

/** What several photos show. */
export interface PhotosFound {
  readonly cards: readonly FoundCard[]
  /** Why there may be no card, where there is none. */
  readonly why?: PhotoFound['why']
  /** The names of those that are no pictures. */
  readonly unopened: readonly string[]
  /** Why the others were not read. */
  readonly trouble?: Trouble
}

/** Reads one photo after the other. Rejects with the signal's reason and with nothing else. */
export async function readAll(
  readers: Pick<PhotoReaders, 'read'>,
  photos: readonly File[],
  ...[wanted, onStage, signal]: Tail<Parameters<PhotoReaders['read']>>
): Promise<PhotosFound> {
  const cards: FoundCard[] = []
  const unopened: string[] = []
  let why: PhotoFound['why']
  for (const photo of photos) {
    try {
      const seen = await readers.read(photo, wanted, onStage, signal)
      why = seen.why ?? why
      cards.push(...seen.cards)
    } catch (error) {
      signal.throwIfAborted()
      const trouble = error instanceof RecogniserError ? error.trouble : 'broken'
      if (trouble !== 'no-picture') return { cards, unopened, trouble }
      unopened.push(photo.name)
    }
  }
  return { cards, unopened, ...(why && { why }) }
}

type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Others] ? Others : never

interface Placed {
  readonly corners: Quad
  readonly reading: Reading
}

/** As one reads: row by row, each from the left. */
function inOrder(cards: readonly Placed[]): Placed[] {
  const placed = cards.map((card) => {
    const [x, y] = [0, 1].map(
      (axis) => card.corners.reduce((sum, corner) => sum + (corner[axis as 0] as number), 0) / 4,
    )
    const height = Math.hypot(card.corners[3][0] - card.corners[0][0], card.corners[3][1] - card.corners[0][1])
    return { card, x: x as number, y: y as number, height }
  })
  const row = placed.reduce((sum, { height }) => sum + height, 0) / placed.length || 1
  return placed.sort((a, b) => Math.round(a.y / row) - Math.round(b.y / row) || a.x - b.x).map(({ card }) => card)
}
