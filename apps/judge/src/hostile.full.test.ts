import { isUtf8 } from 'node:buffer'
import type { Database } from '@codedojo/db'
import { cloneDatabase } from '@codedojo/db/testing'
import { hearLog } from '@codedojo/log/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBuildCache } from './build/builds.ts'
import { parseConfig } from './config.ts'
import { type Arena, type Attack, attack, type Judge, warmUp } from './hostile/attack.ts'
import { brokenPromises } from './hostile/broken-promises.ts'
import { type Canaries, layOutCanaries } from './hostile/canaries.ts'
import { wavesOf } from './hostile/choose-programs.ts'
import { judgeDirectly } from './hostile/hostile-judge.ts'
import { readHostilePrograms } from './hostile/hostile-program.ts'
import { judgeByQueue } from './hostile/judge-by-queue.ts'
import { type Leftovers, lookForLeftovers, lookForSettledLeftovers } from './hostile/leftovers.ts'
import { type FileNotes, filesOfHost, hashFiles, noteFiles } from './hostile/watched-files.ts'
import { allLanguages } from './testing/all-languages.ts'
import { openTestJudge, type TestJudge } from './testing/test-judge.ts'
import { workingStatus } from './work/judge-status.ts'
import { startWorkLoop } from './work-loop.ts'

/*
 * How it works
 * Every program of the folder `hostile` in every language, three times, through the queue of a database: eight wait in
 * it at once, each beside an honest submission and followed by another. Each round has them in another order, so that
 * each meets other neighbours. What cannot be asked for through the queue is judged beside it on the same slots.
 */

const programs = readHostilePrograms(new URL('../hostile/', import.meta.url))
const stride = 7
const rounds = [
  programs,
  programs.toReversed(),
  programs.toSorted((one, other) => placeOf(one.name) - placeOf(other.name)),
]

let canaries: Canaries
let opened: TestJudge
let database: Database
let arena: Arena
let before: Leftovers
let watched: string[]
let notes: FileNotes
let hashes: FileNotes
const words: string[] = []
const said = hearLog()

beforeAll(async () => {
  canaries = await layOutCanaries(process.env)
  opened = await openTestJudge()
  database = await cloneDatabase()
  arena = { judge: await judgeEither(), places: canaries.places, programs }
  for (const { status } of await whileWorking(() => warmUp(arena.judge))) expect(status).toBe('Accepted')
  before = await lookForSettledLeftovers(opened)
  watched = await filesOfHost(opened.judge, canaries)
  notes = await noteFiles(watched)
  hashes = await hashFiles(watched)
}, 120_000)

afterAll(async () => {
  said[Symbol.dispose]()
  await database[Symbol.asyncDispose]()
  await opened[Symbol.asyncDispose]()
  await canaries[Symbol.asyncDispose]()
})

/** The judge takes jobs for as long as this goes on; without any it would measure again what was Accepted. */
async function whileWorking<T>(judgeAll: () => Promise<T>): Promise<T> {
  const judge = { ...opened.judge, builds: makeBuildCache(opened.judge.sandbox, { count: 0, bytes: 0 }) }
  const config = parseConfig({ JUDGE_NAME: 'hostile', JUDGE_SLOTS: String(judge.sandbox.slotCount) })
  const status = () => workingStatus(config, judge, allLanguages)
  const loop = await startWorkLoop({ database, judge, status, lease: config.lease, patienceMs: 5000 })
  try {
    return await judgeAll()
  } finally {
    await loop.drain()
  }
}

/** The queue carries texts of programs, and what compiles them is the judge's own. */
async function judgeEither(): Promise<Judge> {
  const byQueue = await judgeByQueue(database)
  const directly = judgeDirectly(opened.judge)
  return (judging) => {
    words.push(...judging.cases.flatMap(({ word, reversed }) => [word, reversed]))
    const isOrdinary = !judging.program.isCompiler && judging.groupFolder === undefined
    const isForQueue = isOrdinary && isUtf8(judging.source)
    return isForQueue ? byQueue(judging) : directly(judging)
  }
}

const waves = rounds.flatMap((round, index) =>
  wavesOf(round).map((wave, at) => ({ wave, name: `round ${index + 1}, wave ${at + 1}` })),
)

/** Warm boxes beyond the usual ones, which those who waited got, are closed every five seconds. */
const closingMs = 15_000

describe.each(waves)('$name', ({ wave }) => {
  let attacks: PromiseSettledResult<Attack>[]
  beforeAll(async () => {
    attacks = await whileWorking(() => Promise.allSettled(wave.map((program) => attack(arena, program))))
  }, 600_000)

  test.each(wave.map(({ name }, index) => ({ name, index })))('$name is contained', ({ index }) => {
    const ended = attacks[index]
    if (ended?.status !== 'fulfilled') throw ended?.reason
    expect(brokenPromises(ended.value, canaries.words)).toEqual([])
  })

  test('and nothing is left of them, and no file of the host is changed', async () => {
    await expect.poll(() => lookForLeftovers(opened), { timeout: closingMs, interval: 20 }).toEqual(before)
    expect(await noteFiles(await filesOfHost(opened.judge, canaries))).toEqual(notes)
  })
})

describe('at the end', () => {
  test('nothing the judge said holds a secret or the content of a case', () => {
    const all = said.lines.join('')

    expect([...canaries.words, ...words].filter((word) => all.includes(word))).toEqual([])
  })

  test('every file has its content still', async () => {
    expect(await hashFiles(watched)).toEqual(hashes)
  })

  test('nothing that is stored holds a secret of the host', async () => {
    const { rows } = await database.pool.query(
      'select row_to_json(submission)::text as stored from submission union all select row_to_json(judge_job)::text from judge_job union all select row_to_json(judge)::text from judge',
    )
    const stored = rows.map((row) => String(row.stored)).join('\n')

    expect(rows.length).toBeGreaterThan(programs.length)
    expect(canaries.words.filter((word) => stored.includes(word))).toEqual([])
  })
})

/** Neighbours of the alphabet come apart. */
function placeOf(name: string): number {
  const index = programs.findIndex((program) => program.name === name)
  return (index % stride) * programs.length + index
}
