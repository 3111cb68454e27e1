import { type EngineOptions, timeEngine } from './engines'

// Runs in a process of its own (see `compile.ts`): options as JSON in, rates as JSON out.
console.log(JSON.stringify(timeEngine(JSON.parse(process.argv[2] as string) as EngineOptions)))
