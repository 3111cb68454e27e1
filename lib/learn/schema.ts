import * as z from 'zod/mini'
import { GAME_IDS } from '@/lib/referee/game'
import { VERDICTS } from '@/lib/referee/verdict'

const line = z.string().check(z.minLength(1))

/** A text in every language. */
const text = z.strictObject({ de: line, en: line })

/** A table log's line as it stands in a file; whether a game knows it is asked when the lesson is opened. */
const event = z.looseObject({ do: z.string(), by: z.optional(z.int().check(z.nonnegative())) })

/** Part of a JSON value: an object asks for its own keys only, in a list by index. */
const part = z.record(z.string(), z.json())

const conditions = {
  verdict: z.optional(z.enum(VERDICTS)),
  /** The code of the fault. */
  fault: z.optional(z.string()),
  /** A clause that one of the effects rests on. */
  effect: z.optional(z.string()),
  /** What the public table says afterwards. */
  table: z.optional(part),
  /** What the move itself says. */
  move: z.optional(part),
}

/** What is asked of a verdict: everything that is named must hold, and one of `any`. */
export const predicate = z.strictObject({
  ...conditions,
  any: z.optional(z.array(z.strictObject(conditions)).check(z.minLength(1))),
})

/** What helps with this step, and says why its answer is right; the lesson's own where it is left out. */
const stepHint = text

/** Something to be done: one of these moves is chosen, and the judge says what it is. */
const moveStep = z.strictObject({
  goal: z.optional(text),
  hint: z.optional(stepHint),
  moves: z.array(event).check(z.minLength(2)),
  success: predicate,
  /** What is a mistake; whatever the judge does not allow, unless said. */
  failure: z.optional(predicate),
  /** What the others do then. */
  reply: z.optional(z.array(event)),
  /** Somebody else is as quick as this. */
  clock: z.optional(z.strictObject({ seconds: z.number().check(z.positive()), late: z.array(event) })),
})

/** Something to be told: the judge's own table has the answer. */
const askStep = z.strictObject({
  question: text,
  hint: z.optional(stepHint),
  /** Where the answer stands in the public table: `turn`, `players.1.hand`. */
  ask: z.string(),
  options: z.array(z.union([z.string(), z.number()])).check(z.minLength(2)),
})

const header = z.looseObject({ kiebitz: z.literal(1), game: z.enum(GAME_IDS), players: z.array(z.string()) })

export const lesson = z.strictObject({
  id: z.string(),
  title: text,
  /** Not needed for a first game. */
  finer: z.optional(z.literal(true)),
  /** The rules that it is about, as the game's page numbers them. */
  clauses: z.array(z.string()).check(z.minLength(1)),
  goal: text,
  hint: text,
  /** The learner's seat. */
  you: z.int(),
  /** The table log up to the position: its header, then its events. */
  log: z.tuple([header], event),
  /** Cards that the learner sees or is going to see, by hidden zone, at the position: `hand 1`, `stock`, the next first. */
  hidden: z.record(z.string(), z.array(z.string())),
  steps: z.array(z.union([moveStep, askStep])).check(z.minLength(1)),
})

export const course = z.strictObject({
  game: z.enum(GAME_IDS),
  /** What the game is about, for who has never seen it. */
  about: text,
  chapters: z.array(z.strictObject({ id: z.string(), title: text, lessons: z.array(lesson).check(z.minLength(1)) })),
})

export type Course = z.infer<typeof course>
export type Chapter = Course['chapters'][number]
export type Lesson = z.infer<typeof lesson>
export type MoveStep = z.infer<typeof moveStep>
export type AskStep = z.infer<typeof askStep>
export type Step = MoveStep | AskStep
export type Predicate = z.infer<typeof predicate>
