import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CHUNK = 256 * 1024

/** Most files fit in here whole; it is used for one after the other. */
const head = new Uint8Array(CHUNK)

const STDIN = 0

/** Bytes that can be gone through more than once, in memory that does not grow with them. */
export interface Input {
  /** All bytes, when there are few; until the next input is opened. */
  readonly whole: Uint8Array | null
  /** The bytes in order; each chunk until the next is asked for. To go through them again, finish the first time. */
  chunks(): Iterable<Uint8Array>
  close(): void
}

/**
 * Opens a file, or standard input.
 *
 * @param path a file's path, a pipe's too; null for standard input.
 * @throws what `openSync` and `readSync` throw.
 */
export function openInput(path: string | null): Input {
  const fd = path === null ? STDIN : openSync(path, 'r')
  const close = () => {
    if (fd !== STDIN) closeSync(fd)
  }
  try {
    const size = fill(fd, head, null)
    if (size < CHUNK) {
      const whole = head.subarray(0, size)
      return { whole, chunks: () => [whole], close }
    }
    if (fd !== STDIN && fstatSync(fd).isFile()) return { whole: null, chunks: () => chunksOf(fd), close }
    return spool(fd, close)
  } catch (error) {
    close()
    throw error
  }
}

function* chunksOf(fd: number): Generator<Uint8Array> {
  const chunk = new Uint8Array(CHUNK)
  let position = 0
  for (;;) {
    const size = fill(fd, chunk, position)
    if (size > 0) yield chunk.subarray(0, size)
    if (size < CHUNK) return
    position += size
  }
}

/** What comes through a pipe comes once: it is kept in a temporary file. Its beginning has been read already. */
function spool(fd: number, close: () => void): Input {
  const path = join(tmpdir(), `kiebitz-${randomUUID()}`)
  const copy = openSync(path, 'wx+', 0o600)
  unlinkSync(path) // It is gone with this process, whatever happens.
  let copied = false

  function* copying(): Generator<Uint8Array> {
    const chunk = head.slice()
    let size = CHUNK
    while (size > 0) {
      for (let done = 0; done < size; ) done += writeSync(copy, chunk, done, size - done)
      yield chunk.subarray(0, size)
      size = fill(fd, chunk, null)
    }
    copied = true
  }

  return {
    whole: null,
    chunks: () => (copied ? chunksOf(copy) : copying()),
    close() {
      closeSync(copy)
      close()
    },
  }
}

/** Reads until the buffer is full or the input ends. */
function fill(fd: number, buffer: Uint8Array, position: number | null): number {
  let size = 0
  while (size < buffer.length) {
    const read = readSome(fd, buffer, size, position === null ? null : position + size)
    if (read === 0) break
    size += read
  }
  return size
}

function readSome(fd: number, buffer: Uint8Array, offset: number, position: number | null): number {
  for (;;) {
    try {
      return readSync(fd, buffer, offset, buffer.length - offset, position)
    } catch (error) {
      // Standard input may have been left non-blocking by whoever had it before.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}
