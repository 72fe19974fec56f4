import { defineConfig } from 'vitest/config'
import { SlowestFirstSequencer } from './scripts/test/slowest-first-sequencer.ts'

// `vitest --mode full` (npm run test:full) adds the long tests, named *.full.test.ts.
export default defineConfig(({ mode }) => {
  const exclude = [
    '**/node_modules/**',
    '**/dist/**',
    ...(mode === 'full' ? [] : ['**/*.full.test.{ts,tsx}']),
  ]
  const place = `${import.meta.dirname}/scripts/test`
  const setupFiles = [
    `${place}/extend-wait-for.ts`,
    ...(mode === 'full' ? [] : [`${place}/fix-property-seed.ts`]),
  ]
  // The promise is a second. A machine that does other things, too, cannot be held to it: only the long tests ask for it.
  const provide = { boxEndMs: mode === 'full' ? 1000 : 30_000 }
  const globalSetup = ['packages/db/src/testing/global-setup.ts']
  // These wait for a database, or for what appears on a page, a fourth of their time. They come after all that measures.
  const waiting = { maxWorkers: 3, sequence: { groupOrder: 1 } }
  return {
    test: {
      // They end what hangs, and say nothing of how fast anything is: on a machine that does other things, too, a test takes
      // many times as long.
      testTimeout: 120_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 30_000 } },
      // One for each core of a small machine: more makes those longer that kill programs by the clock.
      maxWorkers: 2,
      sequence: { sequencer: SlowestFirstSequencer },
      projects: [
        {
          test: {
            name: 'server',
            include: ['packages/db/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
            exclude,
            setupFiles,
            globalSetup,
            ...waiting,
            // Each file would load the whole server anew, which takes longer than most of their tests. They share nothing but
            // its modules: each opens a server and a database of its own.
            isolate: false,
          },
        },
        {
          test: {
            name: 'judge',
            include: ['apps/judge/src/**/*.test.ts'],
            exclude,
            setupFiles,
            provide,
            globalSetup,
            isolate: false,
          },
        },
        {
          test: {
            name: 'plain',
            include: [
              'packages/{contract,log,sandbox,problem-package}/src/**/*.test.ts',
              'scripts/**/*.test.ts',
              'apps/web/*.test.ts',
              'bench/**/*.test.ts',
            ],
            exclude,
            setupFiles,
            provide,
            isolate: false,
          },
        },
        {
          test: {
            name: 'web',
            root: 'apps/web',
            environment: 'jsdom',
            // A window and modules of its own for each file, as with processes, without a process for each.
            pool: 'vmThreads',
            include: ['src/**/*.test.{ts,tsx}'],
            setupFiles: ['src/testing/wait-timeout.ts', ...setupFiles],
            exclude,
            ...waiting,
          },
        },
      ],
    },
  }
})
