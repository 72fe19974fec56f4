import { expect, test } from 'vitest'
import { proveSandbox } from './prove-sandbox.ts'
import type { Box, BoxLimits, Sandbox } from './sandbox.ts'
import { slowness } from './testing/slowness.ts'
import { openTestSandbox, testLimits } from './testing/test-box.ts'

test('every promise holds on this machine', async () => {
  await using opened = await openTestSandbox(1)

  const checks = await proveSandbox(opened.sandbox)

  expect(checks.filter((check) => !check.holds)).toEqual([])
  expect(checks.length).toBeGreaterThanOrEqual(11)
})

test.each([
  ['memoryBytes', 'memory is limited', 'memory controller'],
  ['processes', 'processes are limited', 'pids controller'],
  ['cpuMs', 'CPU time is limited', 'CPU counter'],
] as const)('a sandbox that ignores %s is found out, with the cure', async (limit, promise, cure) => {
  await using opened = await openTestSandbox(1)

  const checks = await proveSandbox(ignoringLimit(opened.sandbox, limit))

  expect(checks.filter((check) => !check.holds)).toEqual([
    { promise, holds: false, detail: expect.stringContaining(cure) },
  ])
})

/** The real sandbox with one limit replaced by a generous one. */
function ignoringLimit(sandbox: Sandbox, limit: keyof BoxLimits): Sandbox {
  const generous = { memoryBytes: 512 * 1024 * 1024, processes: 64, cpuMs: 5000 * slowness }
  const deafen = (box: Box): Box => ({
    ...box,
    run: (program, limits, streams, signal) => {
      const ignored = { ...testLimits, ...generous }
      return box.run(
        program,
        { ...limits, [limit]: ignored[limit], wallMs: 1000 * slowness },
        streams,
        signal,
      )
    },
  })
  return { ...sandbox, acquire: async (signal) => deafen(await sandbox.acquire(signal)) }
}
