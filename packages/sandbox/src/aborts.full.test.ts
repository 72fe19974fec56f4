import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { slowness } from './testing/slowness.ts'
import { openTestSandbox, runInBox } from './testing/test-box.ts'

const runs = 1500
/** An aborted run ends in less time, unless its box waits for an event that never comes: the launcher gives up after 10 s. */
const longestEndMs = 5000 * slowness

// Some aborts hit bubblewrap while it writes a status line; one run in three hundred did.
test(
  'runs that are aborted while their boxes are made end at once, with the reason, and leave their warm boxes as they were',
  async () => {
    await using opened = await openTestSandbox(1)
    await using box = await opened.sandbox.acquire()
    const folder = await box.makeFolder()
    const faults: string[] = []

    for (let run = 0; run < runs; run++) {
      const enough = new AbortController()
      const argv = ['/bin/sleep', '600'] as const
      const running = runInBox(box, { argv, folder, signal: enough.signal })
      const ended = running.then(
        () => 'by itself',
        (error: unknown) => String(error),
      )
      for (let step = 0; step < run % 60; step++) await null
      if (run % 3 === 0) await sleep((run % 17) / 2)
      const abortedAt = performance.now()
      enough.abort('enough')
      const end = await ended
      const ms = performance.now() - abortedAt
      if (end !== 'enough' || ms > longestEndMs) faults.push(`run ${run} ended "${end}" after ${ms} ms`)
    }

    expect(faults).toEqual([])
    expect(await runInBox(box, { argv: ['/bin/echo', 'well'], folder })).toMatchObject({ stdout: 'well\n' })
  },
  600_000 * slowness,
)
