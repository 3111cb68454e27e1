/** A file that is no table log: the first line that is wrong (from 1), and what is wrong with it. */
export class LogError extends Error {
  readonly line: number
  readonly what: string

  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`)
    this.name = 'LogError'
    this.line = line
    this.what = what
  }
}
