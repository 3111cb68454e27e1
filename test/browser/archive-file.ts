import { zipSync } from 'fflate'
import { FORMAT, VERSION } from '../../lib/book/archive/manifest'
import { sha256 } from '../../lib/book/archive/sha256'

const encode = (text: string) => new TextEncoder().encode(text)

/** The archive of a book of so many tables of Mezza, each of about so many moves, as a file for a picker. */
export function archiveFile(tables: number, moves: number, over = true) {
  const files: Record<string, Uint8Array<ArrayBuffer>> = {}
  const rows = []
  const began = Date.UTC(2026, 0, 1, 18)
  for (let table = 0; table < tables; table++) {
    const id = table.toString(16).padStart(24, '0')
    const started = new Date(began + table * 3_600_000).toISOString()
    const header = { kiebitz: 1, game: 'mezza', players: ['Ana', 'Ben', 'Cem'], options: { variant: 'full' }, started }
    const lines = Array.from({ length: moves }, (_, move) => ({ do: 'play', by: move % 3, cards: [String(move % 10)] }))
    const events = over ? [...lines, { do: 'leave', by: 1 }, { do: 'leave', by: 2 }] : lines
    files[`tables/${id}.jsonl`] = encode([header, ...events].map((line) => `${JSON.stringify(line)}\n`).join(''))
    const changed = began + table * 3_600_000
    const counts = { version: 1, base: 0, edits: events.length, cursor: events.length }
    rows.push({ id, created: changed, changed, ...counts, over, status: 'Ana', history: false })
  }
  files['book.json'] = encode(JSON.stringify({ tables: rows, results: [], people: [], decks: [] }))
  const list = Object.entries(files).map(([name, bytes]) => ({ name, size: bytes.length, sha256: sha256(bytes) }))
  files['manifest.json'] = encode(JSON.stringify({ format: FORMAT, version: VERSION, made: began, files: list }))
  return { name: 'kiebitz.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(files, { level: 1 })) }
}
