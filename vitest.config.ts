import { availableParallelism } from 'node:os'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Vitest takes no percentage above 100. */
const threePerTwoProcessors = Math.ceil(1.5 * availableParallelism())

// None of the site's own plug-ins are needed: unit tests work on strings and pure functions, tests of the site on the
// files of a built site in `dist` and on commands that they start.
/** Packages as builds load them: Vitest asks for those of development, whose parsers assert at each step. */
const publishedPackages: Plugin = {
  name: 'published-packages',
  configResolved({ ssr }) {
    if (ssr.resolve) ssr.resolve.conditions = ['node']
  },
}

export default defineConfig({
  plugins: [publishedPackages],
  test: {
    globalSetup: 'tests/compile-packages.ts',
    // No test replaces a module, so files can share them: a process for each file takes longer than the tests of many.
    isolate: false,
    alias: {
      '@proofsheet': `${import.meta.dirname}/renderer`,
      'virtual:islands': `${import.meta.dirname}/tests/factories/islands.ts`,
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,structure}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Two for each processor were no faster (196 and 202 s), and a test that waits for a process of its own failed.
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      // A build waits for its threads and disks: three files at a time fill two processors.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/compile-packages.ts', 'tests/site/build-small-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: threePerTwoProcessors,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
