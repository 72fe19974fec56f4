import { isUtf8 } from 'node:buffer'
import type { Database } from '@codedojo/db'
import { cloneDatabase } from '@codedojo/db/testing'
import { captureLog } from '@codedojo/log/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBuildCache } from './build/build-cache.ts'
import { parseConfig } from './config.ts'
import { type Attack, type AttackSetup, attack, type Judge, warmUp } from './hostile/attack.ts'
import { type Canaries, plantCanaries } from './hostile/canaries.ts'
import { batchesOf } from './hostile/choose-programs.ts'
import { findViolations } from './hostile/find-violations.ts'
import { judgeDirectly } from './hostile/hostile-judge.ts'
import { readHostilePrograms } from './hostile/hostile-program.ts'
import { judgeByQueue } from './hostile/judge-by-queue.ts'
import { findLeftovers, findSettledLeftovers, type Leftovers } from './hostile/leftovers.ts'
import { type FileFingerprints, filesOfHost, fingerprintFiles, hashFiles } from './hostile/watched-files.ts'
import { allLanguages } from './testing/all-languages.ts'
import { openTestJudge, type TestJudge } from './testing/test-judge.ts'
import { workingStatus } from './work/judge-status.ts'
import { startWorkLoop } from './work-loop.ts'

/*
 * How it works
 * Every program of the folder `hostile`, in every language, is judged three times through a database queue. Eight are queued at
 * once, each beside a benign submission and followed by another. The order differs per round, so that each program runs beside
 * others. Programs that cannot be sent through the queue are judged directly on the same slots.
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
let arena: AttackSetup
let before: Leftovers
let watched: string[]
let notes: FileFingerprints
let hashes: FileFingerprints
const words: string[] = []
const said = captureLog()

beforeAll(async () => {
  canaries = await plantCanaries(process.env)
  opened = await openTestJudge()
  database = await cloneDatabase()
  arena = { judge: await judgeEither(), places: canaries.places, programs }
  for (const { status } of await whileWorking(() => warmUp(arena.judge))) expect(status).toBe('Accepted')
  before = await findSettledLeftovers(opened)
  watched = filesOfHost(opened.judge, canaries)
  notes = fingerprintFiles(watched)
  hashes = hashFiles(watched)
}, 120_000)

afterAll(async () => {
  said[Symbol.dispose]()
  await database[Symbol.asyncDispose]()
  await opened[Symbol.asyncDispose]()
  await canaries[Symbol.asyncDispose]()
})

/** Keeps the judge busy with jobs: an idle judge would run Accepted submissions again to measure them. */
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

/** Uses the queue for programs that are texts compiled by the judge, and the judge directly for all others. */
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
  batchesOf(round).map((wave, at) => ({ wave, name: `round ${index + 1}, wave ${at + 1}` })),
)

/** Additional warm boxes, opened for waiting claimants, are closed again only by a check every five seconds. */
const closingMs = 15_000

describe.each(waves)('$name', ({ wave }) => {
  let attacks: PromiseSettledResult<Attack>[]
  beforeAll(async () => {
    attacks = await whileWorking(() => Promise.allSettled(wave.map((program) => attack(arena, program))))
  }, 600_000)

  test.each(wave.map(({ name }, index) => ({ name, index })))('$name is contained', ({ index }) => {
    const ended = attacks[index]
    if (ended?.status !== 'fulfilled') throw ended?.reason
    expect(findViolations(ended.value, canaries.words)).toEqual([])
  })

  test('and nothing is left of them, and no file of the host is changed', async () => {
    await expect.poll(() => findLeftovers(opened), { timeout: closingMs, interval: 20 }).toEqual(before)
    expect(fingerprintFiles(filesOfHost(opened.judge, canaries))).toEqual(notes)
  })
})

describe('at the end', () => {
  test('nothing the judge said holds a secret or the content of a case', () => {
    const all = said.lines.join('')

    expect([...canaries.words, ...words].filter((word) => all.includes(word))).toEqual([])
  })

  test('every file has its content still', async () => {
    expect(hashFiles(watched)).toEqual(hashes)
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

/** A position in the order that keeps alphabetic neighbours apart. */
function placeOf(name: string): number {
  const index = programs.findIndex((program) => program.name === name)
  return (index % stride) * programs.length + index
}
