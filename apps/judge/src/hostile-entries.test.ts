import type { Sandbox } from '@codedojo/sandbox'
import { expect, test } from 'vitest'
import { toolchainFolder } from './data-paths.ts'
import { type JudgeRequest, judgeBenign } from './hostile/attack.ts'
import { judgeDirectly, judgeKeepingBuilds } from './hostile/hostile-judge.ts'
import { type HostileProgram, readHostilePrograms } from './hostile/hostile-program.ts'
import { makeSecretCases } from './hostile/secrets.ts'
import { sourceOf } from './hostile/source-form.ts'
import { openJudge } from './open-judge.ts'
import type { TestJudge } from './testing/test-judge.ts'
import { withJudge } from './testing/with-judge.ts'

// Attacks from the list that a single program cannot demonstrate.

const programs = readHostilePrograms(new URL('../hostile/', import.meta.url))
const places = { folder: '/nowhere', file: '/nowhere/file', groupFolder: '/nowhere' }

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

function judgingOf(name: string, change: Partial<HostileProgram> = {}): JudgeRequest {
  const program = programs.find((each) => each.name === name)
  if (!program) throw new Error(`There is no program "${name}".`)
  return { program, source: sourceOf(program, places), cases: makeSecretCases({ ...program, ...change }) }
}

test('H10: boxes that signal to each other do so at the same time, and hear nothing', async () => {
  const { outcome } = await judgeDirectly(opened.judge)(judgingOf('h10-signal.cpp'))

  const outputs = outcome.cases.map(({ stdout }) => stdout ?? '')
  for (const output of outputs) expect(output).toMatch(/^others heard on 0$/m)
  const times = outputs.map((output) => /^from (\d+) to (\d+)$/m.exec(output)?.slice(1).map(Number) ?? [])
  const [[firstFrom = 0, firstTo = 0] = [], [secondFrom = 0, secondTo = 0] = []] = times
  expect(Math.max(firstFrom, secondFrom)).toBeLessThan(Math.min(firstTo, secondTo))
})

test('H43: sixteen heavy programs at once change no verdict of the honest one among them', async () => {
  const stateFolder = `${opened.stateFolder}-crowd`
  await using crowded = await openJudge({
    slotCount: 17,
    stateFolder,
    toolchainFolder: toolchainFolder(stateFolder),
  })
  const judge = judgeKeepingBuilds(crowded)
  const heavy = judgingOf('h43-heavy.cpp', { cases: [{ words: '', expect: 'Time Limit Exceeded' }] })

  const attacks = Array.from({ length: 16 }, () => judge(heavy))
  const honest = await judgeBenign(judge)
  const verdicts = (await Promise.all(attacks)).map(({ outcome }) => outcome.status)

  expect(honest.status).toBe('Accepted')
  // Which limit each program hits first depends on how the machine divides memory and cores among them.
  for (const verdict of verdicts) expect(heavy.program.expect).toContain(verdict)
})

test('H51: whatever a program says, the words that start compiler and program stay the same', async () => {
  const startedFor = async (name: string) => {
    const started: string[][] = []
    const sandbox = withNotes(opened.judge.sandbox, started)
    await judgeDirectly({ ...opened.judge, sandbox })(judgingOf(name))
    return new Set(started.map((argv) => argv.join(' ')))
  }

  for (const [hostile, plain] of [
    ['h51-pragmas.cpp', 'h13-claim.cpp'],
    ['h51-commands.java', 'h13-claim.java'],
    ['h51-commands.py', 'h13-claim.py'],
    ['h51-commands.js', 'h13-claim.js'],
  ] as const) {
    const started = await startedFor(hostile)
    expect(started.size).toBeGreaterThan(0)
    const plainly = await startedFor(plain)
    for (const argv of started) expect(plainly).toContain(argv)
  }
})

function withNotes(sandbox: Sandbox, started: string[][]): Sandbox {
  return {
    ...sandbox,
    acquire: async (signal) => {
      const box = await sandbox.acquire(signal)
      return {
        ...box,
        run: (program, ...rest) => {
          started.push([...program.argv])
          return box.run(program, ...rest)
        },
      }
    },
  }
}
