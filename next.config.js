import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // A folder with an index.html for each route: any static host serves that, and `/table/?id=…` needs no rewriting.
  trailingSlash: true,
  // The same sources make the same files: a phone then finds no new version where there is none.
  generateBuildId: () => process.env.KIEBITZ_SOURCES?.slice(0, 16) ?? null,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  turbopack: {
    resolveAlias: {
      // Dexie's main file carries code for browsers that cannot run this app anyway.
      dexie: 'dexie/dist/modern/dexie.min.mjs',
      // use-intl's own way to leave out the reader of ICU's whole grammar.
      'use-intl/format-message': './app/words/format.ts',
    },
  },
  env: { KIEBITZ_VERSION: version, KIEBITZ_RECOGNISER: process.env.KIEBITZ_RECOGNISER ?? '' },
  // `npm test` checks the types, of tests too; a slip in a test must not keep the app from being built.
  typescript: { ignoreBuildErrors: true },
}
