import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EraseButton } from './erase-button'

it('is a named button that can be shut', () => {
  const markup = (disabled: boolean) =>
    renderToStaticMarkup(<EraseButton label="Letzte löschen" disabled={disabled} onTap={() => {}} />)
  expect(markup(false)).toMatch(/^<button type="button" class="icon-button" aria-label="Letzte löschen"><svg/)
  expect(markup(true)).toContain('disabled=""')
})
