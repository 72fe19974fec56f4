import { defineConfig } from 'vitest/config'

// `vitest --mode full` (npm run test:full) adds the long tests, named *.full.test.ts.
export default defineConfig(({ mode }) => {
  const exclude = ['**/node_modules/**', '**/dist/**', ...(mode === 'full' ? [] : ['**/*.full.test.ts'])]
  return {
    test: {
      // They end what hangs, and say nothing of how fast anything is: on a machine that does other things, too, a test takes
      // many times as long.
      testTimeout: 120_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 30_000 } },
      // Most of them wait for other processes most of the time; Vitest alone would leave a core to itself. More than one for
      // each core makes those longer that kill programs by the clock.
      maxWorkers: 2,
      projects: [
        {
          test: {
            name: 'database',
            include: ['packages/db/src/**/*.test.ts', 'apps/{server,judge}/src/**/*.test.ts'],
            exclude,
            globalSetup: ['packages/db/src/testing/global-setup.ts'],
          },
        },
        {
          test: {
            name: 'plain',
            include: ['packages/{contract,sandbox,problem-package}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
            exclude,
          },
        },
        {
          test: {
            name: 'web',
            root: 'apps/web',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}'],
            setupFiles: ['src/testing/wait-patiently.ts'],
            exclude,
          },
        },
      ],
    },
  }
})
