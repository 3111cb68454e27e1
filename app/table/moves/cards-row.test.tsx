import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl/react'
import { expect, it } from 'vitest'
import { CardsRow } from './cards-row'

const markup = (cards: readonly string[]) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{} as never}>
      <CardsRow
        legend="Which cards?"
        erase="Erase the last"
        cards={cards}
        face={(card) => <b>{card}</b>}
        onCards={() => {}}
      >
        <p>keys</p>
      </CardsRow>
    </IntlProvider>,
  )

it('names every card aloud beside its face, and ends with the keys', () => {
  const found = markup(['8', '8'])
  expect(found.match(/<li><span class="sr-only">eight<\/span><b>8<\/b><\/li>/g)).toHaveLength(2)
  expect(found).toMatch(/^<section aria-label="Which cards\?">.*<p>keys<\/p><\/section>$/)
})

it('has nothing to erase in an empty row', () => {
  expect(markup([])).toContain('disabled=""')
  expect(markup(['8'])).not.toContain('disabled')
})
