import { rectangle } from '@/lib/vision/warp'
import { boxOf, commonBox } from './boxes'
import type { TruePicture } from './truth'

/** Pixels that a picture of a card has at least, each way. */
const LEAST = 16

/** Each card of a photo as a picture of its own, which ends where the box around the card does. */
export function cutOuts(
  photo: TruePicture,
  { width, height }: { readonly width: number; readonly height: number },
): readonly TruePicture[] {
  if (photo.outlines === 'count') return []
  return photo.cards.flatMap((card, index) => {
    if (card.ignored || !card.outline) return []
    const box = commonBox(boxOf(card.outline), { left: 0, top: 0, right: width, bottom: height })
    const [left, top] = [Math.floor(box.left), Math.floor(box.top)]
    const part = { left, top, width: Math.ceil(box.right) - left, height: Math.ceil(box.bottom) - top }
    if (part.width < LEAST || part.height < LEAST) return []
    const outline = rectangle(0, 0, part.width, part.height)
    return {
      ...photo,
      name: `${photo.name}-${index + 1}`,
      part,
      outlines: 'boxes',
      cards: [{ ...card, outline, kinds: [] }],
    }
  })
}
