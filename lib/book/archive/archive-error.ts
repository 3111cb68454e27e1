/** Why a file is not taken in as an archive, or the book does not fit into one. Codes only: the screen finds the words. */
export type ArchiveFault =
  /** It is no zip file at all, or one that holds no manifest of ours. */
  | { readonly code: 'no-archive' }
  /** A newer Kiebitz wrote it; `version` is the format's. */
  | { readonly code: 'newer'; readonly version: number }
  /** More than an archive may hold: `what` is how much of what. */
  | { readonly code: 'too-large'; readonly what: 'archive' | 'unpacked' | 'file' | 'files' }
  /** Bytes are missing or have changed; `file` is the one inside, empty where it is the archive as a whole. */
  | { readonly code: 'damaged'; readonly file: string }
  /** It holds a file that has no business there, or one twice. */
  | { readonly code: 'stranger'; readonly file: string }
  /** What a file inside says makes no sense; `what` is one line in English, for who made it. */
  | { readonly code: 'nonsense'; readonly file: string; readonly what: string }
  /** A table log inside is none. */
  | { readonly code: 'log'; readonly file: string; readonly line: number; readonly what: string }

/** Thrown while an archive is written or read; never leaves this folder but as an outcome. */
export class ArchiveError extends Error {
  readonly fault: ArchiveFault

  constructor(fault: ArchiveFault) {
    super([fault.code, 'file' in fault && fault.file, 'what' in fault && fault.what].filter(Boolean).join(': '))
    this.name = 'ArchiveError'
    this.fault = fault
  }
}

/** At most this much of a stranger's text is repeated. */
const QUOTED = 60

/** A name from a file that nobody has vouched for, as it may be shown. */
export const quoted = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text)
