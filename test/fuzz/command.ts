import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { root } from '@/lib/cli/export'

/** What became of a call of the command. */
export interface Called {
  readonly status: number | null
  readonly lines: number
  /** The last line of its output. */
  readonly last: string
  readonly stderr: string
  readonly seconds: number
  /** The most memory that the judge held, in MiB. */
  readonly peak: number
}

const hook = pathToFileURL(join(import.meta.dirname, 'peak.mjs')).href

/** Calls `npm run --silent judge -- --json` with these logs as files, and keeps nothing of what it prints. */
export async function judgeFiles(logs: readonly (string | Uint8Array)[]): Promise<Called> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  try {
    // Short names: npm hands all of them to a shell as one argument, which Linux limits to 128 KiB.
    const names = logs.map((_, i) => String(i))
    for (const [i, name] of names.entries()) writeFileSync(join(folder, name), logs[i] as string | Uint8Array)
    return await call(names, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function call(files: readonly string[], folder: string): Promise<Called> {
  const peakFile = join(folder, 'peak')
  const began = performance.now()
  const child = spawn('npm', ['--prefix', root, 'run', '--silent', 'judge', '--', '--json', ...files], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: `--import ${hook}`, PEAK_FILE: peakFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (text) => {
    stderr += text
  })
  const ended = new Promise<number | null>((done) => child.on('close', done))
  let lines = 0
  let last = ''
  for await (const line of createInterface({ input: child.stdout })) {
    lines++
    last = line
  }
  const status = await ended
  return { status, lines, last, stderr, seconds: (performance.now() - began) / 1000, peak: peakOf(peakFile) }
}

function peakOf(file: string): number {
  const judges = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([main]) => main?.endsWith('judge.ts'))
  return Math.max(...judges.map(([, peak]) => Number(peak))) / 1024
}
