import { resolve } from 'node:path'

/** npm runs its scripts in the repository's root; a path is meant from where npm was called. */
export function fromWhereCalled(path: string, script: string): string {
  const { npm_lifecycle_event: running, INIT_CWD: called } = process.env
  return running === script && called ? resolve(called, path) : path
}
