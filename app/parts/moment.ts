const DAY = 86_400_000

/**
 * When something was, as one says it: "today, 18:04", "Friday, 9:30", "3 Nov", "3 Nov 2025".
 *
 * @param at, now milliseconds since 1970.
 * @param locale BCP 47 tag.
 */
export function moment(at: number, now: number, locale: string): string {
  const format = formats(locale)
  // Rounded, because a day on which the clocks change is not 24 hours long.
  const days = Math.round((midnight(now) - midnight(at)) / DAY)
  if (days < 0 || days > 6) {
    const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
    return (sameYear ? format.day : format.dayOfYear).format(at)
  }
  const day = days < 2 ? format.near.format(-days, 'day') : format.weekday.format(at)
  return `${day}, ${format.time.format(at)}`
}

/** The device's own flavour of a language, "en-GB" for "en"; the language itself where the device has none. */
export function localeOf(language: string, preferred: readonly string[] = navigator.languages): string {
  return preferred.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language
}

/** Formatters are slow to make, and a list needs the same ones many times. */
const made = new Map<string, ReturnType<typeof make>>()

function formats(locale: string) {
  const found = made.get(locale) ?? make(locale)
  made.set(locale, found)
  return found
}

function make(locale: string) {
  const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
  return {
    near: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    time: date({ timeStyle: 'short' }),
    weekday: date({ weekday: 'long' }),
    day: date({ day: 'numeric', month: 'short' }),
    dayOfYear: date({ day: 'numeric', month: 'short', year: 'numeric' }),
  }
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}
