import { schema } from '@codedojo/db'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Visitor } from '../../testing/start-app.ts'
import {
  type ContestTestbed,
  countWaitingConnections,
  openContestTestbed,
} from '../contest-admin/testing/contest-testbed.ts'
import { areRatingsOutdated, recomputeRatings } from './recompute-ratings.ts'

const { contest, contestRating, submission } = schema

async function ratingsOf({ server }: ContestTestbed) {
  const rows = await server.database.queries
    .select()
    .from(contestRating)
    .innerJoin(contest, eq(contest.id, contestRating.contestId))
    .orderBy(asc(contest.endsAt), asc(contestRating.place))
  return rows.map(({ contest_rating: { contestId, userId, place, before, after } }) => ({
    ...{ contestId, userId, place, before, after },
  }))
}

interface Round {
  readonly problemId: string
  /** Minutes since its start. */
  readonly ago: number
  readonly freezeMinutes?: number
}

/** A rated contest of an hour in which each participant solves the problem a minute after the previous one. */
async function hold(
  testbed: ContestTestbed,
  people: readonly Visitor[],
  { problemId, ago, freezeMinutes = 0 }: Round,
) {
  const problems = [{ problemId, points: 100 }]
  const id = await testbed.schedule({ isRated: true, freezeMinutes, problems })
  await testbed.move(id, -60 - ago)
  const made: string[] = []
  for (const [at, who] of people.entries()) {
    await testbed.enter(id, who)
    made.push(await testbed.submitted({ contestId: id, who, problemId, status: 'Accepted', minute: at + 1 }))
  }
  return { id, made }
}

async function open() {
  const testbed = await openContestTestbed()
  const { database } = testbed.server
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const problemId = await testbed.server.addProblem()
  return {
    testbed,
    database,
    ada,
    bob,
    problemId,
    recompute: () => recomputeRatings(database, { actorId: null }),
  }
}

test('each contest goes on from the ratings of those that ended before it', async () => {
  const { testbed, database, ada, bob, problemId, recompute } = await open()
  await using _ = testbed
  const first = await hold(testbed, [ada, bob], { problemId, ago: 300 })
  const second = await hold(testbed, [bob, ada], { problemId, ago: 200 })

  expect(await areRatingsOutdated(database)).toBe(true)
  await recompute()

  expect(await areRatingsOutdated(database)).toBe(false)
  const rows = await ratingsOf(testbed)
  expect(rows.map(({ contestId, userId, place, before }) => [contestId, userId, place, before])).toEqual([
    [first.id, ada.user._id, 1, 1500],
    [first.id, bob.user._id, 2, 1500],
    [second.id, bob.user._id, 1, 1402],
    [second.id, ada.user._id, 2, 1596],
  ])
  await recompute()
  expect(await ratingsOf(testbed)).toEqual(rows)
})

test('a verdict that is replaced puts every rating after it right', async () => {
  const { testbed, database, ada, bob, problemId, recompute } = await open()
  await using _ = testbed
  const first = await hold(testbed, [ada, bob], { problemId, ago: 300 })
  await hold(testbed, [ada, bob], { problemId, ago: 200 })
  await recompute()
  const before = await ratingsOf(testbed)

  const replaced = eq(submission.id, first.made[0] ?? '')
  await database.queries.update(submission).set({ status: 'Wrong Answer' }).where(replaced)

  expect(await areRatingsOutdated(database)).toBe(true)
  await recompute()
  const after = await ratingsOf(testbed)
  expect(after[0]).toMatchObject({ userId: bob.user._id, place: 1, after: 1596 })
  expect(after.at(-1)?.after).not.toBe(before.at(-1)?.after)
})

test('a verdict that is replaced while ratings are computed has them computed once more', async () => {
  const { testbed, database, ada, bob, problemId, recompute } = await open()
  await using _ = testbed
  const { id, made } = await hold(testbed, [ada, bob], { problemId, ago: 300 })
  const holder = await database.pool.connect()
  // The computation waits for this row after reading the submissions.
  await holder.query('begin')
  await holder.query(
    'insert into contest_rating (contest_id, user_id, place, before, after) values ($1, $2, 1, 0, 0)',
    [id, ada.user._id],
  )
  const computed = recompute()
  while ((await countWaitingConnections(database)) < 1);

  let isReplaced = false
  const replaced = database.queries
    .update(submission)
    .set({ status: 'Wrong Answer' })
    .where(eq(submission.id, made[0] ?? ''))
    .then(() => {
      isReplaced = true
    })
  while (!isReplaced && (await countWaitingConnections(database)) < 2);
  await holder.query('rollback')
  holder.release()
  await Promise.all([computed, replaced])

  expect(await areRatingsOutdated(database)).toBe(true)
})

test('who is erased while ratings are computed does not stand in their way', async () => {
  const { testbed, database, ada, bob, problemId, recompute } = await open()
  await using _ = testbed
  await hold(testbed, [ada, bob], { problemId, ago: 300 })
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('delete from "user" where id = $1', [bob.user._id])

  const computed = recompute()
  while ((await countWaitingConnections(database)) < 1);
  await holder.query('commit')
  holder.release()
  await computed

  expect((await ratingsOf(testbed)).map(({ userId }) => userId)).toEqual([ada.user._id])
})

test('who is erased leaves places and ratings of the others as if they had not taken part', async () => {
  const { testbed, database, ada, bob, problemId, recompute } = await open()
  await using _ = testbed
  const cleo = await testbed.server.signUp('Cleo')
  const { id } = await hold(testbed, [ada, bob, cleo], { problemId, ago: 300 })
  await recompute()

  await testbed.admin.send('DELETE', `/user/deleteProfile/${ada.user._id}`)

  expect(await areRatingsOutdated(database)).toBe(true)
  await recompute()
  const places = (await ratingsOf(testbed)).map(({ userId, place }) => [userId, place])
  expect(places).toEqual([
    [bob.user._id, 1],
    [cleo.user._id, 2],
  ])
  expect((await testbed.board(id)).map(({ person, place }) => [person._id, place])).toEqual(places)
})

test('a contest is not rated while something of it is judged or hidden', async () => {
  const { testbed, database, ada, bob, problemId, recompute } = await open()
  await using _ = testbed
  const frozen = await hold(testbed, [ada, bob], { problemId, ago: 300, freezeMinutes: 10 })
  const judging = await hold(testbed, [ada, bob], { problemId, ago: 200 })
  const last = eq(submission.id, judging.made[1] ?? '')
  await database.queries.update(submission).set({ status: 'Judging' }).where(last)

  await recompute()
  expect(await ratingsOf(testbed)).toEqual([])

  await database.queries.update(submission).set({ status: 'Accepted' }).where(last)
  await testbed.admin.send('POST', `/admin/contest/${frozen.id}/unveil`)
  expect(await areRatingsOutdated(database)).toBe(true)
  await recompute()
  expect(new Set((await ratingsOf(testbed)).map(({ contestId }) => contestId))).toEqual(
    new Set([frozen.id, judging.id]),
  )
})

test('who made no submission, is out of competition or disqualified is not rated', async () => {
  const { testbed, ada, bob, problemId, recompute } = await open()
  await using _ = testbed
  const { id } = await hold(testbed, [ada, bob, testbed.admin], { problemId, ago: 300 })
  await testbed.enter(id, await testbed.server.signUp('Idle'))
  const path = `/admin/contest/${id}/person/${bob.user._id}`
  await testbed.admin.send('PATCH', path, { isDisqualified: true })

  await recompute()

  expect((await ratingsOf(testbed)).map(({ userId }) => userId)).toEqual([ada.user._id])
})

test('ratings of a contest that is no longer rated, or is deleted, are gone', async () => {
  const { testbed, ada, bob, problemId, recompute } = await open()
  await using _ = testbed
  const first = await hold(testbed, [ada, bob], { problemId, ago: 300 })
  const second = await hold(testbed, [ada, bob], { problemId, ago: 200 })
  await recompute()

  await testbed.admin.send('DELETE', `/admin/contest/${first.id}`)
  await recompute()

  const rows = await ratingsOf(testbed)
  expect(rows.map(({ contestId, before }) => [contestId, before])).toEqual([
    [second.id, 1500],
    [second.id, 1500],
  ])
})
