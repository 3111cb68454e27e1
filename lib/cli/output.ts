import type { Writable } from 'node:stream'

const ENOUGH = 64 * 1024

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

  async flush(): Promise<void> {
    const text = this.pending
    this.pending = ''
    if (text === '' || this.closed) return
    const error = await new Promise<NodeJS.ErrnoException | null | undefined>((done) => {
      this.stream.write(text, done)
    })
    if (error?.code === 'EPIPE') this.closed = true
    else if (error) throw new Error('cannot write the output', { cause: error })
  }
}
