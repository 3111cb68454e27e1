import type { Language } from '@/lib/cards/language'

const de = {
  title: 'Alle Spiele',
  list: 'Spiele, das letzte zuerst',
  byHand: 'ohne Handy',
  gaveUp: 'aufgegeben',
  nobodyWon: 'Niemand hat gewonnen',
  place: '{place}. {name}',
  withPoints: '{name} ({count, plural, one {1 Punkt} other {# Punkte}})',
  menuOf: 'Menü: {game}, {when}',
  open: 'Ansehen',
  correct: 'Berichtigen',
  delete: 'Löschen',
  deleteSure: 'Dieses Spiel löschen?',
  deleteHint:
    'Es zählt dann nirgends mehr. 30 Tage lang kannst du es zurückholen, gleich danach hier und später unter „Sichern“.',
  deleteTableHint:
    'Der Tisch mit allen Zügen wird mit gelöscht. 30 Tage lang kannst du ihn zurückholen, gleich danach hier und später unter „Sichern“.',
  deleted: 'Gelöscht: {game}, {when}',
}

export type GamesWords = typeof de

const en: GamesWords = {
  title: 'All games',
  list: 'Games, the last one first',
  byHand: 'without the phone',
  gaveUp: 'gave up',
  nobodyWon: 'Nobody has won',
  place: '{place}. {name}',
  withPoints: '{name} ({count, plural, one {1 point} other {# points}})',
  menuOf: 'Menu: {game}, {when}',
  open: 'Look at it',
  correct: 'Correct it',
  delete: 'Delete it',
  deleteSure: 'Delete this game?',
  deleteHint:
    'It will no longer count anywhere. For 30 days you can have it back: right afterwards here, and later under “Back up”.',
  deleteTableHint:
    'The table goes with all its moves. For 30 days you can have it back: right afterwards here, and later under “Back up”.',
  deleted: 'Deleted: {game}, {when}',
}

/** What the list of games says. */
export const words: Readonly<Record<Language, GamesWords>> = { de, en }
