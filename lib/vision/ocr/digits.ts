import type { Crop } from '../warp'
import { PRINT_PLACES, type Print, printOf } from './print'

/** Below this the reader only guesses; per cent. */
const LEAST_CONFIDENCE = 30

const NUMBERS: ReadonlySet<string> = new Set(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])

/** Height in pixels of a numeral that is read, and the white around it: text at the border is not seen. */
export const PRINT_HEIGHT = 48
export const PRINT_BORDER = 16

/** How tesseract is told that there is one line, of digits; it has never been seen to read a half. */
export const DIGITS_ONLY = {
  tessedit_char_whitelist: '0123456789',
  // PSM.SINGLE_LINE
  tessedit_pageseg_mode: '7',
  user_defined_dpi: '300',
} as const

/** What a reader of text makes of a print, and how sure it is, in per cent. */
export type ReadPrint = (print: Print) => Promise<{ readonly text: string; readonly confidence: number }>

/** The number on a straightened card, from a corner or else the middle, the way up that the reader is surer of; null for none. */
export async function readDigits(card: Crop, read: ReadPrint): Promise<string | null> {
  for (const place of PRINT_PLACES) {
    let [best, most] = [null as string | null, LEAST_CONFIDENCE]
    for (const upsideDown of [false, true]) {
      const print = printOf(card, place, upsideDown)
      if (!print) continue
      const { text, confidence } = await read(print)
      const number = text.trim()
      if (NUMBERS.has(number) && confidence > most) [best, most] = [number, confidence]
    }
    if (best !== null) return best
  }
  return null
}
