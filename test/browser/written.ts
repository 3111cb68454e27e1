import type { Page } from 'playwright-core'
import type { VerdictWord } from '../../lib/referee/verdict'

/** How often the table that is shown has changed. */
export async function versionOf(page: Page): Promise<number> {
  return Number(await page.locator('main[data-version]').getAttribute('data-version'))
}

/** What the log says of an event on which the referee asks for a ruling. */
interface Ruled {
  readonly ruling?: string | undefined
}

/** Answers the referee's question as the log does, where an event that was tapped is illegal. */
export async function answerReferee(page: Page, verdict: VerdictWord, { ruling }: Ruled): Promise<void> {
  if (verdict !== 'illegal') return
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: ruling === 'stands' ? 'Let it stand' : 'Take back' }).tap()
  await question.waitFor({ state: 'detached' })
}

/** Waits until an event that was tapped on a table of version `before` is written there. */
export async function writtenAfter(page: Page, before: number, verdict: VerdictWord, event: object): Promise<void> {
  // The ruling on what is illegal is a change of its own.
  const version = before + (verdict === 'illegal' ? 2 : 1)
  await page
    .locator(`main[data-version="${version}"]`)
    .waitFor()
    .catch(async (error) => {
      throw new Error(`${JSON.stringify(event)}: version ${await versionOf(page)}, not ${version}`, { cause: error })
    })
}
