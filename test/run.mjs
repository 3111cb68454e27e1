import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, root } from '../lib/cli/install.mjs'

// npm test [-- words that Vitest takes, such as part of a file's name]; with --long screens are looked at in all sizes
// Every check runs, also after one has failed; the last line counts them all.

const long = process.argv.includes('--long')
const only = process.argv.slice(2).filter((word) => word !== '--long')
const modules = join(root, 'node_modules')
const command = join(root, 'lib/cli/run.mjs')
const reportFile = join(root, '.cache', 'vitest.json')
const env = { ...process.env, ...(long && { KIEBITZ_LONG: '1' }), ...(!process.stdout.isTTY && { NO_COLOR: '1' }) }
let passed = 0
let failed = 0

if (!install()) {
  finish(0, 1)
} else {
  // Side by side: one alone does not keep two processors busy.
  const lanes = [getChromium()]
  if (only.length === 0) lanes.push(checkStyleAndFloors(), checkTypesAndBuild())
  await Promise.all(lanes)
  vitest()
  finish(passed, failed)
}

async function checkStyleAndFloors() {
  await check('lint', [join(modules, '@biomejs/biome/bin/biome'), 'check', '.'])
  await check('floors', [command, 'test/floors/check.ts'])
}

/** In turn: a build takes away types that the compiler reads. */
async function checkTypesAndBuild() {
  await check('types', [join(modules, 'typescript/bin/tsc'), '--noEmit'])
  await check('build', [command, 'build', '--if-stale'])
}

async function check(name, words) {
  const began = Date.now()
  const { ok, said } = await run(words)
  console.log(`${said}${ok ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (ok) passed++
  else failed++
}

/** The browser tests say themselves that there is none. */
async function getChromium() {
  // Fetching one takes a while: what it says is told at once.
  const { ok } = await run([join(root, 'test/get-chromium.mjs')], 'inherit')
  if (ok) return
  const named = process.env.CHROMIUM_PATH ? `There is none at ${process.env.CHROMIUM_PATH}.` : 'Install it.'
  console.log(`The browser tests need Chromium. ${named} To name one: CHROMIUM_PATH=/path/to/chromium npm test`)
}

/** Runs a program of Node's, and gives back what it says unless that is inherited. */
function run(words, stdio = 'pipe') {
  const said = []
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', stdio, stdio] })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => said.push(bytes))
  return new Promise((resolve) => {
    const end = (ok) => resolve({ ok, said: Buffer.concat(said).toString() })
    child.on('error', () => end(false))
    child.on('close', (status) => end(status === 0))
  })
}

function vitest() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(reportFile, { force: true })
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const words = [join(modules, 'vitest/vitest.mjs'), 'run', ...report, ...only]
  const ok =
    spawnSync(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  const counted = count()
  passed += counted.passed
  // A file that could not be loaded, or an error outside any test, is a failure although no test says so.
  failed += counted.failed || (ok ? 0 : 1)
}

function count() {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8'))
    const unloaded = report.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
    )
    return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function finish(good, bad) {
  console.log(`${good} passed, ${bad} failed`)
  process.exitCode = bad > 0 ? 1 : 0
}
