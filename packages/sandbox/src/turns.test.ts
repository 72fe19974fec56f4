import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Box, Sandbox } from './sandbox.ts'
import { SandboxError } from './sandbox-error.ts'
import { processNameOf, sleepProcessesOf } from './testing/processes.ts'
import { slowness } from './testing/slowness.ts'
import { openTestSandbox, runInBox, testLimits } from './testing/test-box.ts'

/** Occupies the only slot with a program that runs until it is ended. */
async function occupy(sandbox: Sandbox) {
  const box = await sandbox.acquire()
  const folder = await box.makeFolder()
  const over = new AbortController()
  const limits = { wallMs: 600_000 }
  const ended = expect(
    runInBox(box, { argv: ['/bin/sleep', '600'], folder, limits, signal: over.signal }),
  ).rejects.toThrow('over')
  await expect.poll(() => sleepProcessesOf(box), { timeout: 30_000 }).toHaveLength(1)
  return {
    isRunning: () => sleepProcessesOf(box).length === 1,
    end: async () => {
      over.abort(new Error('over'))
      await ended
      await box[Symbol.asyncDispose]()
    },
  }
}

const untilReady = (box: Box) =>
  expect.poll(() => box.processesAlive().map(processNameOf), { timeout: 30_000 }).toEqual(['bwrap', 'bwrap'])

/** Records when it runs. */
async function traceOf(box: Box) {
  let hasRun = false
  const onPrint = () => {
    hasRun = true
  }
  const run = { argv: ['/bin/echo', 'ran'] as const, folder: await box.makeFolder(), onPrint }
  return { run, hasRun: () => hasRun }
}

test('a box is made while another program runs, and no time counts before its own begins', async () => {
  await using opened = await openTestSandbox(1)
  const busy = await occupy(opened.sandbox)
  await using box = await opened.sandbox.acquire()
  const { run, hasRun } = await traceOf(box)
  const limits = { wallMs: 1500 * slowness }

  const waiting = runInBox(box, { ...run, limits })
  await untilReady(box)
  await sleep(limits.wallMs)

  expect(hasRun()).toBe(false)
  expect(busy.isRunning()).toBe(true)
  await busy.end()
  const facts = await waiting
  expect(facts).toMatchObject({ ending: { kind: 'exited', exitCode: 0 }, limitHit: null })
  expect(facts.wallMs).toBeLessThan(limits.wallMs)
  expect(hasRun()).toBe(true)
})

test('who comes first runs first, and never two where there is one slot', async () => {
  await using opened = await openTestSandbox(1)
  const first = await opened.sandbox.acquire()
  const folder = await first.makeFolder()
  await first[Symbol.asyncDispose]()
  const ended: string[] = []
  let running = 0
  let most = 0
  const argv = ['/bin/sh', '-c', 'echo begins; sleep 0.1; echo ends'] as const
  const say = async (word: string) => {
    await using box = await opened.sandbox.acquire()
    const onStdout = (chunk: Uint8Array) => {
      const said = Buffer.from(chunk).toString()
      if (said.includes('begins')) most = Math.max(most, ++running)
      if (said.includes('ends')) running--
    }
    const program = { argv, folder, seesHost: true, mounts: [] }
    await box.run(program, testLimits, { stdin: new Uint8Array(), onStdout })
    ended.push(word)
  }

  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(say))

  expect(ended).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(most).toBe(1)
})

test('short programs of one claimant do not each wait for a long one of another', async () => {
  await using opened = await openTestSandbox(2)
  const begun: string[] = []
  const runAs = async (claimant: string, seconds: string) => {
    await using box = await opened.sandbox.acquire(undefined, claimant)
    const folder = await box.makeFolder()
    const argv = ['/bin/sh', '-c', `echo begins; sleep ${seconds}`] as const
    const onStdout = () => {
      begun.push(claimant)
    }
    await box.run(
      { argv, folder, seesHost: true, mounts: [] },
      { ...testLimits, wallMs: 60_000 },
      { stdin: new Uint8Array(), onStdout },
    )
  }
  /** Like the cases of a job: eight, four of them concurrently. */
  const runAll = async (claimant: string, seconds: string) => {
    let left = 8
    const worker = async () => {
      while (left-- > 0) await runAs(claimant, seconds)
    }
    await Promise.all(Array.from({ length: 4 }, worker))
  }
  const long = runAll('long', '1')
  await expect.poll(() => begun.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2)

  await runAll('short', '0')

  // Some long ones may start when no short one is ready; in the order of arrival all of them would.
  expect(begun.filter((claimant) => claimant === 'long').length).toBeLessThan(8)
  await long
})

/** Runs a sleeping program of this claimant for the whole time limit. */
async function sleepAs(sandbox: Sandbox, claimant: string) {
  const box = await sandbox.acquire(undefined, claimant)
  const folder = await box.makeFolder()
  const over = new AbortController()
  const asleep = runInBox(box, {
    ...{ argv: ['/bin/sleep', '600'], folder, limits: { wallMs: 600_000 }, signal: over.signal },
  }).catch(() => {})
  return async () => {
    over.abort()
    await asleep
    await box[Symbol.asyncDispose]()
  }
}

/** Number of launcher processes. */
function launchers(): number {
  return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').length
}

test('programs that do nothing leave slots and warm boxes to others who want them', async () => {
  await using opened = await openTestSandbox(1)
  const { sandbox } = opened
  const usual = launchers()
  // More than there are permanent warm boxes.
  const wake = await Promise.all(['a', 'b', 'c'].map((name) => sleepAs(sandbox, name)))
  await expect.poll(() => sandbox.idle.claimants(), { timeout: 30_000 }).toBe(3)
  const more = await Promise.all(['a', 'b'].map((name) => sleepAs(sandbox, name)))

  const box = await sandbox.acquire(undefined, 'somebody else')
  const folder = await box.makeFolder()
  const facts = await runInBox(box, { argv: ['/bin/echo', 'on'], folder })
  await box[Symbol.asyncDispose]()

  expect(facts).toMatchObject({ stdout: 'on\n', limitHit: null })
  for (const end of [...wake, ...more]) await end()
  expect(sandbox.idle.claimants()).toBe(0)
  // The additional warm boxes are closed again.
  await expect.poll(launchers, { timeout: 30_000 }).toBe(usual)
})

/** So many that a program computes for about a second, in emulation, too. */
const burnSteps = Math.ceil(1_500_000 / slowness)
const computing = (steps: number, before = ''): [string, ...string[]] => [
  '/bin/sh',
  '-c',
  `${before} echo; i=0; while test $i -lt ${steps}; do i=$((i+1)); done; echo`,
]

/** Two warm boxes on one slot: a program of the first computes for a while and reports start and end. */
async function computeBesideOther(claimants: readonly [busy: string, other: string]) {
  const opened = await openTestSandbox(1)
  const [busy, other] = [
    await opened.sandbox.acquire(undefined, claimants[0]),
    await opened.sandbox.acquire(undefined, claimants[1]),
  ]
  const folder = await busy.makeFolder()
  const said: string[] = []
  const start = (run: { readonly limits?: object; readonly signal?: AbortSignal } = {}) =>
    runInBox(busy, {
      ...{ argv: computing(burnSteps), folder, onPrint: () => said.push('busy') },
      ...{ ...run, limits: { cpuMs: 60_000, wallMs: 120_000, ...run.limits } },
    })
  return {
    ...{ sandbox: opened.sandbox, busy, other, folder, said, start },
    [Symbol.asyncDispose]: async () => {
      await busy[Symbol.asyncDispose]()
      await other[Symbol.asyncDispose]()
      await opened[Symbol.asyncDispose]()
    },
  }
}

test('a program that runs for long is paused while one of another claimant runs, and loses only time', async () => {
  await using beside = await computeBesideOther(['busy', 'other'])
  const { said, folder, other, sandbox } = beside
  const alone = await beside.start()
  said.splice(0)

  const limits = { wallMs: 2.5 * alone.wallMs }
  const running = beside.start({ limits })
  await expect.poll(() => said, { timeout: 30_000 }).toHaveLength(1)
  await runInBox(other, {
    ...{ argv: computing(4 * burnSteps), folder, onPrint: () => said.push('other') },
    limits: { cpuMs: 60_000, wallMs: 120_000 },
  })
  const facts = await running

  expect(said).toEqual(['busy', 'other', 'other', 'busy'])
  expect(facts).toMatchObject({ ending: { kind: 'exited', exitCode: 0 }, limitHit: null })
  expect(facts.wallMs).toBeLessThan(limits.wallMs)
  expect(sandbox.idle.claimants()).toBe(0)
})

test('nobody is paused for programs of their own', async () => {
  await using beside = await computeBesideOther(['same', 'same'])
  const { said, folder, other } = beside

  const running = beside.start()
  await expect.poll(() => said, { timeout: 30_000 }).toHaveLength(1)
  await runInBox(other, { argv: ['/bin/echo'], folder, onPrint: () => said.push('other') })
  await running

  expect(said).toEqual(['busy', 'busy', 'other'])
})

test('a program that has slept and has work again waits for its turn', async () => {
  await using beside = await computeBesideOther(['sleepy', 'other'])
  const { said, folder, busy, other, sandbox } = beside
  const limits = { cpuMs: 60_000, wallMs: 120_000 }
  const sleeping = runInBox(busy, {
    ...{ argv: computing(burnSteps, 'sleep 1;'), folder, limits },
    onPrint: () => said.push('sleepy'),
  })
  await expect.poll(() => sandbox.idle.claimants(), { timeout: 30_000 }).toBe(1)

  const longer = { argv: computing(6 * burnSteps), folder, limits, onPrint: () => said.push('other') }
  await runInBox(other, longer)
  await sleeping

  expect(said.toSorted()).toEqual(['other', 'other', 'sleepy', 'sleepy'])
  expect(said.at(-1)).toBe('sleepy')
})

test('a paused program is ended by an abort, and its warm box is as good as before', async () => {
  await using beside = await computeBesideOther(['busy', 'other'])
  const { said, folder, busy, other, sandbox } = beside
  const [enough, over] = [new AbortController(), new AbortController()]
  const running = expect(beside.start({ signal: enough.signal })).rejects.toThrow('enough')
  await expect.poll(() => said, { timeout: 30_000 }).toHaveLength(1)
  const endless = { argv: ['/bin/sh', '-c', 'while :; do :; done'], folder, signal: over.signal } as const
  const occupying = expect(
    runInBox(other, { ...endless, limits: { cpuMs: 600_000, wallMs: 600_000 } }),
  ).rejects.toThrow('over')
  await expect.poll(() => sandbox.idle.claimants(), { timeout: 30_000 }).toBe(1)

  enough.abort(new Error('enough'))
  await running

  expect(busy.processesAlive()).toEqual([])
  over.abort(new Error('over'))
  await occupying
  expect((await runInBox(busy, { argv: ['/bin/echo', 'on'], folder })).stdout).toBe('on\n')
  expect(sandbox.idle.claimants()).toBe(0)
})

test('a program whose children go on keeps its slot until they are gone', async () => {
  await using opened = await openTestSandbox(1)
  await using box = await opened.sandbox.acquire()
  await using next = await opened.sandbox.acquire()
  const folder = await box.makeFolder()
  const argv = ['/bin/sh', '-c', 'for i in 1 2 3 4 5 6 7 8; do sleep 60 & done; exit 0'] as const

  const parent = runInBox(box, { argv, folder })
  const childrenAtNext: number[] = []
  const program = { argv: ['/bin/echo', 'next'] as const, folder, seesHost: true, mounts: [] }
  const onStdout = () => {
    childrenAtNext.push(sleepProcessesOf(box).length)
  }
  await next.run(program, testLimits, { stdin: new Uint8Array(), onStdout })
  await parent

  // A box that is being killed uses no slot.
  expect(childrenAtNext).toHaveLength(1)
  expect(childrenAtNext[0]).toBeLessThanOrEqual(1)
})

test('a box that is given up before its turn never runs, and nothing else is hurt', async () => {
  await using opened = await openTestSandbox(1)
  const busy = await occupy(opened.sandbox)
  await using box = await opened.sandbox.acquire()
  const { run, hasRun } = await traceOf(box)
  const enough = new AbortController()
  const waiting = runInBox(box, { ...run, signal: enough.signal })
  await untilReady(box)

  enough.abort(new Error('not wanted any more'))

  await expect(waiting).rejects.toThrow('not wanted any more')
  expect(box.processesAlive()).toEqual([])
  expect(busy.isRunning()).toBe(true)
  await busy.end()
  expect(hasRun()).toBe(false)
  for (const word of ['a', 'b', 'c'])
    expect((await runInBox(box, { ...run, argv: ['/bin/echo', word] })).stdout).toBe(`${word}\n`)
})

test(
  'a run is ended by an abort at any moment of its beginning',
  async () => {
    await using opened = await openTestSandbox(1)
    await using box = await opened.sandbox.acquire()
    const folder = await box.makeFolder()

    for (let moment = 0; moment < 40; moment++) {
      const enough = new AbortController()
      const limits = { wallMs: 600_000 }
      const running = runInBox(box, { argv: ['/bin/sleep', '600'], folder, limits, signal: enough.signal })
      const ended = expect(running).rejects.toThrow('enough')
      for (let step = 0; step < moment; step++) await null
      enough.abort(new Error('enough'))
      await ended
    }

    expect(box.processesAlive()).toEqual([])
    // A command left unread would let the next program begin before its turn.
    const busy = await occupy(opened.sandbox)
    const { run, hasRun } = await traceOf(box)
    const waiting = runInBox(box, run)
    await untilReady(box)
    await sleep(100 * slowness)
    expect(hasRun()).toBe(false)
    await busy.end()
    await waiting
    expect(hasRun()).toBe(true)
  },
  60_000 * slowness,
)

test('a box that cannot be made says so before its turn', async () => {
  await using opened = await openTestSandbox(1)
  const busy = await occupy(opened.sandbox)
  await using box = await opened.sandbox.acquire()
  const folder = await box.makeFolder()

  const missing = runInBox(box, { argv: ['/bin/true'], folder: join(folder, 'missing') })

  await expect(missing).rejects.toThrow(SandboxError)
  expect(busy.isRunning()).toBe(true)
  await busy.end()
  expect((await runInBox(box, { argv: ['/bin/echo', 'on'], folder })).stdout).toBe('on\n')
})

test('a program whose keeper was killed before its turn never runs', async () => {
  await using opened = await openTestSandbox(1)
  const busy = await occupy(opened.sandbox)
  await using box = await opened.sandbox.acquire()
  const { run, hasRun } = await traceOf(box)
  const waiting = expect(runInBox(box, run)).rejects.toThrow(SandboxError)
  await untilReady(box)

  const [keeper = 0] = box.processesAlive()
  process.kill(keeper, 'SIGKILL')

  await waiting
  expect(box.processesAlive()).toEqual([])
  await busy.end()
  expect(hasRun()).toBe(false)
  expect((await runInBox(box, { ...run, argv: ['/bin/echo', 'on'] })).stdout).toBe('on\n')
})
