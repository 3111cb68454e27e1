import type { Writable } from 'node:stream'

const ENOUGH = 64 * 1024

/** The output cannot be written: a full disk, a stream that is no more. */
export class OutputError extends Error {
  constructor(cause: Error) {
    super(`the output cannot be written: ${cause.message}`, { cause })
    this.name = 'OutputError'
  }
}

/** Text on its way to a stream, in pieces of about 64 KiB, no faster than it is taken. */
export class Output {
  /** Nobody reads any more, as after `| head`. */
  closed = false
  private readonly stream: Writable
  private pending = ''

  constructor(stream: Writable) {
    this.stream = stream
    stream.on('error', () => {}) // told to `flush`
  }

  /** @returns true when it is time to `flush`. */
  add(text: string): boolean {
    this.pending += text
    return this.pending.length >= ENOUGH
  }

  /** @throws OutputError */
  async flush(): Promise<void> {
    const text = this.pending
    this.pending = ''
    if (text === '' || this.closed) return
    const error = await new Promise<NodeJS.ErrnoException | null | undefined>((done) => {
      this.stream.write(text, done)
    })
    if (error?.code === 'EPIPE') this.closed = true
    else if (error) throw new OutputError(error)
  }
}

/** Tells people in a line each what is wrong. Where nobody listens any more, the work goes on. */
export function complain(lines: readonly string[]): void {
  if (!process.stderr.listeners('error').includes(unheard)) process.stderr.on('error', unheard)
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
}

const unheard = () => {}

/** A file's name, or what else somebody has typed, in one line and without orders to the terminal. */
export function inLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (character) => {
    const short = JSON.stringify(character).slice(1, -1)
    return short.startsWith('\\') ? short : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
