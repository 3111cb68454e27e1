import { createRequire } from 'node:module'
import sharp from 'sharp'
import { createWorker, OEM } from 'tesseract.js'
import { DIGITS_ONLY, PRINT_BORDER, PRINT_HEIGHT, readDigits } from '@/lib/vision/ocr/digits'
import type { Crop } from '@/lib/vision/warp'

export interface Ocr {
  /** The numeral on a rectified card, from a corner or else the middle, the way up that it is surer of; null for none. */
  read(crop: Crop): Promise<string | null>
  close(): Promise<void>
}

/** Tesseract with English from this disk, told that there is one line, of digits. */
export async function openOcr(): Promise<Ocr> {
  const { langPath, gzip } = createRequire(import.meta.url)('@tesseract.js-data/eng')
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath, gzip, cacheMethod: 'none' })
  await worker.setParameters(DIGITS_ONLY as never)
  return {
    read: (crop) =>
      readDigits(crop, async ({ width, height, data }) => {
        const border = PRINT_BORDER
        const picture = sharp(data, { raw: { width, height, channels: 1 } })
          .resize({ height: PRINT_HEIGHT, kernel: 'cubic' })
          .extend({ top: border, bottom: border, left: border, right: border, background: '#fff' })
        return (await worker.recognize(await picture.png().toBuffer())).data
      }),
    close: async () => {
      await worker.terminate()
    },
  }
}
