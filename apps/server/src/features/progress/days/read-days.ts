import { type Database, schema } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Audience, prepareDaysByAudience } from '../counted-submissions.ts'
import type { PersonClock } from './person-clock.ts'
import { skippedDates } from './skipped-dates.ts'
import { currentStreak, longestRun, type StreakRun, splitIntoRuns } from './streak.ts'

const { submission } = schema

const countSchema = z.object({
  day: z.string(),
  submissions: z.number(),
  /** Submissions with a verdict: neither pending nor Internal Error. */
  judged: z.number(),
  accepted: z.number(),
  /** Milliseconds since 1970; null if nothing was Accepted. */
  firstAcceptedAt: z.number().nullable(),
})
export type DayCount = z.infer<typeof countSchema>

export interface Days {
  /** Each day with a submission, oldest first. */
  readonly counts: readonly DayCount[]
  /** Days with an Accepted submission. */
  readonly runs: readonly StreakRun[]
  readonly streak: number
  readonly longest: number
}

/** All figures per day, up to the clock's current time. */
export async function readDays(database: Database, clock: PersonClock, reader: Audience): Promise<Days> {
  const counts = z.array(countSchema).parse(await dayCounts[reader](database, clock))
  const counted = counts.filter(({ accepted }) => accepted > 0).map(({ day }) => day)
  const skipped = await skippedDates(database.queries, {
    userId: clock.userId,
    days: counted.at(-1) === clock.today ? counted : [...counted, clock.today],
  })
  const runs = splitIntoRuns(counted, skipped)
  return { counts, runs, streak: currentStreak(runs, clock.today, skipped), longest: longestRun(runs) }
}

const dayCounts = prepareDaysByAudience(
  'day_counts',
  (dayOf, own) => sql`
    select day::text as day, count(*)::int as submissions,
        (count(*) filter (where status not in ('In Queue', 'Judging', 'Internal Error')))::int as judged,
        (count(*) filter (where status = 'Accepted'))::int as accepted,
        extract(epoch from min(created_at) filter (where status = 'Accepted'))::float8 * 1000 as "firstAcceptedAt"
      from (select ${dayOf(submission.createdAt)} as day, ${submission.status} as status,
          ${submission.createdAt} as created_at from ${submission} where ${own}) as made
      group by day order by day`,
)
