import type { TestProject } from 'vitest/node'
import build from '../../lib/cli/build'
import { exported } from '../../lib/cli/export'
import { type RunningServer, serve } from '../../lib/cli/server'
import { NOT_COMPILED } from '../chromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served; empty where it could not be built. */
    origin: string
  }
}

/** Builds what is stale and serves it once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: RunningServer | undefined
  if ((await build(['--if-stale'])) === 0)
    server = await serve({ directory: exported, host: '127.0.0.1', port: 0, headers: NOT_COMPILED })
  // Not an exception: that would end the run, and the other tests with it.
  project.provide('origin', server ? `http://127.0.0.1:${server.port}` : '')
  return async () => server?.close()
}
