import type { BoxFacts, BoxLimits } from '@codedojo/sandbox'
import { expect, test } from 'vitest'
import { compileLimits } from '../limits.ts'
import { makeRetryBudget, type RetryBudget, retryBudgetMs } from './retry-budget.ts'
import { mayHaveBeenStarved, runWithRetry } from './run-with-retry.ts'

const limitsFor = (cpuMs: number): BoxLimits => ({ ...compileLimits, cpuMs, wallMs: 3 * cpuMs })

/** Facts of a program that did nothing and exited with 0. */
const noFacts: BoxFacts = {
  ending: { kind: 'exited', exitCode: 0 },
  limitHit: null,
  cpuMs: 0,
  wallMs: 0,
  systemMs: 0,
  stolenMs: 0,
  wantedToRun: false,
  peakBytes: 0,
  stdoutBytes: 0,
  stderr: new Uint8Array(),
  stderrGap: null,
}

/** A fake program that needs `needMs` of real time and computes for half of it. */
function runsOf({
  needMs,
  limits,
  retryBudget,
}: {
  needMs: number
  limits: BoxLimits
  retryBudget: RetryBudget
}) {
  const tried: number[] = []
  const run = async ({ wallMs }: BoxLimits) => {
    tried.push(wallMs)
    const usedMs = Math.min(needMs, wallMs)
    const facts: BoxFacts = {
      ...noFacts,
      ending: needMs > wallMs ? { kind: 'killed' } : { kind: 'exited', exitCode: 0 },
      limitHit: needMs > wallMs ? 'wall' : null,
      cpuMs: usedMs / 2,
      wallMs: usedMs,
    }
    return { facts }
  }
  return { tried, ended: runWithRetry({ limits, retryBudget, run }) }
}

test('cases that starve side by side are all run again', async () => {
  const limits = limitsFor(4000)
  const retryBudget = makeRetryBudget(retryBudgetMs({ timeMs: 4000 }))

  const all = [1, 2, 3].map(() => runsOf({ needMs: 14_000, limits, retryBudget }))

  const ends = await Promise.all(all.map(({ ended }) => ended))
  expect(ends.map(({ facts }) => facts.limitHit)).toEqual([null, null, null])
  expect(all.map(({ tried }) => tried)).toEqual([
    [12_000, 60_000],
    [12_000, 46_000],
    [12_000, 32_000],
  ])
})

test.each([20_000, 60_000])('a program with a limit of %i ms is run again too', async (timeMs) => {
  const limits = limitsFor(timeMs)
  const retryBudget = makeRetryBudget(retryBudgetMs({ timeMs }))

  const { tried, ended } = runsOf({ needMs: 4 * timeMs, limits, retryBudget })

  expect((await ended).facts.limitHit).toBeNull()
  expect(tried).toEqual([3 * timeMs, 9 * timeMs])
})

test('a retry without enough time is none, and costs the others nothing', async () => {
  const retryBudget = makeRetryBudget(3999)

  const refused = runsOf({ needMs: 14_000, limits: limitsFor(4000), retryBudget })
  const small = runsOf({ needMs: 3100, limits: limitsFor(1000), retryBudget })

  expect((await refused.ended).facts.limitHit).toBe('wall')
  expect(refused.tried).toEqual([12_000])
  expect((await small.ended).facts.limitHit).toBeNull()
  expect(small.tried).toEqual([3000, 3999])
})

test('what retries of a job use together is bounded', async () => {
  const retryBudget = makeRetryBudget(retryBudgetMs({ timeMs: 2000 }))
  const endless = () => runsOf({ needMs: Number.POSITIVE_INFINITY, limits: limitsFor(2000), retryBudget })

  const all = [1, 2, 3, 4].map(endless)
  await Promise.all(all.map(({ ended }) => ended))

  const retriedMs = all.flatMap(({ tried }) => tried.slice(1)).reduce((sum, ms) => sum + ms, 0)
  expect(retriedMs).toBe(60_000)
})

test.each([
  ['a program that computed half of the time', { limitHit: 'wall', cpuMs: 3000, wallMs: 6000 }, true],
  ['a program that slept', { limitHit: 'wall', cpuMs: 40, wallMs: 6000, stolenMs: 900 }, false],
  ['a Java program that started and slept', { limitHit: 'wall', cpuMs: 200, wallMs: 6000 }, false],
  [
    'a program that waited for its turn among many',
    { limitHit: 'wall', cpuMs: 90, wallMs: 3000, wantedToRun: true },
    true,
  ],
  ['a program out of CPU time', { limitHit: 'cpu', cpuMs: 2000, wallMs: 2040, stolenMs: 10 }, false],
  [
    'a program out of CPU time while others took from the machine',
    { limitHit: 'cpu', cpuMs: 2000, wallMs: 2100, stolenMs: 90 },
    true,
  ],
  [
    'a program out of CPU time of which the host took half to find memory',
    { limitHit: 'cpu', cpuMs: 1000, wallMs: 1010, systemMs: 500, peakBytes: 180e6 },
    true,
  ],
  [
    'a program out of CPU time that used memory which was there',
    { limitHit: 'cpu', cpuMs: 1000, wallMs: 1010, systemMs: 60, peakBytes: 180e6 },
    false,
  ],
  [
    'a program out of CPU time that read and wrote all the time',
    { limitHit: 'cpu', cpuMs: 1000, wallMs: 1010, systemMs: 900, peakBytes: 4e6 },
    false,
  ],
  ['a program that ended', { limitHit: null, cpuMs: 1000, wallMs: 1100, stolenMs: 500 }, false],
] as const)('%s: its verdict is doubtful: %o is %s', (_, facts, doubtful) => {
  expect(mayHaveBeenStarved({ ...noFacts, ...facts })).toBe(doubtful)
})

test('a program that ran out of CPU time on a disturbed machine is run again, and what it does then counts', async () => {
  const limits = limitsFor(1000)
  const retryBudget = makeRetryBudget(retryBudgetMs({ timeMs: 1000 }))
  const outOfTime = { limitHit: 'cpu', cpuMs: 1001, wallMs: 1100 } as const
  const runs = (stolenMs: number) => {
    const ends = [{ ...noFacts, ...outOfTime, stolenMs }, noFacts]
    return runWithRetry({ limits, retryBudget, run: async () => ({ facts: ends.shift() ?? noFacts }) })
  }

  const [disturbed, alone] = [await runs(100), await runs(0)]

  expect([disturbed, alone].map(({ facts }) => facts.limitHit)).toEqual([null, 'cpu'])
})
