import { setTimeout as sleep } from 'node:timers/promises'
import { calls, type Verdict } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveContest } from '../../apps/server/src/features/contests/testing/add-contest.ts'
import { plainRows, sortByPerson } from '../../apps/server/src/features/contests/testing/expect-agreement.ts'
import { recomputedRows } from '../../apps/server/src/features/contests/testing/recomputed-rows.ts'
import { type ContestTestbed, openContestTestbed } from './contest-testbed.ts'
import { type ContestantClient, granted } from './contestant-client.ts'
import { hiddenNumbers } from './leak-detector.ts'
import { type PlannedSubmission, planSubmissions } from './plan-submissions.ts'
import { readEverything } from './read-everything.ts'

const [people, triesOfEach, freezeMinutes] = [20, 10, 20]
const patienceMs = 3_000_000

let round: ContestTestbed
const expected: Verdict[] = []
beforeAll(async () => {
  round = await openContestTestbed({ people, freezeMinutes })
  for (const one of round.people) {
    await granted(one.ask('PUT', `/contest/${round.contestId}/registration`, {}))
  }
}, patienceMs)
afterAll(() => round[Symbol.asyncDispose](), patienceMs)

/** All participants submit their programs `from` to `to` concurrently; resolves when all are judged. */
async function submitAll(from: number, to: number): Promise<void> {
  const submitOne = async (one: ContestantClient, { letter, language, code }: PlannedSubmission) => {
    const path = `/contest/${round.contestId}/problem/${letter}/submit`
    await granted(one.ask('POST', path, { code, language }))
  }
  const submitOwn = async (one: ContestantClient, place: number) => {
    for (const each of planSubmissions(one.userId, place, triesOfEach).slice(from, to)) {
      expected.push(each.expected)
      await submitOne(one, each)
    }
  }
  await Promise.all(round.people.map(submitOwn))
  const left = `select count(*)::int as left from submission where contest_id = $1 and judged_at is null`
  for (;;) {
    const { rows } = await round.testbed.database.pool.query(left, [round.contestId])
    if (rows[0]?.left === 0) break
    await sleep(200)
  }
  // A scoreboard may be a second out of date.
  await sleep(1500)
}

async function scoreboardFor(audience: 'everybody' | 'jury') {
  const path = `/contest/${round.contestId}/scoreboard`
  const { contestBoard, juryBoard } = calls
  return audience === 'jury'
    ? juryBoard.response.parse(await granted(round.admin.ask('GET', `/admin${path}`)))
    : contestBoard.response.parse(await granted(round.stranger.ask('GET', path)))
}

async function recomputed(at: string, hiddenFrom: string | null) {
  const times = { at: new Date(at), hiddenFrom: hiddenFrom === null ? null : new Date(hiddenFrom) }
  return sortByPerson(await recomputedRows(round.testbed.database, { contestId: round.contestId, ...times }))
}

/** Reads everything readable, as a participant and as an outsider, until the signal is aborted. */
async function snoop(signal: AbortSignal): Promise<void> {
  const found = `select id from submission where contest_id = $1 order by random() limit 3`
  for (let turn = 0; !signal.aborted; turn++) {
    const { rows } = await round.testbed.database.pool.query(found, [round.contestId])
    const [other, asking] = [round.people[turn % people], round.people[(turn + 7) % people]]
    const ids = [other?.userId ?? '', ...round.problemIds, ...rows.map(({ id }) => String(id))]
    for (const who of [asking ?? round.stranger, round.stranger]) {
      await readEverything({ who, contestId: round.contestId, ids })
    }
  }
}

test(
  'in a contest that is really judged, both boards say what the submissions do, and nobody is told too much',
  async () => {
    const stop = new AbortController()
    const snooping = snoop(stop.signal)
    const following = round.people.map((one) => one.follow(stop.signal))

    await submitAll(0, triesOfEach / 2)
    const open = await scoreboardFor('everybody')
    expect(open.frozenSince).toBeNull()
    expect(plainRows(open.rows)).toEqual(await recomputed(open.at, null))
    expect(plainRows((await scoreboardFor('jury')).rows)).toEqual(plainRows(open.rows))

    // From this moment on the scoreboard is frozen.
    await moveContest(round.testbed.database, round.contestId, { starts: -40, ends: freezeMinutes })
    await submitAll(triesOfEach / 2, triesOfEach)
    const [frozen, jury] = [await scoreboardFor('everybody'), await scoreboardFor('jury')]
    expect(plainRows(frozen.rows)).toEqual(await recomputed(frozen.at, frozen.frozenSince))
    expect(plainRows(jury.rows)).toEqual(await recomputed(jury.at, null))
    const hiddenTries = frozen.rows.flatMap(({ cells }) => cells.map((cell) => cell.hiddenTries))
    expect(hiddenTries.some((tries) => tries > 0)).toBe(true)
    expect(plainRows(frozen.rows)).not.toEqual(plainRows(jury.rows))

    for (const one of round.people) await one.ask('GET', `/contest/${round.contestId}/submission`)
    stop.abort()
    await Promise.all([snooping, ...following])
    expect(round.leakDetector.leaks()).toEqual([])
    expect(round.leakDetector.sawOwn()).toBe(people)
    // Sanity check: the secrets that were looked for are visible to an admin.
    const shown = await round.admin.ask('GET', `/problem/problemById/${round.problemIds[0]}`)
    expect(shown.text).toContain(String(hiddenNumbers[0]))
  },
  patienceMs,
)

test('each of the two hundred submissions got the verdict that it deserves', async () => {
  const judged = `select status, count(*)::int as times from submission where contest_id = $1 group by status`
  const { rows } = await round.testbed.database.pool.query(judged, [round.contestId])

  const wanted = new Map<string, number>()
  for (const verdict of expected) wanted.set(verdict, (wanted.get(verdict) ?? 0) + 1)

  expect(new Map(rows.map(({ status, times }) => [status, times]))).toEqual(wanted)
  expect(expected).toHaveLength(people * triesOfEach)
  expect(wanted.get('Compilation Error')).toBeGreaterThan(0)
})

test('once it is over and unveiled everybody sees the board of the jury', async () => {
  await moveContest(round.testbed.database, round.contestId, { starts: -60, ends: 0 })
  await granted(round.admin.ask('POST', `/admin/contest/${round.contestId}/unveil`, {}))
  await sleep(1500)

  const [all, jury] = [await scoreboardFor('everybody'), await scoreboardFor('jury')]

  expect(all.frozenSince).toBeNull()
  expect(plainRows(all.rows)).toEqual(plainRows(jury.rows))
  expect(plainRows(all.rows)).toEqual(await recomputed(all.at, null))
})
