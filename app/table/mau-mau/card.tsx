import { FILL, JOKER_FILL, Mark } from '@/app/parts/colours'
import { COLOURS, type Colour, colourName } from '@/lib/cards/colours'
import type { Language } from '@/lib/cards/language'
import { isJoker, isMauMauCard, mauMauColour, signOf } from '@/lib/cards/mau-mau'
import { Sign } from './sign'

/** What stands on a card, apart from its colour; a joker is its own sign. */
export function signOn(card: string): string {
  return (isMauMauCard(card) && signOf(card)) || card
}

/** The colour that is printed on a card, if any. */
export function colourOn(card: string): Colour | null {
  return isMauMauCard(card) ? mauMauColour(card) : null
}

/** How a card is filled. */
export function fillOf(card: string): string {
  const colour = colourOn(card)
  return colour ? FILL[colour] : JOKER_FILL
}

/** A card as it lies on the table, as high as `--card` says. Silent for screen readers: who shows it names it. */
export function Card({
  card,
  named = null,
  language,
}: {
  card: string
  /** The colour that was named for a joker. */
  named?: Colour | null
  language: Language
}) {
  const colour = colourOn(card)
  const joker = isMauMauCard(card) && isJoker(card)
  return (
    <span
      aria-hidden="true"
      className={`relative inline-flex aspect-[5/7] h-(--card) flex-col items-center justify-center overflow-hidden rounded-[calc(var(--card)*0.09)] border-[calc(var(--card)*0.03)] border-[#fffdf8]! leading-none font-extrabold shadow-card ${fillOf(card)}`}
    >
      <span className="absolute top-[5%] left-[7%] flex flex-col items-center gap-[0.15em] text-[calc(var(--card)*0.12)]">
        <Sign sign={signOn(card)} />
        {colour && <Mark colour={colour} className="size-[0.85em]" />}
      </span>
      <span
        className={`${joker && named ? '-translate-y-[12%]' : ''} ${signOn(card).length > 3 && card === 'joker+4' ? 'text-[calc(var(--card)*0.27)]' : 'text-[calc(var(--card)*0.44)]'}`}
      >
        <Sign sign={signOn(card)} />
      </span>
      {joker && !named && (
        <span className="absolute bottom-[8%] flex gap-[0.25em] text-[calc(var(--card)*0.1)]">
          {COLOURS.map((each) => (
            <Mark key={each} colour={each} />
          ))}
        </span>
      )}
      {joker && named && (
        <span
          className={`absolute inset-x-0 bottom-0 flex h-[30%] items-center justify-center gap-[0.3em] text-[calc(var(--card)*0.13)] ${FILL[named]}`}
        >
          <Mark colour={named} />
          {colourName(named, language)}
        </span>
      )}
    </span>
  )
}
