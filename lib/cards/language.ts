/** The languages that everything people read or hear is written in. */
export const LANGUAGES = ['de', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

/** How cards are named in a sentence: `written` "9½", or `spoken` "nine and a half". */
export const STYLES = ['written', 'spoken'] as const

export type Style = (typeof STYLES)[number]

/**
 * The first of somebody's languages that Kiebitz speaks; English when it speaks none of them.
 *
 * @param preferred BCP 47 tags, most wanted first, as in `navigator.languages`.
 */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0]
    const found = LANGUAGES.find((language) => language === primary)
    if (found) return found
  }
  return 'en'
}

/** The text as the start of a sentence: "die 8" is "Die 8". */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A player's name as the owner of something: "Bens", "Thomas’", "Ben’s", "Thomas’s". */
export function ownerName(name: string, language: Language): string {
  if (language === 'en' || !/[\p{L}\p{M}]$/u.test(name)) return `${name}’s`
  return /(?:[sßxz]|ce)$/i.test(name) ? `${name}’` : `${name}s`
}

/** Parts as one phrase: "8, 9 or joker"; commas but for the last joint. */
export function joined(parts: readonly string[], word: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}
