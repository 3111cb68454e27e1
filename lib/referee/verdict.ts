/** What the judge says of an event (table-log.md, "Judging"). */
export const VERDICTS = ['legal', 'illegal', 'impossible'] as const

export type VerdictWord = (typeof VERDICTS)[number]

/** A game's ruling on one event: legal, or the one code that says why not. */
export type Ruling<Code extends string = string> =
  | { readonly verdict: 'legal'; readonly code?: undefined }
  | { readonly verdict: 'illegal' | 'impossible'; readonly code: Code }

/** A later event proved an earlier one illegal (evidence.md). `event` counts from 1. */
export interface Proof {
  readonly event: number
  readonly code: string
}

/** The verdict on an event as it is printed and stored: `faults` has one code unless the event is legal. */
export interface Verdict {
  readonly verdict: VerdictWord
  readonly faults: readonly { readonly code: string }[]
  readonly proven: readonly Proof[]
}

export const LEGAL: Ruling<never> = { verdict: 'legal' }

/** Rulings for a game's fault codes, made once: `illegal('too-low')` is the same object each time. */
export function rulings<Code extends string>(verdict: 'illegal' | 'impossible') {
  const made = new Map<Code, Ruling<Code>>()
  return (code: Code): Ruling<Code> => {
    let ruling = made.get(code)
    if (!ruling) {
      ruling = { verdict, code }
      made.set(code, ruling)
    }
    return ruling
  }
}
