import { describe, expect, it } from 'vitest'
import { askToKeep, keeping } from './persist'

describe('askToKeep', () => {
  it.each<[string, Partial<StorageManager> | undefined, boolean]>([
    [
      'is already promised',
      { persisted: async () => true, persist: () => Promise.reject(new Error('asked again')) },
      true,
    ],
    ['is promised now', { persisted: async () => false, persist: async () => true }, true],
    ['is declined', { persisted: async () => false, persist: async () => false }, false],
    ['cannot be asked', {}, false],
    ['has no storage manager', undefined, false],
    ['fails', { persisted: () => Promise.reject(new TypeError('opaque origin')) }, false],
  ])('%s', async (_, storage, expected) => {
    expect(await askToKeep(storage as StorageManager | undefined)).toBe(expected)
  })
})

describe('keeping', () => {
  it.each<[string, Partial<StorageManager> | undefined, object]>([
    [
      'is told',
      { persisted: async () => true, estimate: async () => ({ usage: 1234, quota: 9999 }) },
      { promised: true, used: 1234 },
    ],
    [
      'is told what takes how much',
      {
        persisted: async () => false,
        estimate: async () => ({
          usage: 90,
          usageDetails: { indexedDB: 50, caches: 30, serviceWorkerRegistrations: 10 },
        }),
      },
      { promised: false, used: 90, book: 50, app: 40 },
    ],
    [
      'is told of nothing but the book',
      { persisted: async () => false, estimate: async () => ({ usage: 50, usageDetails: { indexedDB: 50 } }) },
      { promised: false, used: 50, book: 50, app: 0 },
    ],
    ['knows no sizes', { persisted: async () => false }, { promised: false, used: undefined }],
    ['cannot be asked', undefined, { promised: false, used: undefined }],
    [
      'fails',
      { persisted: () => Promise.reject(new TypeError('opaque origin')) },
      { promised: false, used: undefined },
    ],
  ])('%s', async (_, storage, expected) => {
    expect(await keeping(storage as StorageManager | undefined)).toEqual(expected)
  })
})
