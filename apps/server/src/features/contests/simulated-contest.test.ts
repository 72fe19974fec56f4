import { schema } from '@codedojo/db'
import { cloneDatabase } from '@codedojo/db/testing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { computeScoreboard } from './scoreboard/compute-scoreboard.ts'
import { readScoreboardInput } from './scoreboard/read-scoreboard-input.ts'
import { expectAgreementAtEveryMinute } from './testing/expect-agreement.ts'
import { type Simulation, simulateContest } from './testing/simulate-contest.ts'

const plan: Simulation = {
  ...{ people: 40, problems: 5, submissions: 400, minutes: 24, freezeMinutes: 8, rule: 'icpc', seed: 1 },
  startsAt: new Date('2026-03-01T10:00:00Z'),
}

test.each([{ ...plan }, { ...plan, rule: 'points', seed: 2 }] as const)(
  'the board of a simulated contest by $rule is what its submissions say at every minute',
  async (each) => {
    await using database = await cloneDatabase()
    const contestId = await simulateContest(database, each)

    await expectAgreementAtEveryMinute(database, { contestId, plan: each, unveiledAt: null })
  },
)

test('a frozen board shows what it showed when it froze, until it is unveiled', async () => {
  await using database = await cloneDatabase()
  const contestId = await simulateContest(database, plan)
  const freezeFrom = new Date(plan.startsAt.getTime() + 16 * 60_000)
  const later = new Date(plan.startsAt.getTime() + 300 * 60_000)
  const rowsAt = async (at: Date, audience: 'everybody' | 'jury' = 'everybody') => {
    const read = await readScoreboardInput(database, contestId)
    return read && computeScoreboard(read.input, { audience, at }).rows
  }
  const results = (rows: Awaited<ReturnType<typeof rowsAt>>) =>
    rows?.map(({ person, place, solved, penalty }) => ({ person: person._id, place, solved, penalty }))

  const before = await rowsAt(new Date(freezeFrom.getTime() - 1))
  const frozen = await rowsAt(later)
  await database.queries
    .update(schema.contest)
    .set({ unveiledAt: later })
    .where(eq(schema.contest.id, contestId))
  const unveiled = await rowsAt(later)

  expect(results(frozen)).toEqual(results(before))
  expect(results(unveiled)).toEqual(results(await rowsAt(later, 'jury')))
  expect(results(unveiled)).not.toEqual(results(frozen))
})
