import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ANIMALS, MISCH_MASCH_CARDS } from '@/lib/cards/misch-masch'
import { AnimalCard, AnimalHalf } from '.'

test('every drawing is one silent picture, every path once', () => {
  const complaint = vi.spyOn(console, 'error')
  const pictures = [
    ...MISCH_MASCH_CARDS.map((card) => <AnimalCard key={card} card={card} className="h-10" />),
    ...ANIMALS.map((animal) => <AnimalHalf key={animal} animal={animal} half="upper" />),
    ...ANIMALS.map((animal) => <AnimalHalf key={animal} animal={animal} half="lower" />),
  ]
  for (const picture of pictures) {
    const markup = renderToStaticMarkup(picture)
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*>(<path [^>]+><\/path>)+<\/svg>$/)
    expect(markup).not.toMatch(/(fill|stroke)="(ink|faint|undefined)"/)
    const paths = markup.match(/<path [^>]+>/g) ?? []
    expect(new Set(paths).size).toBe(paths.length)
  }
  expect(complaint).not.toHaveBeenCalled()
})
