const LANGUAGES = ['auto', 'de', 'en'] as const
const THEMES = ['auto', 'light', 'dark'] as const
const LEARNING = ['unasked', 'yes', 'no'] as const

/** What this device is set to. It stays on the device and in no table. */
export interface Settings {
  readonly language: (typeof LANGUAGES)[number]
  readonly theme: (typeof THEMES)[number]
  readonly sound: boolean
  readonly vibration: boolean
  readonly voice: boolean
  /** Whether decks are improved by what is corrected during games; `unasked`: no, and nobody has been asked yet. */
  readonly learn: (typeof LEARNING)[number]
  /** What a photo leaves no doubt of is taken without asking. */
  readonly takesSure: boolean
}

/** The device decides what it can, and nothing makes a noise. */
export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  theme: 'auto',
  sound: false,
  vibration: false,
  voice: false,
  learn: 'unasked',
  takesSure: false,
}

/** The key in localStorage, also for what must know the theme before any script of ours has loaded. */
export const SETTINGS_KEY = 'kiebitz-settings'

export interface SettingsBrowser {
  /** Asked anew each time: where storage is blocked, the mere touch throws. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Where the other tabs' changes are heard. */
  readonly page: Pick<EventTarget, 'addEventListener'>
}

/** The settings as a store for React: `useSyncExternalStore(settings.subscribe, settings.get, settings.initial)`. */
export interface SettingsStore {
  /** The same object until something changes. */
  readonly get: () => Settings
  /** What a page rendered ahead of time shows. */
  readonly initial: () => Settings
  /** Changes some settings, for this page at once, and for later where the device lets us store them. */
  readonly set: (changes: Partial<Settings>) => void
  /** Calls back after every change, in this tab or another. Gives the way to stop. */
  readonly subscribe: (changed: () => void) => () => void
}

/** Reads settings from what was stored; whatever is missing or makes no sense has its default. Never throws. */
export function parseSettings(text: string | null): Settings {
  const stored = objectIn(text)
  const oneOf = <Word extends string>(words: readonly Word[], value: unknown, otherwise: Word) =>
    words.find((word) => word === value) ?? otherwise
  return {
    language: oneOf(LANGUAGES, stored.language, DEFAULT_SETTINGS.language),
    theme: oneOf(THEMES, stored.theme, DEFAULT_SETTINGS.theme),
    sound: stored.sound === true,
    vibration: stored.vibration === true,
    voice: stored.voice === true,
    learn: oneOf(LEARNING, stored.learn, DEFAULT_SETTINGS.learn),
    takesSure: stored.takesSure === true,
  }
}

/** Opens the settings for as long as the page lasts. */
export function openSettings(browser: SettingsBrowser = thisBrowser()): SettingsStore {
  const { storage, page } = browser
  const listeners = new Set<() => void>()
  let text = read(storage)
  let settings = parseSettings(text)

  const take = (next: string | null) => {
    if (next === text) return
    text = next
    settings = parseSettings(text)
    for (const changed of [...listeners]) changed()
  }
  page.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    // The key is null when everything was cleared.
    if (key === SETTINGS_KEY || key === null) take(read(storage))
  })

  return {
    get: () => settings,
    initial: () => DEFAULT_SETTINGS,
    set(changes) {
      // What a newer version of the app has stored beside ours stays.
      const next = JSON.stringify({ ...objectIn(text), ...settings, ...changes })
      try {
        storage().setItem(SETTINGS_KEY, next)
      } catch {
        // Blocked or full: the setting lasts as long as this page.
      }
      take(next)
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
  }
}

let shared: SettingsStore | undefined

/** This page's own settings. */
export function theSettings(): SettingsStore {
  shared ??= openSettings()
  return shared
}

function read(storage: SettingsBrowser['storage']): string | null {
  try {
    return storage().getItem(SETTINGS_KEY)
  } catch {
    return null
  }
}

function objectIn(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

function thisBrowser(): SettingsBrowser {
  return {
    storage: () => localStorage,
    // A page rendered ahead of time has no window, and nobody to hear from.
    page: typeof window === 'undefined' ? new EventTarget() : window,
  }
}
