import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Attack, type AttackSetup, attack, warmUp } from './hostile/attack.ts'
import { type Canaries, plantCanaries } from './hostile/canaries.ts'
import { batchesOf, pickOneLanguagePerProgram } from './hostile/choose-programs.ts'
import { findViolations } from './hostile/find-violations.ts'
import { judgeWithShortLimits } from './hostile/hostile-judge.ts'
import { readHostilePrograms } from './hostile/hostile-program.ts'
import { findLeftovers, findSettledLeftovers, type Leftovers } from './hostile/leftovers.ts'
import { type FileFingerprints, filesOfHost, fingerprintFiles, hashFiles } from './hostile/watched-files.ts'
import { openTestJudge, type TestJudge } from './testing/test-judge.ts'

/*
 * How it works
 * Every program of the folder `hostile` is judged in one language like a submission, eight at a time, each beside a benign
 * program and followed by another. Afterwards no secret may have leaked, no process or file may be left, and no host file may
 * have changed.
 */

const programs = readHostilePrograms(new URL('../hostile/', import.meta.url))

let canaries: Canaries
let opened: TestJudge
let arena: AttackSetup
let before: Leftovers
let watched: string[]
let notes: FileFingerprints
let hashes: FileFingerprints

beforeAll(async () => {
  canaries = await plantCanaries(process.env)
  opened = await openTestJudge()
  const judge = judgeWithShortLimits(opened.judge)
  arena = { judge, places: canaries.places, programs }
  for (const { status } of await warmUp(judge)) expect(status).toBe('Accepted')
  before = await findSettledLeftovers(opened)
  watched = filesOfHost(opened.judge, canaries)
  notes = fingerprintFiles(watched)
  hashes = hashFiles(watched)
}, 120_000)

afterAll(async () => {
  await opened[Symbol.asyncDispose]()
  await canaries[Symbol.asyncDispose]()
})

describe.each(batchesOf(pickOneLanguagePerProgram(programs)).map((wave) => ({ wave, ids: idsOf(wave) })))(
  '$ids',
  ({ wave }) => {
    let attacks: PromiseSettledResult<Attack>[]
    beforeAll(async () => {
      attacks = await Promise.allSettled(wave.map((program) => attack(arena, program)))
    }, 120_000)

    test.each(wave.map((program, index) => ({ name: program.name, index })))(
      '$name is contained',
      ({ index }) => {
        const ended = attacks[index]
        if (ended?.status !== 'fulfilled') throw ended?.reason
        expect(findViolations(ended.value, canaries.words)).toEqual([])
      },
    )

    test('and nothing is left of them, and no file of the host is changed', async () => {
      // hostile.full.test.ts asserts that this takes less than a second.
      await expect.poll(() => findLeftovers(opened)).toEqual(before)
      expect(fingerprintFiles(filesOfHost(opened.judge, canaries))).toEqual(notes)
    })
  },
)

test('at the end every file has its content still', async () => {
  expect(hashFiles(watched)).toEqual(hashes)
})

function idsOf(wave: readonly { id: string }[]): string {
  return [...new Set(wave.map(({ id }) => id))].join(', ')
}
