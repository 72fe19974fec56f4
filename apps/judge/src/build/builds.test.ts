import { access } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LanguageTool } from '../languages/language-tool.ts'
import { openTestJudge, type TestJudge } from '../testing/test-judge.ts'
import { keepBuilds } from './builds.ts'
import type { Build, Program } from './compile-program.ts'

let opened: TestJudge
let python: LanguageTool
beforeAll(async () => {
  opened = await openTestJudge()
  const tool = opened.judge.toolchain.tools.get('python')
  if (!tool) throw new Error('Python is missing.')
  python = tool
}, 120_000)
afterAll(() => opened[Symbol.asyncDispose]())

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
  await using builds = keepBuilds(opened.judge.sandbox)

  const [first, second] = await Promise.all([
    builds.borrow(python, programOf('x = 1')),
    builds.borrow(python, programOf('x = 1')),
  ])

  expect(builds.reuses()).toBe(1)
  expect(first.build).toBe(second.build)
})

test('what is borrowed stays, what is idle goes when there is too much', async () => {
  await using builds = keepBuilds(opened.judge.sandbox, { count: 1, bytes: 1 << 30 })
  const kept = await builds.borrow(python, programOf('x = 1'))
  const idle = await builds.borrow(python, programOf('x = 2'))

  await idle[Symbol.asyncDispose]()
  const afterIdle = [await exists(kept.build), await exists(idle.build)]
  await kept[Symbol.asyncDispose]()

  expect(afterIdle).toEqual([true, false])
  expect(await exists(kept.build)).toBe(true)
})

test('builds that fill the disk go first by last use', async () => {
  await using builds = keepBuilds(opened.judge.sandbox, { count: 99, bytes: 2500 })
  const filler = '#'.repeat(1000)
  const built: Build[] = []
  for (const name of ['a', 'b', 'a', 'c']) {
    await using loan = await builds.borrow(python, programOf(`${name} = 1\n${filler}`))
    built.push(loan.build)
  }

  expect(await Promise.all(built.map(exists))).toEqual([true, false, true, true])
})

test('a message of a failed compilation is kept too', async () => {
  await using builds = keepBuilds(opened.judge.sandbox)
  await using first = await builds.borrow(python, programOf('x ='))
  await using second = await builds.borrow(python, programOf('x ='))

  expect(first.build).toMatchObject({ kind: 'failed', message: expect.stringContaining('SyntaxError') })
  expect(second.build).toBe(first.build)
})

test('nothing is left when it is closed', async () => {
  const builds = keepBuilds(opened.judge.sandbox)
  const loan = await builds.borrow(python, programOf('x = 3'))
  await loan[Symbol.asyncDispose]()

  await builds[Symbol.asyncDispose]()

  expect(await exists(loan.build)).toBe(false)
})
