import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, root } from '../lib/cli/install.mjs'

// npm test [-- words that Vitest takes, such as part of a file's name]; with --long screens are looked at in all sizes
// Every check runs, also after one has failed; the last line counts them all.

const long = process.argv.includes('--long')
const only = process.argv.slice(2).filter((word) => word !== '--long')
const modules = join(root, 'node_modules')
const reportFile = join(root, '.cache', 'vitest.json')
const env = { ...process.env, ...(long && { KIEBITZ_LONG: '1' }), ...(!process.stdout.isTTY && { NO_COLOR: '1' }) }
let passed = 0
let failed = 0

if (!install()) {
  finish(0, 1)
} else {
  if (only.length === 0) {
    check('lint', [join(modules, '@biomejs/biome/bin/biome'), 'check', '.'])
    check('types', [join(modules, 'typescript/bin/tsc'), '--noEmit'])
    check('floors', [join(root, 'lib/cli/run.mjs'), 'test/floors/check.ts'])
    check('build', [join(root, 'lib/cli/run.mjs'), 'build', '--if-stale'])
  }
  const { getChromium, getHeadlessChromium } = await import('./chromium.mjs')
  if (getChromium()) getHeadlessChromium()
  else {
    const named = process.env.CHROMIUM_PATH ? `There is none at ${process.env.CHROMIUM_PATH}.` : 'Install it.'
    console.log(`The browser tests need Chromium. ${named} To name one: CHROMIUM_PATH=/path/to/chromium npm test`)
  }
  vitest()
  finish(passed, failed)
}

function check(name, command) {
  const began = Date.now()
  const ok = node(command)
  console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (ok) passed++
  else failed++
}

function vitest() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(reportFile, { force: true })
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const ok = node([join(modules, 'vitest/vitest.mjs'), 'run', ...report, ...only])
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

function node(command) {
  return spawnSync(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function finish(good, bad) {
  console.log(`${good} passed, ${bad} failed`)
  process.exitCode = bad > 0 ? 1 : 0
}
