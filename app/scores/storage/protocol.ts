import type { Exported } from '@/lib/book/archive/export'
import type { Imported } from '@/lib/book/archive/import'

/** What the worker is asked, once. */
export type Request = { readonly do: 'export' } | { readonly do: 'import'; readonly file: File }

/** How far it has come; `share` is 0 to 1 of this step. */
export interface Step {
  readonly step: 'pack' | 'check' | 'write'
  readonly share: number
}

export type Answers = { readonly export: Exported; readonly import: Imported }

export type FromWorker =
  | { readonly progress: Step }
  | { readonly answer: Exported | Imported }
  /** A mistake of ours, in words for who looks for it. */
  | { readonly broken: string }
