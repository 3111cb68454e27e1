import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { device } from '../fixture'
import { ArchiveError } from './archive-error'
import { archiveOf, fill, READERS } from './fixture'
import { readArchive } from './read'

let good: Uint8Array
let whole: string

beforeAll(async () => {
  const book = device().tab()
  await fill(book)
  good = await archiveOf(book)
  whole = await gist(good)
})

/** Everything that an import would keep. */
async function gist(archive: Uint8Array): Promise<string> {
  const read = readArchive(archive, READERS)
  const { tables, results, people, decks, pictures } = read
  const bytes = await Promise.all(
    [...pictures].map(async ([id, one]) => [id, one.type, [...new Uint8Array(await one.arrayBuffer())]]),
  )
  return JSON.stringify([tables, results, people, decks, bytes, read.told(tables)])
}

/** Whether the archive is refused; where it is taken, all of it must be as it was. */
async function isRefused(archive: Uint8Array): Promise<boolean> {
  try {
    expect(await gist(archive)).toBe(whole)
    return false
  } catch (error) {
    if (error instanceof ArchiveError) return true
    throw error
  }
}

const hits = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 })

/** The good archive with other bytes at some places behind `from`. */
function damaged(some: readonly (readonly [number, number])[], from = 0): Uint8Array {
  const changed = good.slice()
  for (const [at, byte] of some) changed[from + (at % (changed.length - from))] = byte
  return changed
}

describe('damage', () => {
  it('of any bytes is refused, or does no harm', async () => {
    let refused = 0
    await fc.assert(
      fc.asyncProperty(hits, async (some) => {
        if (await isRefused(damaged(some))) refused++
      }),
      { numRuns: 250 },
    )
    // Most of it, about 210, meets something that counts; which, depends on the archive's random identities.
    expect(refused).toBeGreaterThan(125)
  })

  it('of the directory and the manifest too', async () => {
    // Where the list of files begins, at the end of the archive.
    const tail = Buffer.from(good).indexOf('manifest.json') - 30
    await fc.assert(
      fc.asyncProperty(hits, async (some) => void (await isRefused(damaged(some, tail)))),
      { numRuns: 250 },
    )
  })

  it('of the end, or something behind it, is refused or does no harm', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.uint8Array({ maxLength: 50 }), async (length, more) => {
        await isRefused(Buffer.concat([good.subarray(0, good.length - (length % good.length)), more]))
      }),
    )
  })
})
