import { type EvidenceOptions, timeEvidence } from './evidence'

// Runs in a process of its own (see `compile.ts`): options as JSON in, figures as JSON out.
console.log(JSON.stringify(timeEvidence(JSON.parse(process.argv[2] as string) as EvidenceOptions)))
