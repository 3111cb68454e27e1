import type { Language } from '@/lib/cards/language'

const de = {
  title: 'Spielregeln',
  titleOf: '{game}: die Regeln',
  search: 'Suchen',
  searchHint: 'z. B. „{clause}“',
  found: '{count, plural, =0 {Nichts gefunden} one {Eine Regel} other {# Regeln}}',
  link: 'Link zu Regel {clause}',
  try: 'Ausprobieren: Was geht hier?',
  lies: 'Es liegt: {cards}',
  empty: 'Es liegt noch nichts',
  onTurn: '{name} ist dran, du bist {me}.',
  opening: 'Noch hat niemand eröffnet. Du bist {me}.',
  allAtOnce: 'Alle spielen gleichzeitig. Du bist {me}.',
  tapOne: 'Tippe einen Zug an.',
  ask: 'Selbst umbauen',
  practice: 'Übungsspiel',
  askReferee: 'Frag den Schiedsrichter',
  verdicts: { legal: 'Erlaubt.', illegal: 'Nicht erlaubt.', impossible: 'Das kann nicht sein.' },
}

type Words = typeof de

const en: Words = {
  title: 'Rules',
  titleOf: '{game}: the rules',
  search: 'Search',
  searchHint: 'such as “{clause}”',
  found: '{count, plural, =0 {Nothing found} one {One rule} other {# rules}}',
  link: 'Link to rule {clause}',
  try: 'Try it: what is allowed here?',
  lies: 'On the table: {cards}',
  empty: 'Nothing lies there yet',
  onTurn: '{name} is on turn, you are {me}.',
  opening: 'Nobody has opened yet. You are {me}.',
  allAtOnce: 'All play at once. You are {me}.',
  tapOne: 'Tap a move.',
  ask: 'Change it yourself',
  practice: 'Practice game',
  askReferee: 'Ask the referee',
  verdicts: { legal: 'Allowed.', illegal: 'Not allowed.', impossible: 'This cannot be.' },
}

/** What the page of the rules says beside the rules. */
export const words: Readonly<Record<Language, Words>> = { de, en }
