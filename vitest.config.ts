import { defineConfig } from 'vitest/config'

// Dates and numbers read the same on every machine.
process.env.TZ = 'Europe/Berlin'

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    sequence: { seed: 1, shuffle: false },
    setupFiles: ['test/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'lib/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**'],
          // A thread a file begins sooner than a process; those with a browser have processes, for what goes by their number.
          pool: 'threads',
          // Property tests on a busy machine.
          testTimeout: 30_000,
          // Vitest leaves one processor to itself: of two that is every other one idle.
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is awaited comes later on a busy machine; Vitest's own patience is a second.
          expect: { poll: { timeout: 15_000 } },
          // A real browser on a busy machine: what fails once in a while is tried again, what is broken stays broken.
          retry: 2,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
