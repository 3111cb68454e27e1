import { defineConfig } from 'vitest/config'

// Dates and numbers read the same on every machine.
process.env.TZ = 'Europe/Berlin'

const UNIT = ['app/**/*.test.{ts,tsx}', 'lib/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}']

/** Tests that put something else in a module's place, or look at what a module remembers: theirs are loaded anew. */
const ALONE = [
  'app/decks/read-photo.test.ts',
  'lib/book/{deleted,kept,take-in,watch}.test.ts',
  'lib/vision/{memory,picture,recogniser}.test.ts',
  'lib/vision/ocr/browser.test.ts',
]

/** What takes no browser. */
const QUICK = {
  // A thread begins sooner than a process; tests with a browser have processes, for what goes by their number.
  pool: 'threads',
  // Property tests on a busy machine.
  testTimeout: 30_000,
  // Vitest leaves one processor to itself: of two that is every other one idle.
  maxWorkers: '100%',
} as const

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    sequence: { seed: 1, shuffle: false },
    setupFiles: ['test/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...QUICK,
          name: 'unit',
          include: UNIT,
          exclude: ['test/browser/**', ...ALONE],
          // To load the same modules for every file takes as long as half of the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...QUICK, name: 'alone', include: ALONE },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.ts',
          setupFiles: 'test/browser/clean-up.ts',
          // Playwright alone takes a second to load.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is awaited comes later on a busy machine; Vitest's own patience is a second.
          expect: { poll: { timeout: 15_000, interval: 20 } },
          // A real browser on a busy machine: what fails once in a while is tried again, what is broken stays broken.
          retry: 2,
          maxWorkers: 2,
          // After the others.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
