import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OCR_FILES } from '@/lib/vision/ocr/files'
import { exported } from './export'

const { resolve } = createRequire(import.meta.url)

/** Where in their packages the files lie; every browser that the app is built for has SIMD. */
const SOURCES: Readonly<Record<keyof typeof OCR_FILES, string>> = {
  worker: join(dirname(resolve('tesseract.js/package.json')), 'dist', 'worker.min.js'),
  core: join(dirname(resolve('tesseract.js-core/package.json')), 'tesseract-core-simd-lstm.wasm.js'),
  // The smaller of the two models that the recognition by neural nets has; its digits are as good.
  language: join(dirname(resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int', 'eng.traineddata.gz'),
}

/** Puts tesseract.js' own files where the app serves them from, so that nothing is asked of anybody else. */
export function layOutOcr(): void {
  for (const [file, source] of Object.entries(SOURCES)) {
    cpSync(source, join(exported, OCR_FILES[file as keyof typeof SOURCES]))
  }
}
