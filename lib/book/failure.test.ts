import { Dexie } from 'dexie'
import { describe, expect, it } from 'vitest'
import { failureOf, Refusal } from './failure'

const quota = new DOMException('The quota has been exceeded.', 'QuotaExceededError')

describe('failureOf', () => {
  it.each<[string, unknown, string]>([
    ['as the browser throws it', quota, 'full'],
    ['as an aborted transaction carries it', new Dexie.AbortError(quota), 'full'],
    ['as a bulk write collects it', new Dexie.BulkError('bulkAdd', [quota] as never), 'full'],
    ['as Firefox once called it', { name: 'NS_ERROR_DOM_QUOTA_REACHED' }, 'full'],
    [
      'as Chromium tells of a full disk',
      new DOMException('Encountered full disk while opening backing store for indexedDB.open.', 'UnknownError'),
      'full',
    ],
    ['an abort without a reason', new Dexie.AbortError('aborted'), 'unavailable'],
    ['private mode', new Dexie.OpenFailedError(new DOMException('denied', 'SecurityError')), 'unavailable'],
    ['no IndexedDB', new Dexie.MissingAPIError('none'), 'unavailable'],
    ['a newer version', new Dexie.VersionError('higher'), 'newer'],
    [
      'a newer version, met by a later request',
      new Dexie.DatabaseClosedError(new DOMException('higher', 'VersionError')),
      'newer',
    ],
    ['a refusal', new Refusal({ code: 'missing' }), 'missing'],
    ['nothing at all', undefined, 'unavailable'],
  ])('%s', (_, error, code) => {
    expect(failureOf(error).code).toBe(code)
  })
})
