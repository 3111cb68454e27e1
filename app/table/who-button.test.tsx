import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl/react'
import { expect, it } from 'vitest'
import { en } from '../words/en'
import { WhoButton } from './who-button'

const LIT = 'bg-half-soft'

const markup = (props: Partial<ComponentProps<typeof WhoButton>>) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ table: en.table } as never}>
      <WhoButton name="Ana" outOfTurn={false} onTap={() => {}} {...props} />
    </IntlProvider>,
  )

it.each<[props: Partial<ComponentProps<typeof WhoButton>>, text: string, lit: boolean]>([
  [{}, 'Ana plays', false],
  [{ outOfTurn: true }, 'Ana, out of turn', true],
  [{ beside: 'hand' }, 'Ana plays · hand', true],
  [{ name: null }, 'Who?', false],
])('says who acts: %j', (props, text, lit) => {
  const found = markup(props)
  expect(found.replace(/<!-- -->|<[^>]+>/g, '')).toBe(text)
  expect(found.includes(LIT)).toBe(lit)
})

it('leaves the verdict the room it needs', () => {
  expect(markup({})).toContain('max-w-[40%]')
  expect(markup({ width: 'max-w-[45%]' })).toContain('max-w-[45%]')
})
