/** A name as it is kept: no space around it, single spaces within. */
export function tidy(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** The one at the table who has that name already; "ana" and "Ana" are one name to the ear. */
export function sameNamed(name: string, players: readonly string[]): string | undefined {
  const wanted = name.toLowerCase()
  return players.find((player) => player.toLowerCase() === wanted)
}

/** The list with the one at `from` at `to`, and the others closed up. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Who could be meant by what is being typed, those whose names begin with it first; nobody who sits already. */
export function suggested(typed: string, known: readonly string[], players: readonly string[]): readonly string[] {
  const wanted = tidy(typed).toLowerCase()
  const free = known.filter((name) => sameNamed(name, players) === undefined)
  const begins = (name: string) => name.toLowerCase().startsWith(wanted)
  const within = (name: string) => !begins(name) && name.toLowerCase().includes(wanted)
  return [...free.filter(begins), ...free.filter(within)]
}
