import type { PersonRow } from '../result'

/** What becomes of the people of an archive beside those who are known here. */
export interface MatchedPeople {
  /** The rows to be written: new ones, and those that have changed. */
  readonly written: readonly PersonRow[]
  /** By the id in the archive: who that is here. */
  readonly who: ReadonlyMap<string, string>
  readonly added: number
  readonly updated: number
  readonly there: number
}

/**
 * Finds each person of an archive among those who are known here: by id, then by name. Nobody here is found twice, so
 * that two who sat at one table stay two. Of somebody found by id the later change counts; somebody found by name keeps
 * what stands here and gains what is missing. A name stays with the person who bears it here.
 *
 * Doing it once more changes nothing.
 */
export function matchPeople(brought: readonly PersonRow[], known: readonly PersonRow[]): MatchedPeople {
  const before = new Map(known.map((person) => [person.id, person]))
  const rows = new Map(before)
  /** Who bears a name. */
  const bearers = new Map<string, string>()
  for (const { id, names } of known) for (const name of names) bearers.set(name, id)
  const who = new Map<string, string>()
  const found = new Set<string>()
  const meet = (person: PersonRow, id: string) => {
    who.set(person.id, id)
    found.add(id)
  }
  for (const person of brought) if (rows.has(person.id)) meet(person, person.id)
  for (const person of brought) {
    if (who.has(person.id)) continue
    const bearer = person.names.map((name) => bearers.get(name)).find((id) => id !== undefined && !found.has(id))
    meet(person, bearer ?? person.id)
  }

  let [added, updated] = [0, 0]
  const changed = new Set<string>()
  const write = (person: PersonRow) => {
    rows.set(person.id, person)
    for (const name of person.names) bearers.set(name, person.id)
    changed.add(person.id)
  }
  for (const person of brought) {
    const id = who.get(person.id) as string
    const here = rows.get(id)
    const free = person.names.filter((name) => !bearers.has(name))
    const { mergedInto, ...rest } = person
    if (!here) {
      write({ ...rest, names: free })
      added++
      continue
    }
    const next = joined(here, rest, free)
    if (next === here) continue
    write(next)
    updated++
  }
  // Who was merged into whom, once everybody is there.
  for (const person of brought) {
    const id = who.get(person.id) as string
    const here = rows.get(id) as PersonRow
    const into = person.mergedInto && who.get(person.mergedInto)
    if (!into || into === here.mergedInto || !wins(person, before.get(id)) || leadsTo(into, id, rows)) continue
    if (!changed.has(id)) updated++
    write({ ...here, mergedInto: into })
  }
  return {
    written: [...changed].map((id) => rows.get(id) as PersonRow),
    who,
    added,
    updated,
    there: brought.length - added - updated,
  }
}

/** What an archive says of somebody counts more than what is known here: nothing, or the same entry before a change. */
function wins(brought: PersonRow, here: PersonRow | undefined): boolean {
  return !here || (here.id === brought.id && brought.changed > here.changed)
}

/** Somebody with what an archive adds; the same object where that is nothing. */
function joined(here: PersonRow, brought: PersonRow, free: readonly string[]): PersonRow {
  const names = free.length > 0 ? [...here.names, ...free] : here.names
  if (wins(brought, here)) {
    const { mergedInto } = here
    return { ...brought, names, ...(mergedInto !== undefined && { mergedInto }) }
  }
  const picture = brought.id === here.id ? undefined : brought.picture
  const isNew = !here.picture && picture !== undefined
  if (free.length === 0 && !isNew) return here
  return { ...here, names, ...(isNew && { picture }) }
}

/** Does following the merged from one come to another? */
function leadsTo(from: string, to: string, rows: ReadonlyMap<string, PersonRow>): boolean {
  for (let at: string | undefined = from; at !== undefined; at = rows.get(at)?.mergedInto) if (at === to) return true
  return false
}
