import type { Rule, RuleChapter } from '@/lib/referee/rules'

/** Text as it is compared: small letters without marks, ß as ss, so that "fuer" is the only thing one must not type. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Everything about a rule that can be found, in both languages. */
function haystack({ title }: RuleChapter, { clauses, text }: Rule): string {
  return plain([...clauses, title.de, title.en, text.de, text.en].join(' '))
}

/**
 * The chapters with those rules in which every word of a search stands, in either language; a chapter without any is
 * left out.
 */
export function search(chapters: readonly RuleChapter[], wanted: string): readonly RuleChapter[] {
  const words = plain(wanted).split(' ').filter(Boolean)
  if (words.length === 0) return chapters
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => {
      const text = haystack(chapter, rule)
      return words.every((word) => text.includes(word))
    })
    return rules.length > 0 ? [{ ...chapter, rules }] : []
  })
}
