import { colourName, isColour } from '@/lib/cards/colours'
import type { Language } from '@/lib/cards/language'
import { spokenCard, writtenCard } from '@/lib/cards/names'

/**
 * What the table says at a path, as people say it: a seat by its name, a card by its own, a number as it is.
 *
 * @param path where it stands in the public table, `turn`.
 */
export function toldAt(
  path: string,
  value: unknown,
  names: readonly string[],
  language: Language,
  nobody: string,
  spoken = false,
): string {
  if (path === 'turn') return typeof value === 'number' ? (names[value] ?? nobody) : nobody
  if (path === 'need') return neededIn(String(value), language)
  if (path === 'color' && typeof value === 'string' && isColour(value)) return colourName(value, language)
  if (typeof value === 'string') return (spoken ? spokenCard : writtenCard)(value, language)
  return String(value)
}

/** A need as the quiz writes it, `min 7`, `max 4`, `any`. */
function neededIn(need: string, language: Language): string {
  const [limit, rank = ''] = need.split(' ')
  if (limit === 'min') return language === 'de' ? `${rank} oder höher` : `${rank} or higher`
  if (limit === 'max') return language === 'de' ? `${rank} oder niedriger` : `${rank} or lower`
  return language === 'de' ? 'Alles passt' : 'Anything fits'
}
