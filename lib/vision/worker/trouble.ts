/** Why the recogniser cannot work, or a photo cannot be read. */
export const TROUBLES = ['offline', 'missing', 'damaged', 'unsupported', 'no-picture', 'broken', 'closed'] as const

/**
 * - `offline`: its files are not on this phone yet, and there is no network to get them.
 * - `missing`: the server does not have them (any more): a newer version of the app is out.
 * - `damaged`: they are not what they should be, also when fetched anew.
 * - `unsupported`: this browser can run none of the backends.
 * - `no-picture`: the file is no picture that this browser can decode.
 * - `broken`: the worker has failed, for want of memory perhaps; opening anew may help.
 * - `closed`: `close()` was called meanwhile.
 */
export type Trouble = (typeof TROUBLES)[number]

export class RecogniserError extends Error {
  override readonly name = 'RecogniserError'

  constructor(
    readonly trouble: Trouble,
    detail: string = trouble,
  ) {
    super(detail)
  }
}
