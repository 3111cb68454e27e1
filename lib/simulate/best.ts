import type { Moment } from './player'

/** The act that is worth most, the first of several, with what it is worth; null where there is none. */
export function best<Event, State>(
  moment: Moment<Event, State>,
  value: (moment: Moment<Event, State>, act: Event) => number,
): { readonly act: Event; readonly worth: number } | null {
  let found: Event | null = null
  let worth = Number.NEGATIVE_INFINITY
  for (const act of moment.honest) {
    const score = value(moment, act)
    if (score <= worth && found !== null) continue
    found = act
    worth = score
  }
  return found === null ? null : { act: found, worth }
}
