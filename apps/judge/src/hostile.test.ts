import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language, Outcome } from '@codedojo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepBuilds } from './build/builds.ts'
import { type HostileProgram, readHostilePrograms } from './hostile/hostile-program.ts'
import { lookForRemains, type Remains } from './hostile/remains.ts'
import { benignCode, makeSecretCases } from './hostile/secrets.ts'
import type { OpenJudge } from './open-judge.ts'
import { judgeExample, openTestJudge, type TestJudge } from './testing/test-judge.ts'

/*
 * Every program of the folder `hostile` is judged as a submission is: compiled, run on three cases that hold
 * secrets, compared. Then nothing may have leaked or be left, and the next honest program must be Accepted.
 */

const programs = readHostilePrograms(new URL('../hostile/', import.meta.url))
const cases = makeSecretCases()
const environmentSecret = `environment${randomBytes(8).toString('hex')}`
const hostSecret = `host${randomBytes(8).toString('hex')}`

let hostFile: string
let opened: TestJudge
let before: Remains

beforeAll(async () => {
  // Set before anything is started, so that a launcher with an environment would have inherited it.
  process.env.HOSTILE_TEST_SECRET = environmentSecret
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  await chmod(folder, 0o755)
  hostFile = join(folder, 'secret.txt')
  await writeFile(hostFile, `${hostSecret}\n`, { mode: 0o644 })
  opened = await openTestJudge()
  expect(await judgeCode('python', benignCode)).toMatchObject({ status: 'Accepted', passed: 3 })
  before = lookForRemains(opened.stateFolder)
}, 120_000)

afterAll(async () => {
  delete process.env.HOSTILE_TEST_SECRET
  await opened[Symbol.asyncDispose]()
  await rm(join(hostFile, '..'), { recursive: true, force: true })
})

/** With builds of its own that are thrown away, so that nothing of the program has a reason to stay. */
async function judgeCode(language: Language, code: string): Promise<Outcome> {
  await using builds = keepBuilds(opened.judge.sandbox)
  const judge: OpenJudge = { ...opened.judge, builds }
  const limits = { timeMs: 800, memoryBytes: 256 * 1024 * 1024, sameForAll: true }
  const options = { cases: cases.map(({ toJudge }) => toJudge), limits, stopRule: 'limit' } as const
  return await judgeExample(judge, { language, code, options })
}

describe('a hostile program', () => {
  test.each(programs)('$name is contained', async (program) => {
    const outcome = await judgeCode(program.language, program.code.replaceAll('@HOST_FILE@', hostFile))

    expect(program.expect, JSON.stringify(outcome, null, 1)).toContain(outcome.status)
    expectNoLeak(outcome, program)
    expectPromises(outcome, program)
    expect(readFileSync(hostFile, 'utf8')).toBe(`${hostSecret}\n`)
    await expect.poll(() => lookForRemains(opened.stateFolder), { timeout: 1000 }).toEqual(before)
    expect(await judgeCode('python', benignCode)).toMatchObject({ status: 'Accepted', passed: 3 })
  })
})

function expectNoLeak(outcome: Outcome, { solves }: Pick<HostileProgram, 'solves'>) {
  const everything = JSON.stringify(outcome)
  expect(everything).not.toContain(environmentSecret)
  expect(everything).not.toContain(hostSecret)
  for (const judged of outcome.cases) {
    const own = cases[judged.index - 1]
    for (const { word, reversed } of cases.filter((other) => other !== own)) {
      expect(JSON.stringify(judged)).not.toContain(word)
      expect(JSON.stringify(judged)).not.toContain(reversed)
    }
    if (!solves && own) expect(`${judged.stdout}${judged.stderr}`).not.toContain(own.reversed)
  }
}

function expectPromises(outcome: Outcome, { shows, hides, uses }: HostileProgram) {
  const outputs = outcome.cases.flatMap(({ stdout }) => stdout ?? [])
  const words = [outcome.compileMessage, outcome.errorMessage, ...outcome.cases.map(({ stderr }) => stderr)]
  for (const pattern of shows) {
    expect(outputs).not.toEqual([])
    for (const output of outputs) expect(output).toMatch(pattern)
  }
  for (const pattern of hides) expect([...outputs, ...words].join('\n')).not.toMatch(pattern)
  expect(outcome.runtimeMs).toBeGreaterThanOrEqual(uses.cpuMs)
  expect(outcome.memoryKb).toBeGreaterThanOrEqual(uses.memoryKb)
  expect(outcome.compileMessage?.length ?? 0).toBeLessThanOrEqual(16 * 1024)
  for (const { stdout, stderr } of outcome.cases)
    expect((stdout?.length ?? 0) + (stderr?.length ?? 0)).toBeLessThanOrEqual(128 * 1024)
}

test('a result that holds a secret is found out', async () => {
  const [, other] = cases
  const print = (secret: string) =>
    judgeCode('cpp', `#include <cstdio>\nint main() { std::puts("${secret}"); }`)

  for (const secret of [hostSecret, environmentSecret, other?.word ?? '', other?.reversed ?? '']) {
    const outcome = await print(secret)
    expect(() => expectNoLeak(outcome, { solves: false })).toThrow(secret)
  }
})

test('every kind of attack is there in the languages it is asked for', () => {
  const languagesOf = (id: string) =>
    new Set(programs.filter(({ name }) => name.startsWith(id)).map(({ language }) => language))

  for (const id of ['h02', 'h06', 'h13', 'h16', 'h17', 'h19']) expect(languagesOf(id).size).toBe(4)
  for (const id of 'h01 h03 h04 h05 h08 h18 h20 h25 h26 h30 h32 h33 h34 h36 h40 h44 h45 h46 h53 h55'.split(
    ' ',
  ))
    expect(languagesOf(id).size).toBeGreaterThan(0)
})
