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
