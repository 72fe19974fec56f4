import { cloneDatabase } from '@codedojo/db/testing'
import { test } from 'vitest'
import { expectAgreementAtEveryMinute } from './testing/expect-agreement.ts'
import { type Simulation, simulateContest } from './testing/simulate-contest.ts'

const plan: Simulation = {
  ...{ people: 300, problems: 8, submissions: 5000, minutes: 180, freezeMinutes: 45, rule: 'icpc', seed: 11 },
  startsAt: new Date('2026-03-01T10:00:00Z'),
}

test.each(['icpc', 'points'] as const)(
  '300 people, 8 problems and 5,000 submissions by %s',
  async (rule) => {
    await using database = await cloneDatabase()
    const each = { ...plan, rule }
    const contestId = await simulateContest(database, each)

    await expectAgreementAtEveryMinute(database, { contestId, plan: each, unveiledAt: null })
  },
  1_200_000,
)
