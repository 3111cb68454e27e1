import { describe, expect, test } from 'vitest'
import { breaches } from './rules'
import { tree } from './tree'

// A small house that stands. Each case below adds one file, or changes one, and must be caught.
const HOUSE = {
  'lib/cards/deck.ts': 'export type Card = string',
  'lib/referee/game.ts': "import type { Card } from '../cards/deck'; export type Game = Card",
  'lib/games/registry.ts':
    "import { mezza } from './mezza/index'; import { merge } from './merge/index'; export const games = [mezza, merge]",
  'lib/games/mezza/index.ts': "import type { Game } from '@/lib/referee/game'; export const mezza: Game = ''",
  'lib/games/merge/index.ts': "export const merge = ''",
  'lib/book/store.ts': "import { games } from '../games/registry'; export const store = games",
  'lib/speech/say.ts': "import type { Card } from '@/lib/cards/deck'; export const say = (card: Card) => card",
  'lib/cli/judge.ts': "import { games } from '@/lib/games/registry'; export default () => games.length",
  'app/globals.css': '',
  'app/page.tsx':
    "import './globals.css'; import { store } from '@/lib/book/store'; import { say } from '@/lib/speech/say'; export default () => <p>{say(store[0])}</p>",
  'lib/games/mezza/index.test.ts':
    "import { merge } from '../merge/index'; import { store } from '@/lib/book/store'; console.log(merge, store)",
  'lib/book/store.fixture.ts': "import { say } from '@/lib/speech/say'; export const filled = say('1')",
  'lib/book/store.test.ts': "import { filled } from './store.fixture'; console.log(filled)",
  'test/help.ts': "import { mezza } from '@/lib/games/mezza/index'; export const help = mezza",
}

function house(changes: Record<string, string> = {}): string[] {
  return breaches(new Map(Object.entries({ ...HOUSE, ...changes })))
}

test('a house that stands has no breaches', () => {
  expect(house()).toEqual([])
})

test('what is checked is our own house', () => {
  const files = tree()
  files.set('lib/cards/breach.test-only.ts', "import '@/app/layout'")
  expect(breaches(files).join('\n')).toContain(
    "lib/cards/breach.test-only.ts:1 imports '@/app/layout': imports go down only",
  )
})

describe('a breach is caught', () => {
  const page = HOUSE['app/page.tsx']
  const cases: readonly [name: string, path: string, text: string, fault: string][] = [
    ['cards import the referee', 'lib/cards/deck.ts', "import '../referee/game'", 'stands above'],
    ['a type is an import too', 'lib/cards/deck.ts', "import type { Game } from '@/lib/referee/game'", 'stands above'],
    [
      'so is a type named in passing',
      'lib/cards/deck.ts',
      "export type A = import('../referee/game').Game",
      'stands above',
    ],
    ['so is a re-export', 'lib/cards/deck.ts', "export * from '../referee/game'", 'stands above'],
    ['so is a lazy import', 'lib/cards/deck.ts', "export const a = () => import('../referee/game')", 'stands above'],
    [
      'so is a worker',
      'lib/cards/deck.ts',
      "export const a = new URL('../referee/game.ts', import.meta.url)",
      'stands above',
    ],
    ['the referee imports a game', 'lib/referee/game.ts', "import '@/lib/games/mezza/index'", 'stands above'],
    ['the referee imports the registry', 'lib/referee/game.ts', "import '@/lib/games/registry'", 'stands above'],
    ['a game imports another', 'lib/games/merge/index.ts', "import '../mezza/index'", 'another game'],
    ['a game imports the registry', 'lib/games/merge/index.ts', "import '../registry'", 'does not know the registry'],
    [
      'a neighbour of the registry imports a game',
      'lib/games/all.ts',
      "import './mezza/index'",
      'only lib/games/registry.ts',
    ],
    ['the book imports a game', 'lib/book/store.ts', "import '../games/mezza/index'", 'only through'],
    ['a screen imports a game', 'app/page.tsx', `import '@/lib/games/mezza/index'; ${page}`, 'only through'],
    ['the book imports speech', 'lib/book/store.ts', "import '../speech/say'", 'do not know each other'],
    ['the book imports a screen', 'lib/book/store.ts', "import '@/app/page'", 'stands above'],
    ['a screen imports a command', 'app/page.tsx', `import '@/lib/cli/judge'; ${page}`, 'do not know each other'],
    ['a screen imports a test', 'app/page.tsx', `import '@/test/help'; ${page}`, 'only tests'],
    ['a screen imports a fixture', 'app/page.tsx', `import '@/lib/book/store.fixture'; ${page}`, 'only tests'],
    ['a fixture that nobody needs', 'lib/book/fixture.ts', '', 'nobody imports it'],
    ['an import of nothing', 'app/page.tsx', `import './gone'; ${page}`, 'no such file'],
    ['a folder without a floor', 'lib/misc/a.ts', '', 'no floor'],
    ['a file that nobody imports', 'lib/cards/lost.ts', '', 'nobody imports it'],
    ['a circle', 'lib/cards/deck.ts', "import './ring'", 'lib/cards/deck.ts → lib/cards/ring.ts → lib/cards/deck.ts'],
  ]
  test.each(cases)('%s', (_, path, text, fault) => {
    const ring = fault.includes('ring') ? { 'lib/cards/ring.ts': "import type { Card } from './deck'" } : {}
    expect(house({ [path]: text, ...ring }).join('\n')).toContain(fault)
  })
})
