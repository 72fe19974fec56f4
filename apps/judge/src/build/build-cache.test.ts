import { access, glob } from 'node:fs/promises'
import type { Language } from '@codedojo/contract'
import { expect, test, vi } from 'vitest'
import { judgeSubmission } from '../judge-submission.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { additionCases, type TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { makeBuildCache } from './build-cache.ts'
import type { Build, Program } from './compile-program.ts'

let opened: TestJudge
let python: LanguageTool
withJudge.beforeAll(async ({ testJudge }) => {
  opened = testJudge
  const tool = opened.judge.toolchain.tools.get('python')
  if (!tool) throw new Error('Python is missing.')
  python = tool
}, 120_000)

const programOf = (code: string): Program => ({
  language: 'python',
  sources: [{ name: 'source', bytes: Buffer.from(code) }],
})

async function exists(build: Build): Promise<boolean> {
  if (build.kind === 'failed') return false
  return access(build.folder).then(
    () => true,
    () => false,
  )
}

test('asking twice at once compiles once', async () => {
  await using builds = makeBuildCache(opened.judge.sandbox)

  const [first, second] = await Promise.all([
    builds.acquire(python, programOf('x = 1')),
    builds.acquire(python, programOf('x = 1')),
  ])

  expect(builds.reuses()).toBe(1)
  expect(first.build).toBe(second.build)
})

test('what is acquired stays, what is idle goes when there is too much', async () => {
  await using builds = makeBuildCache(opened.judge.sandbox, { count: 1, bytes: 1 << 30 })
  const kept = await builds.acquire(python, programOf('x = 1'))
  const idle = await builds.acquire(python, programOf('x = 2'))

  await idle[Symbol.asyncDispose]()
  const afterIdle = [await exists(kept.build), await exists(idle.build)]
  await kept[Symbol.asyncDispose]()

  expect(afterIdle).toEqual([true, false])
  expect(await exists(kept.build)).toBe(true)
})

test('builds that take too much memory, be it by many small files, go first by last use', async () => {
  await using builds = makeBuildCache(opened.judge.sandbox, { count: 99, bytes: 20_000 })
  const filler = '#'.repeat(10)
  const built: Build[] = []
  for (const name of ['a', 'b', 'a', 'c']) {
    await using cached = await builds.acquire(python, programOf(`${name} = 1\n${filler}`))
    built.push(cached.build)
  }

  expect(await Promise.all(built.map(exists))).toEqual([true, false, true, true])
})

test('a message of a failed compilation is kept too', async () => {
  await using builds = makeBuildCache(opened.judge.sandbox)
  await using first = await builds.acquire(python, programOf('x ='))
  await using second = await builds.acquire(python, programOf('x ='))

  expect(first.build).toMatchObject({ kind: 'failed', message: expect.stringContaining('SyntaxError') })
  expect(second.build).toBe(first.build)
})

/** A compiler that produces nothing for 20 s. Its fingerprint is that of Python, so that both share a cache key. */
function slowPython(): LanguageTool {
  const mounts = python.compile?.(['main.py']).mounts ?? []
  return { ...python, compile: () => ({ argv: ['/bin/sh', '-c', 'sleep 20'], mounts }) }
}

const workFolders = () => Array.fromAsync(glob(`${opened.ownWork}/*`))

test('a compilation that nobody waits for any more is broken off, and the next is another', async () => {
  await using builds = makeBuildCache(opened.judge.sandbox)
  const before = await workFolders()
  const stop = new AbortController()
  const reason = new Error('The judge stops.')

  const given = [1, 2].map(() => builds.acquire(slowPython(), programOf('x = 4'), stop.signal))
  await vi.waitFor(async () => expect(await workFolders()).not.toEqual(before), 30_000)
  stop.abort(reason)
  const ends = await Promise.allSettled(given)
  const left = await workFolders()
  await using next = await builds.acquire(python, programOf('x = 4'))

  expect(ends).toEqual(Array(2).fill({ status: 'rejected', reason }))
  expect(left).toEqual(before)
  expect(next.build.kind).toBe('ready')
})

test('a compilation goes on for who still waits for it', async () => {
  await using builds = makeBuildCache(opened.judge.sandbox, { count: 99, bytes: 1 })
  const stop = new AbortController()
  const { sandbox } = opened.judge
  const boxes = await Promise.all(Array.from({ length: sandbox.boxCount }, () => sandbox.acquire()))

  const leaving = builds.acquire(python, programOf('x = 5'), stop.signal)
  const staying = builds.acquire(python, programOf('x = 5'))
  stop.abort(new Error('The judge stops.'))
  await expect(leaving).rejects.toThrow('The judge stops.')
  for (const box of boxes) await box[Symbol.asyncDispose]()
  const cached = await staying

  expect(await exists(cached.build)).toBe(true)
  expect(builds.reuses()).toBe(1)
  // The failed build still counts towards the size of the cache.
  await cached[Symbol.asyncDispose]()
  expect(await exists(cached.build)).toBe(false)
})

test('what is compiled for one of two takes its warm box where that one is to have it, and both get it', async () => {
  await using builds = makeBuildCache(opened.judge.sandbox)
  const { sandbox } = opened.judge
  const asked: string[] = []
  const cacheOf = (name: string) => {
    const acquire: typeof sandbox.acquire = (signal) => {
      asked.push(name)
      return sandbox.acquire(signal, name)
    }
    return builds.compiledIn({ ...sandbox, acquire })
  }
  const stop = new AbortController()

  const leaving = cacheOf('first').acquire(python, programOf('x = 7'), stop.signal)
  const staying = cacheOf('second').acquire(python, programOf('x = 7'))
  stop.abort(new Error('The judge stops.'))
  await expect(leaving).rejects.toThrow('The judge stops.')
  await using cached = await staying

  expect(await exists(cached.build)).toBe(true)
  expect(asked).toEqual(['first'])
})

test('a program is not compiled for who has left already', async () => {
  await using builds = makeBuildCache(opened.judge.sandbox)
  const left = AbortSignal.abort(new Error('The judge stops.'))

  await expect(builds.acquire(python, programOf('x = 6'), left)).rejects.toThrow('The judge stops.')

  await using next = await builds.acquire(python, programOf('x = 6'))
  expect(next.build.kind).toBe('ready')
})

test('a judge that stops does not wait for the compiler, of a program or of its checker', async () => {
  await using builds = makeBuildCache(opened.judge.sandbox)
  const slow = new Map<Language, LanguageTool>([
    ['python', slowPython()],
    ['cpp', { ...python, language: 'cpp', compile: null }],
  ])
  const parts = { ...opened.judge, builds, toolchain: { ...opened.judge.toolchain, tools: slow } }
  const outputValidators = [{ ...programOf('x = 7'), path: 'check' }]
  const limits = { timeMs: 1000, memoryBytes: 1 << 28, outputBytes: 1 << 20, sameLimits: true }
  const usual = { cases: additionCases, limits, stopRule: 'limit', reference: null } as const
  const validation = { outputValidators, inputValidators: [], limits, isInteractive: false, maxPasses: 1 }
  const stop = () => ({ onProgress: () => {}, signal: AbortSignal.timeout(1000) })

  const program = judgeSubmission({ ...usual, program: programOf('x = 8') }, parts, stop())
  const checker = judgeSubmission(
    { ...usual, program: { ...programOf('x = 9'), language: 'cpp' }, validation },
    parts,
    stop(),
  )

  const ends = await Promise.allSettled([program, checker])
  expect(ends).toEqual(Array(2).fill({ status: 'rejected', reason: expect.any(DOMException) }))
})

test('nothing is left when it is closed', async () => {
  const builds = makeBuildCache(opened.judge.sandbox)
  const cached = await builds.acquire(python, programOf('x = 3'))
  await cached[Symbol.asyncDispose]()

  await builds[Symbol.asyncDispose]()

  expect(await exists(cached.build)).toBe(false)
})
