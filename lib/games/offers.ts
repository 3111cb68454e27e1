import type { AnyGame } from '@/lib/referee/game'
import { choices as mauMauChoices } from './mau-mau/choices'
import { options as mauMauOptions, players as mauMauPlayers } from './mau-mau/options'
import { choices as mergeChoices } from './merge/choices'
import { options as mergeOptions, players as mergePlayers } from './merge/options'
import { choices as mezzaChoices } from './mezza/choices'
import { options as mezzaOptions, players as mezzaPlayers } from './mezza/options'
import { choices as mischMaschChoices } from './misch-masch/choices'
import { options as mischMaschOptions, players as mischMaschPlayers } from './misch-masch/options'

/** What must be known of a game before a table of it begins. */
export type Offer = Pick<AnyGame, 'id' | 'options' | 'choices' | 'players'>

/** The games of the registry, as they are offered to who begins a table. */
export const OFFERS: readonly Offer[] = [
  { id: 'mezza', options: mezzaOptions, choices: mezzaChoices, players: mezzaPlayers },
  { id: 'mau-mau', options: mauMauOptions, choices: mauMauChoices, players: mauMauPlayers },
  { id: 'misch-masch', options: mischMaschOptions, choices: mischMaschChoices, players: mischMaschPlayers },
  { id: 'merge', options: mergeOptions, choices: mergeChoices, players: mergePlayers },
]

export function findOffer(id: string): Offer | undefined {
  return OFFERS.find((offer) => offer.id === id)
}
