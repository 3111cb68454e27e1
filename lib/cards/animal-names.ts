import type { CardName, Gender } from './card-name'
import type { Language } from './language'
import { type Animal, animalName, CHAMELEON, isMischMaschCard, lowerOf, mixedName, upperOf } from './misch-masch'
import { nameCards } from './names'

/** How a name goes on that ends as this animal's does: "die Krokofanten", "das Pelidil". */
const ENDS: Readonly<
  Record<Language, Readonly<Record<Animal, { plural: string; gender?: Gender; enDeclined?: true }>>>
> = {
  de: {
    D: { plural: 'e', gender: 'masculine' },
    E: { plural: 'en', gender: 'masculine', enDeclined: true },
    K: { plural: 'e', gender: 'neuter' },
    L: { plural: 'en', gender: 'masculine', enDeclined: true },
    O: { plural: 'se', gender: 'masculine' },
    P: { plural: 'e', gender: 'masculine' },
  },
  en: {
    D: { plural: 's' },
    E: { plural: 's' },
    K: { plural: 's' },
    L: { plural: 's' },
    O: { plural: 'es' },
    P: { plural: 's' },
  },
}

const CHAMELEONS: Readonly<Record<Language, CardName>> = {
  de: { one: 'Chamäleon', many: 'Chamäleons', written: 'Chamäleon', gender: 'neuter' },
  en: { one: 'chameleon', many: 'chameleons', written: 'chameleon' },
}

/** The cards of Misch Masch (A1.3): "Krokofant", "crocophant", "Del-". */
nameCards((card, language) => {
  if (card === CHAMELEON) return CHAMELEONS[language]
  if (card.endsWith('½') && isMischMaschCard(`${card.charAt(0)}-`))
    return halfName(card.charAt(0) as Animal, null, language)
  if (!isMischMaschCard(card) || card === CHAMELEON) return null
  const upper = upperOf(card)
  const lower = lowerOf(card)
  if (lower === null) return halfName(upper as Animal, 'upper', language)
  if (upper === null) return halfName(lower, 'lower', language)
  const one = mixedName(card, language)
  const { plural, ...grammar } = ENDS[language][lower]
  return { one, many: `${one}${plural}`, written: one, ...grammar }
})

/** "Del-" is said in full: "Delfin-Oberhälfte", "upper half of a dolphin". Whose side nobody has seen has none. */
function halfName(animal: Animal, side: 'upper' | 'lower' | null, language: Language): CardName {
  const whole = animalName(animal, language)
  if (language === 'de') {
    const half = side === 'upper' ? 'Oberhälfte' : side === 'lower' ? 'Unterhälfte' : 'Hälfte'
    const one = `${whole}-${half}`
    return { one, many: `${one}n`, written: side ? shown(animal, side, language) : one }
  }
  const which = side ? `${side} ` : ''
  const one = `${which}half of a${/^[eo]/.test(whole) ? 'n' : ''} ${whole}`
  return { one, many: one, written: side ? shown(animal, side, language) : one }
}

const shown = (animal: Animal, side: 'upper' | 'lower', language: Language) =>
  mixedName(side === 'upper' ? `${animal}-` : `-${animal}`, language)
