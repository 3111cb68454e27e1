import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../lib/cards/language'
import { loadGame } from '../../lib/games/load'
import { lessonsOf, loadCourse } from '../../lib/learn/course'
import { answered, answerOf, attempt, isMoveStep, movesOf, openExercise, stepOf } from '../../lib/learn/exercise'
import { pathOf } from '../../lib/learn/path'
import type { Lesson } from '../../lib/learn/schema'
import type { AnyGame } from '../../lib/referee/game'
import { oneOf, someOf } from '../long'
import { cutOff, smallTargets } from './look'
import { accessibilityFaults, accessibilityFaultsUpright, phone } from './support'

const WORDS = {
  de: {
    locale: 'de-DE',
    learn: 'Lernen',
    first: 'Erste Übung',
    choose: 'Was wählst du?',
    goOn: 'Weiter',
    next: 'Nächste Übung',
    right: 'Richtig',
    done: 'geschafft',
  },
  en: {
    locale: 'en-GB',
    learn: 'Learn',
    first: 'First exercise',
    choose: 'What do you choose?',
    goOn: 'Go on',
    next: 'Next exercise',
    right: 'Right',
    done: 'done',
  },
} as const

/** Many screens, each looked at by axe, on a busy machine. */
const LONG = 240_000

const mezza = async () => (await loadGame('mezza')) as AnyGame

/** Does a lesson that is open: errs wherever one can, is told why, and finds what is right. */
async function learn(page: Page, game: AnyGame, lesson: Lesson, language: Language): Promise<void> {
  const words = WORDS[language]
  await page.getByRole('heading', { level: 1, name: lesson.title[language] }).waitFor()
  let exercise = openExercise(game, lesson)
  for (let step = stepOf(exercise); step; step = stepOf(exercise)) {
    const said = page.getByRole('status')
    if (isMoveStep(step)) {
      const [here, now] = [exercise, step]
      const keys = page.getByRole('region', { name: words.choose }).getByRole('button')
      const tries = movesOf(here, now).map((move) => attempt(here, now, move))
      const wrong = tries.findIndex(({ outcome }) => outcome === 'failure')
      const { move } = tries[wrong]!
      await keys.nth(wrong).click()
      // The same words as at the table.
      if (move.ruling.verdict !== 'legal') {
        const told = { names: exercise.header.players, state: move.before, event: move.event }
        await said.getByText(game.words.fault(told, move.ruling.code, language).text).waitFor()
      }
      const right = tries.findIndex(({ outcome }) => outcome === 'success')
      await keys.nth(right).click()
      exercise = tries[right]!.after
    } else {
      const answer = step.options.indexOf(answerOf(exercise, step) as never)
      const keys = page.getByRole('region', { name: step.question[language] }).getByRole('button')
      await keys.nth(answer === 0 ? 1 : 0).click()
      await keys.nth(answer).click()
      exercise = answered(exercise)
    }
    await said.getByText(words.right).waitFor()
    if (stepOf(exercise)) await page.getByRole('button', { name: words.goOn }).click()
  }
}

describe.each(oneOf(['en', 'de'] as const))('the way, in %s', (language) => {
  test(
    'is learnt by erring, being told why, and trying again; what was done is kept',
    async () => {
      const words = WORDS[language]
      const { page } = await phone({ locale: words.locale })
      const game = await mezza()
      const course = await loadCourse('mezza')
      const lessons = pathOf(course).needed.slice(0, 4)
      await page.goto('/')
      await page.getByRole('link', { name: words.learn, exact: true }).click()
      await page.getByText(course.about[language]).waitFor()
      await page.getByRole('link', { name: words.first }).click()
      for (const lesson of lessons) {
        await learn(page, game, lesson, language)
        expect(await accessibilityFaults(page)).toEqual([])
        await page.getByRole('link', { name: words.next }).click()
      }
      await page.goto('/learn/')
      for (const { title } of lessons) {
        await page.getByRole('link', { name: `${title[language]}, ${words.done}` }).waitFor()
      }
      expect(await accessibilityFaults(page)).toEqual([])
    },
    LONG,
  )
})

test('a fault names its clause, and the clause is lit in the rules', async () => {
  const { page } = await phone()
  await page.goto('/learn/lesson/?game=mezza&id=mezza-four')
  await page.getByRole('button', { name: 'Ben: an eight' }).click()
  await page.getByRole('button', { name: 'Rule M4.4' }).click()
  const lit = page.getByRole('dialog').locator('[aria-current=true]')
  await lit.waitFor()
  expect(await lit.innerText()).toContain('M4.4')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ben: a two' }).waitFor()
})

test('snatching is exercised against a clock, which can be turned off', async () => {
  const { page } = await phone()
  await page.goto('/learn/lesson/?game=mezza&id=mezza-snatch')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await page.getByRole('timer', { name: 'Time' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // Nobody does anything until it is too late.
  await page.getByRole('status').getByText('Too late: Ana: joker').waitFor({ timeout: 15_000 })
  expect(await page.getByRole('region', { name: 'What do you choose?' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Rather without a clock' }).click()
  expect(await page.getByRole('timer').count()).toBe(0)
  await page.getByRole('button', { name: 'Ben snatches with a half' }).click()
  await page.getByRole('status').getByText('Right!').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Ben snatches with a half' }).waitFor()
})

test('after what a first game needs one is sent to play, and the finer points are left for later', async () => {
  const { page } = await phone()
  const { needed, finer } = pathOf(await loadCourse('mezza'))
  const last = needed.at(-1)!
  await page.goto('/learn/')
  await page.evaluate(
    (done) => localStorage.setItem('kiebitz-learn', JSON.stringify({ done })),
    needed.slice(0, -1).map(({ id }) => id),
  )
  await page.goto(`/learn/lesson/?game=mezza&id=${last.id}`)
  await learn(page, await mezza(), last, 'en')
  await page.getByRole('link', { name: 'On to the finer points' }).waitFor()
  await page.goto('/learn/')
  await page.getByText(`0 of ${finer.length} finer points done`).waitFor()
  await page.getByRole('link', { name: 'Done! Now a practice game' }).click()
  await page.getByRole('heading', { level: 1, name: 'Practice game' }).waitFor()
})

test('a lesson is done with the keyboard alone', async () => {
  const { page } = await phone()
  await page.goto('/learn/lesson/?game=mezza&id=mezza-seven')
  await page.getByRole('button', { name: 'Hint' }).press('Enter')
  // What was asked for has the focus, and is read.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('The 7 does that.')
  await page.getByRole('button', { name: 'Ben: a seven' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Right!').waitFor()
  // The way on has the focus.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ana' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Right!').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'The highest card' }).waitFor()
})

test(
  'every game has lessons, and an unknown one says so',
  async () => {
    const { page } = await phone()
    const processor = await page.context().newCDPSession(page)
    // So slow that the address comes after the next tap; one game is enough of that.
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await page.goto('/learn/')
    for (const [name, id] of [
      ['Mau Mau', 'mau-mau'],
      ['Misch Masch', 'misch-masch'],
      ['Merge', 'merge'],
    ] as const) {
      await page.getByRole('radio', { name }).check()
      const [lesson] = lessonsOf(await loadCourse(id))
      await page.getByRole('link', { name: lesson!.title.en }).click()
      await learn(page, (await loadGame(id)) as AnyGame, lesson!, 'en')
      await page.getByRole('link', { name: 'Back' }).click()
      await page.getByRole('link', { name: `${lesson!.title.en}, done` }).waitFor()
      await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    await page.goto('/learn/lesson/?game=merge&id=nothing')
    await page.getByText('There is no such exercise.').waitFor()
  },
  LONG,
)

describe.each(
  someOf([
    [360, 640, 'dark', 'de-DE'],
    [390, 844, 'light', 'en-GB'],
    [844, 390, 'light', 'de-DE'],
  ] as const),
)('at %i×%i, %s, %s', (width, height, colorScheme, locale) => {
  test(
    'the screens are whole',
    async () => {
      const { page } = await phone({ viewport: { width, height }, colorScheme, locale })
      for (const address of [
        '/learn/',
        '/learn/lesson/?game=mezza&id=mezza-face-up',
        '/learn/lesson/?game=mau-mau&id=mau-mau-plus-two',
        '/learn/lesson/?game=misch-masch&id=misch-masch-fits',
        '/learn/lesson/?game=merge&id=merge-split',
      ]) {
        await page.goto(address)
        await page.locator('main a[href*="lesson"], main section button').first().waitFor()
        expect(await accessibilityFaultsUpright(page), address).toEqual([])
        expect([...(await smallTargets(page)), ...(await cutOff(page))], address).toEqual([])
      }
    },
    LONG,
  )
})
