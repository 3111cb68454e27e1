import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { addClient } from './client'
import { inRow, photographed } from './scene'
import { keptOffline, offlinePhone, ownServer, phone } from './support'

// The nets in WebAssembly on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/** How many photos are read one after the other; LEAK_PHOTOS=200 looks longer. */
const PHOTOS = Number(process.env.LEAK_PHOTOS ?? 6)

/** Reads a photo as the app does; what a picture file holds goes in as base64. */
async function read(page: Page, photo: Buffer, times = 1) {
  return await page.evaluate(
    async ([base64, rounds]) => {
      const progress: number[] = []
      const recogniser = await window.client.openRecogniser({ onProgress: (share) => progress.push(share) })
      const blob = await (await fetch(`data:image/jpeg;base64,${base64}`)).blob()
      const tensors: number[] = []
      let seen: Awaited<ReturnType<typeof recogniser.recognise>> | undefined
      let longest = 0
      let watching = true
      const watch = (before: number) =>
        requestAnimationFrame((now) => {
          longest = Math.max(longest, now - before)
          if (watching) watch(now)
        })
      for (let round = 0; round < rounds; round++) {
        // The first round is warmer than the page.
        if (round === 1) requestAnimationFrame(watch)
        seen = await recogniser.recognise(blob)
        tensors.push((await recogniser.health()).tensors)
      }
      watching = false
      const { backend } = recogniser
      recogniser.close()
      if (!seen) throw new Error('no photo was read')
      const numerals = seen.cards.map(({ numeral }) => numeral)
      return { backend, progress, tensors, numerals, size: [seen.width, seen.height], light: seen.light, longest }
    },
    [photo.toString('base64'), times] as const,
  )
}

const failure = (page: Page) =>
  page.evaluate(() =>
    window.client.openRecogniser().then(
      () => null,
      (error: InstanceType<typeof window.client.RecogniserError>) => [error.name, error.trouble],
    ),
  )

test('reads a photo in a thread of its own, and holds no more tensors after many photos than after one', async () => {
  const { page } = await phone()
  await page.goto('/settings/')
  await addClient(page)
  const { backend, progress, tensors, numerals, size, light } = await read(
    page,
    await photographed(inRow('mezza', ['3½', '8'])),
    PHOTOS,
  )
  expect(backend).toBe('wasm')
  expect(progress[0]).toBe(0)
  expect(progress.at(-1)).toBe(1)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(numerals.toSorted()).toEqual(['3½', '8'])
  expect(size).toEqual([1280, 960])
  expect(light.brightness).toBeGreaterThan(0.3)
  expect(new Set(tensors)).toEqual(new Set([tensors[0]]))
  expect(tensors).toHaveLength(PHOTOS)
})

test('reads without network once it has been used, and says so where it never was', async () => {
  const server = await ownServer()
  const { page, context } = await offlinePhone({ origin: server.origin })
  await page.goto('/settings/')
  await keptOffline(page)
  await addClient(page)
  await context.setOffline(true)
  expect(await failure(page)).toEqual(['RecogniserError', 'offline'])
  await context.setOffline(false)
  const photo = await photographed(inRow('mezza', ['8']))
  await read(page, photo)
  await context.setOffline(true)
  await server.close()
  await page.reload()
  await addClient(page)
  expect((await read(page, photo)).numerals).toEqual(['8'])
})

test('reads where there is no room to keep it', async () => {
  const { page, context } = await offlinePhone()
  await page.goto('/settings/')
  await keptOffline(page)
  await addClient(page)
  const { usage = 0, origin } = await page.evaluate(async () => ({
    ...(await navigator.storage.estimate()),
    origin: location.origin,
  }))
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 1000 })
  expect((await read(page, await photographed(inRow('mezza', ['8'])))).numerals).toEqual(['8'])
})

test('says what is gone or damaged, and fetches what was damaged anew', async () => {
  const server = await ownServer()
  const { page } = await offlinePhone({ origin: server.origin })
  await page.goto('/settings/')
  await keptOffline(page)
  await addClient(page)
  const folder = join(server.directory, await page.evaluate(() => window.client.BASE))
  const [script, weights] = [join(folder, 'worker.js'), join(folder, 'nets/reader/weights.bin')]
  const whole = await readFile(weights)

  await rename(script, `${script}.gone`)
  await server.restart()
  expect(await failure(page)).toEqual(['RecogniserError', 'missing'])
  await rename(`${script}.gone`, script)
  // As many bytes, or the server would notice.
  await writeFile(weights, whole.toReversed())
  await server.restart()
  expect(await failure(page)).toEqual(['RecogniserError', 'damaged'])
  await writeFile(weights, whole)
  await server.restart()
  expect(await failure(page)).toBeNull()
})

test('closes at once, gives up what nobody waits for, and refuses what is no picture', async () => {
  const { page } = await phone()
  await page.goto('/settings/')
  await addClient(page)
  const photo = (await photographed(inRow('mezza', ['8']))).toString('base64')
  const said = await page.evaluate(async (base64) => {
    const trouble = (asked: Promise<unknown>) =>
      asked.then(
        () => 'read',
        (error: { trouble?: string; name: string }) => error.trouble ?? error.name,
      )
    const recogniser = await window.client.openRecogniser()
    const blob = await (await fetch(`data:image/jpeg;base64,${base64}`)).blob()
    const giveUp = new AbortController()
    const [first, second, none] = [
      trouble(recogniser.recognise(blob)),
      trouble(recogniser.recognise(blob, {}, giveUp.signal)),
      trouble(recogniser.recognise(new Blob(['no picture']))),
    ]
    giveUp.abort()
    const before = [await first, await second, await none]
    const interrupted = trouble(recogniser.recognise(blob))
    recogniser.close()
    const aborted = trouble(window.client.openRecogniser({ signal: AbortSignal.abort() }))
    return [...before, await interrupted, await trouble(recogniser.recognise(blob)), await aborted]
  }, photo)
  expect(said).toEqual(['read', 'AbortError', 'no-picture', 'closed', 'closed', 'AbortError'])
})
