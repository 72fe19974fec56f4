import { type Box, type BoxFacts, type Sandbox, SandboxError } from '@codedojo/sandbox'
import { expect, test } from 'vitest'
import type { LanguageTool } from '../languages/language-tool.ts'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { makeBuildCache, type OwnedBuildCache } from './build-cache.ts'
import type { Program } from './compile-program.ts'

let opened: TestJudge
let python: LanguageTool
withJudge.beforeAll(async ({ testJudge }) => {
  opened = testJudge
  const tool = opened.judge.toolchain.tools.get('python')
  if (!tool) throw new Error('Python is missing.')
  python = tool
}, 120_000)

type Run = Box['run']

function withRuns(sandbox: Sandbox, runsOf: (run: Run) => Run): Sandbox {
  const acquire = async (signal?: AbortSignal): Promise<Box> => {
    const box = await sandbox.acquire(signal)
    return { ...box, run: runsOf(box.run) }
  }
  return { ...sandbox, acquire }
}

/** A sandbox that limits its first run to `firstMs` of real time, like a machine that is busy for a while. */
function busyAtFirst(sandbox: Sandbox, firstMs: number): Sandbox {
  let runs = 0
  return withRuns(sandbox, (run) => (program, limits, ...rest) => {
    runs++
    return run(program, runs === 1 ? { ...limits, wallMs: firstMs } : limits, ...rest)
  })
}

/** A sandbox whose programs get a hundredth of their usual CPU time. */
function starving(sandbox: Sandbox): Sandbox {
  const slow = (facts: BoxFacts) => ({ ...facts, wallMs: 100 * facts.wallMs })
  return withRuns(
    sandbox,
    (run) =>
      async (program, limits, ...rest) =>
        slow(await run(program, { ...limits, wallMs: limits.wallMs / 100 }, ...rest)),
  )
}

/** A compiler implemented as a shell script. */
function scripted(script: string, fingerprint: string): LanguageTool {
  const compile = () => ({ argv: ['/bin/sh', '-c', script] as const, mounts: [] })
  return { ...python, fingerprint, compile, artefact: null }
}

const program: Program = { language: 'python', sources: [{ name: 'source', bytes: Buffer.from('x = 1') }] }

async function acquired(builds: OwnedBuildCache, tool: LanguageTool) {
  await using cached = await builds.acquire(tool, program)
  return cached.build
}

test('a compiler that computed when its real time was over gets more of it', async () => {
  await using builds = makeBuildCache(busyAtFirst(opened.judge.sandbox, 2000))
  const burning = 'i=0; while [ $i -lt 500000 ]; do i=$((i+1)); done; sleep 2'

  expect(await acquired(builds, scripted(burning, 'burns and waits'))).toMatchObject({ kind: 'ready' })
})

test('where nobody gets processor time a compiler out of real time says nothing about the program', async () => {
  await using builds = makeBuildCache(starving(opened.judge.sandbox))

  await expect(acquired(builds, scripted('sleep 5', 'waits'))).rejects.toThrow(SandboxError)
})

test('a compiler that only waits on a quiet machine fails, and the same program is compiled anew', async () => {
  await using builds = makeBuildCache(busyAtFirst(opened.judge.sandbox, 1000))
  const waiting = scripted('sleep 1.5', 'waits')

  const first = await acquired(builds, waiting)
  const second = await acquired(builds, waiting)

  expect(first).toMatchObject({
    kind: 'failed',
    reason: expect.stringMatching(/was not done after \d+ s\.$/),
  })
  expect(second.kind).toBe('ready')
})

test('a failure at a limit is shared by all who wait for it, and kept for nobody else', async () => {
  await using builds = makeBuildCache(busyAtFirst(opened.judge.sandbox, 1000))
  const waiting = scripted('sleep 1.5', 'waits')
  const first = await builds.acquire(waiting, program)
  const second = await builds.acquire(waiting, program)

  await first[Symbol.asyncDispose]()
  const third = await builds.acquire(waiting, program)
  await second[Symbol.asyncDispose]()
  await third[Symbol.asyncDispose]()

  expect([second.build, third.build]).toEqual([first.build, first.build])
  expect((await acquired(builds, waiting)).kind).toBe('ready')
})
