import { configureGlobal } from 'fast-check'

// Property tests draw the same cases on every run. To look further: SEED=7 npm test
configureGlobal({ seed: Number(process.env.SEED ?? 1) })
