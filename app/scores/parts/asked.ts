import { dayOf } from '@/lib/book/evening'
import type { Outcome } from '@/lib/book/failure'
import { bookState } from '@/lib/book/ledger-store'

/** An answer, and what it depends on besides the question: what stood in the book, and for "this year", the day. */
interface Kept {
  readonly answer: Outcome<unknown>
  readonly state: object | undefined
  readonly day: string
}

/** Answers that are kept, so that a screen one comes back to is there at once, as long as it was. */
const KEPT = 24
const answers = new Map<string, Kept>()

function keep(question: string, kept: Kept): void {
  answers.delete(question)
  answers.set(question, kept)
  const [oldest] = answers.keys()
  if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest)
}

/** What the book said last; undefined where it has not been asked, or too long ago. */
export function lastAnswer(question: string): Outcome<unknown> | undefined {
  return answers.get(question)?.answer
}

/** Questions that were asked ahead and are not answered yet. */
const asking = new Map<string, Promise<Outcome<unknown>>>()

/** Asks what somebody is about to ask. */
export function askAhead(question: string, ask: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
  const answer = answered(question, ask).finally(() => asking.delete(question))
  asking.set(question, answer)
  return answer
}

/** The answer to what was asked ahead, or else to what is asked now. */
export function firstAnswer(question: string, ask: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
  return asking.get(question) ?? answered(question, ask)
}

/** Asks the book, unless it has answered before and nothing has changed since. The answer is kept. */
export async function answered(question: string, ask: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
  const now = bookState()
  const day = dayOf(Date.now())
  const before = answers.get(question)
  if (before?.answer.ok && before.state && before.day === day && before.state === (await now)) return before.answer
  const [answer, state] = await Promise.all([ask(), now])
  keep(question, { answer, state, day })
  return answer
}
