import type { Crop } from '../warp'
import { DIGITS_ONLY, PRINT_BORDER, PRINT_HEIGHT, readDigits } from './digits'
import { OCR_FILES } from './files'
import type { Print } from './print'

/** tesseract.js in a thread of its own, told that there is one line, of digits: a second opinion on numerals. */
export interface DigitReader {
  /**
   * The number on a straightened card; null where it sees none.
   *
   * @param signal gives up waiting: the promise rejects with the signal's reason.
   */
  read(card: Crop, signal: AbortSignal): Promise<string | null>
  close(): Promise<void>
}

/**
 * Loads it (7 MB the first time, from the phone afterwards). Rejects where that fails, for want of a network say.
 *
 * @param signal gives up: the promise rejects with the signal's reason, and what opens late is closed again.
 */
export async function openDigitReader(signal: AbortSignal): Promise<DigitReader> {
  const { createWorker, OEM } = await import('tesseract.js')
  const here = (path: string) => new URL(path, location.href).href
  const language = here(OCR_FILES.language)
  // A script that cannot be had is never told of: tesseract.js would wait for it for ever.
  for (const path of Object.values(OCR_FILES)) await had(here(path), signal)
  signal.throwIfAborted()
  const opening = createWorker('eng', OEM.LSTM_ONLY, {
    workerPath: here(OCR_FILES.worker),
    corePath: here(OCR_FILES.core),
    langPath: language.slice(0, language.lastIndexOf('/')),
    gzip: true,
    // The service worker keeps it.
    cacheMethod: 'none',
    workerBlobURL: false,
  })
  const worker = await orGivenUp(opening, signal, (late) => void late.terminate())
  await worker.setParameters(DIGITS_ONLY as never)
  return {
    read: (card, given) => {
      const reading = readDigits(card, async (print) => {
        const { data } = await worker.recognize(await pictureOf(print))
        return data
      })
      return orGivenUp(reading, given)
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

async function had(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  await response.arrayBuffer()
}

/** What comes before the signal; what comes after it is handed to `tooLate`. */
function orGivenUp<Made>(
  coming: Promise<Made>,
  signal: AbortSignal,
  tooLate: (made: Made) => void = () => {},
): Promise<Made> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    coming.then((made) => (signal.aborted ? tooLate(made) : resolve(made)), reject)
  })
}

/** A print as a file, at the size that is read best. */
async function pictureOf({ width, height, data }: Print): Promise<Blob> {
  const small = new OffscreenCanvas(width, height)
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [i, value] of data.entries()) pixels.fill(value, i * 4, i * 4 + 3)
  small.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0)
  const across = Math.max(1, Math.round((width * PRINT_HEIGHT) / height))
  const canvas = new OffscreenCanvas(across + 2 * PRINT_BORDER, PRINT_HEIGHT + 2 * PRINT_BORDER)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(small, PRINT_BORDER, PRINT_BORDER, across, PRINT_HEIGHT)
  }
  return canvas.convertToBlob()
}
