import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, openSettings, parseSettings, SETTINGS_KEY } from './settings'

/** One device's localStorage, shared by tabs that hear of each other's changes but not of their own. */
function localStorages() {
  const items = new Map<string, string>()
  const pages: EventTarget[] = []
  const tell = (from: EventTarget | undefined, key: string | null) => {
    for (const page of pages) {
      if (page !== from) page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
  }
  return {
    items,
    tab() {
      const page = new EventTarget()
      pages.push(page)
      const setItem = (key: string, value: string) => {
        items.set(key, value)
        tell(page, key)
      }
      return openSettings({ storage: () => ({ getItem: (key) => items.get(key) ?? null, setItem }), page })
    },
    clear() {
      items.clear()
      tell(undefined, null)
    },
  }
}

describe('settings', () => {
  it('are quiet and leave the rest to the device at first', () => {
    const { get, initial } = localStorages().tab()
    expect(get()).toEqual({
      language: 'auto',
      theme: 'auto',
      sound: false,
      vibration: false,
      voice: false,
      learn: 'unasked',
      takesSure: false,
    })
    expect(initial()).toEqual(get())
  })

  it('last, and are heard of in other tabs', () => {
    const device = localStorages()
    const [one, other] = [device.tab(), device.tab()]
    let heard = 0
    const stop = other.subscribe(() => heard++)
    one.set({ language: 'de', voice: true })
    expect(heard).toBe(1)
    expect(other.get()).toEqual({ ...DEFAULT_SETTINGS, language: 'de', voice: true })
    expect(device.tab().get()).toEqual(other.get())
    device.clear()
    expect([one.get(), other.get()]).toEqual([DEFAULT_SETTINGS, DEFAULT_SETTINGS])
    expect(heard).toBe(2)
    stop()
    one.set({ theme: 'dark' })
    expect(heard).toBe(2)
    expect(other.get().theme).toBe('dark')
  })

  it('are the same object until something changes, as React wants it', () => {
    const { get, set, subscribe } = localStorages().tab()
    let heard = 0
    subscribe(() => heard++)
    set({ sound: true })
    const before = get()
    set({ sound: true })
    expect(get()).toBe(before)
    expect(heard).toBe(1)
  })

  it('hold for the page where nothing can be stored', () => {
    const { get, set } = openSettings({
      storage: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      page: new EventTarget(),
    })
    set({ theme: 'dark' })
    set({ sound: true })
    expect(get()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', sound: true })
  })

  it('keep what a newer version has stored beside them', () => {
    const device = localStorages()
    device.items.set(SETTINGS_KEY, '{"camera":"front","language":"en"}')
    device.tab().set({ theme: 'light' })
    expect(JSON.parse(device.items.get(SETTINGS_KEY) ?? '')).toMatchObject({
      camera: 'front',
      language: 'en',
      theme: 'light',
    })
  })

  it.each([
    [null, {}],
    ['', {}],
    ['null', {}],
    ['[1]', {}],
    ['{"language":"fr","theme":7,"sound":"yes","vibration":1}', {}],
    ['{"language":"de","theme":"neon","voice":true}', { language: 'de', voice: true }],
    ['{"language":"de"', {}],
  ])('take from %s what makes sense', (text, expected) => {
    expect(parseSettings(text)).toEqual({ ...DEFAULT_SETTINGS, ...expected })
  })

  it('can be read from anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Object.keys(parseSettings(text))).toEqual(Object.keys(DEFAULT_SETTINGS))
      }),
      { numRuns: 500 },
    )
  })
})
