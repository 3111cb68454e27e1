import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Figure } from './figure'

it('is a term and its value', () => {
  const found = renderToStaticMarkup(<Figure name="Vorrat" value={12} />)
  expect(found).toMatch(/^<div[^>]*><dt>Vorrat<\/dt><dd[^>]*>12<\/dd><\/div>$/)
})
