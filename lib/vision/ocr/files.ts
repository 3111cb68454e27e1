/** Where the app serves the files of tesseract.js from. */
export const OCR_FILES = {
  worker: '/ocr/worker.min.js',
  core: '/ocr/tesseract-core-simd-lstm.wasm.js',
  language: '/ocr/eng.traineddata.gz',
} as const
