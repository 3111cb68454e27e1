import type { Random } from './chance'
import type { Question } from './question'

/** How many questions of a clause are kept; later ones take the place of some of them. */
const EACH = 6

/** Questions that are ready to be asked, by the clause that decides. */
export class Pool {
  private readonly ready = new Map<string, Question[]>()
  private readonly seen = new Map<string, number>()

  constructor(private readonly random: Random) {}

  /** Adds questions; of each clause a fair sample is kept (reservoir sampling, Vitter 1985). */
  add(questions: Iterable<Question>): void {
    for (const question of questions) {
      const kept = this.ready.get(question.clause) ?? []
      const seen = (this.seen.get(question.clause) ?? 0) + 1
      this.ready.set(question.clause, kept)
      this.seen.set(question.clause, seen)
      const place = kept.length < EACH ? kept.length : Math.floor(this.random() * seen)
      if (place < EACH) kept[place] = question
    }
  }

  /** The clauses that can be asked about. */
  clauses(): readonly string[] {
    return [...this.ready].filter(([, questions]) => questions.length > 0).map(([clause]) => clause)
  }

  /** Takes a question about a clause out; undefined where there is none. */
  take(clause: string): Question | undefined {
    const questions = this.ready.get(clause) ?? []
    return questions.splice(Math.floor(this.random() * questions.length), 1)[0]
  }
}
