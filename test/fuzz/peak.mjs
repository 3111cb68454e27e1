import { appendFileSync, existsSync, readFileSync } from 'node:fs'

// node --import …/peak.mjs: each process writes down, as it ends, its main file and the most memory it has held, in KiB.
// Linux counts that anew for every program (VmHWM); elsewhere what is reported may be that of the process that began it.

const STATUS = '/proc/self/status'

process.on('exit', () => {
  const peak = existsSync(STATUS) ? /VmHWM:\s+(\d+)/.exec(readFileSync(STATUS, 'utf8'))?.[1] : undefined
  const line = [process.argv[1], peak ?? process.resourceUsage().maxRSS].join('\t')
  if (process.env.PEAK_FILE) appendFileSync(process.env.PEAK_FILE, `${line}\n`)
})
