import type { Choice } from '@/lib/referee/game'
import type { MauMauOptions } from './options'

interface MauMauChoice<Option extends keyof MauMauOptions = keyof MauMauOptions> extends Choice {
  readonly option: Option
  readonly answers: readonly (Choice['answers'][number] & { readonly value: MauMauOptions[Option] })[]
}

const upTo = (value: number): MauMauChoice<'points'>['answers'][number] => ({
  value,
  label: { de: `bis ${value}`, en: `to ${value}` },
  explanation: {
    de: `Mehrere Runden, bis jemand ${value} Punkte hat.`,
    en: `Several rounds, until somebody has ${value} points.`,
  },
})

/** U7.2, U7.3 */
const points: MauMauChoice<'points'> = {
  option: 'points',
  house: false,
  label: { de: 'Punkte', en: 'Points' },
  answers: [
    {
      value: null,
      label: { de: 'ohne', en: 'none' },
      explanation: { de: 'Wer zuerst keine Karten mehr hat, gewinnt.', en: 'Whoever is out of cards first wins.' },
    },
    ...[100, 200, 300, 500].map(upTo),
  ],
}

/** U1.2, U2 */
const pairs: MauMauChoice<'pairs'> = {
  option: 'pairs',
  house: false,
  label: { de: 'Gespielt wird', en: 'Play' },
  answers: [
    {
      value: false,
      label: { de: 'jeder für sich', en: 'alone' },
      explanation: { de: 'Zwei bis zehn spielen mit.', en: 'Two to ten can play.' },
    },
    {
      value: true,
      label: { de: 'in Paaren', en: 'in pairs' },
      explanation: {
        de: 'Zu viert: Wer sich gegenübersitzt, gehört zusammen.',
        en: 'For four: partners sit opposite.',
      },
    },
  ],
}

/** U2 */
const direction: MauMauChoice<'direction'> = {
  option: 'direction',
  house: true,
  label: { de: 'Am Anfang geht es', en: 'Play begins' },
  answers: [
    {
      value: 'counterclockwise',
      label: { de: 'gegen den Uhrzeigersinn', en: 'anticlockwise' },
      explanation: { de: 'Nach rechts, wie es in der Anleitung steht.', en: 'To the right, as the rules have it.' },
    },
    {
      value: 'clockwise',
      label: { de: 'im Uhrzeigersinn', en: 'clockwise' },
      explanation: { de: 'Nach links, wie bei den meisten Spielen.', en: 'To the left, as in most games.' },
    },
  ],
}

const within = (value: number): MauMauChoice<'secondsPerTurn'>['answers'][number] => ({
  value,
  label: { de: `${value} Sekunden`, en: `${value} seconds` },
  explanation: {
    de: 'Eine Uhr zählt mit; sie spielt für niemanden.',
    en: 'A clock counts down; it plays for nobody.',
  },
})

/** U2: the app's clock, not the judge's. */
const secondsPerTurn: MauMauChoice<'secondsPerTurn'> = {
  option: 'secondsPerTurn',
  house: true,
  label: { de: 'Zeit je Zug', en: 'Time per turn' },
  answers: [
    {
      value: null,
      label: { de: 'ohne Uhr', en: 'no clock' },
      explanation: {
        de: 'Alle nehmen sich so viel Zeit, wie sie brauchen.',
        en: 'Everybody takes the time they need.',
      },
    },
    ...[15, 30, 60].map(within),
  ],
}

/** What is agreed on before a game of Mau Mau. */
export const choices: readonly MauMauChoice[] = [points, pairs, direction, secondsPerTurn]
