import { type DayReason, submissionStatusSchema } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Day } from './days/calendar.ts'
import { localTimeOf, type PersonClock, readClock } from './days/person-clock.ts'
import { type DaySpan, findDaySpan } from './days/span-of-day.ts'

const { problem, submission } = schema

const maxShown = 100

/** Explains why a day counts for a person's streak, or does not. */
export async function explainDay(
  database: Database,
  { userId, day }: { readonly userId: string; readonly day: Day },
): Promise<DayReason> {
  const { queries } = database
  const [clock, span] = await Promise.all([
    readClock(queries, { userId }),
    findDaySpan(queries, { userId, day }),
  ])
  const submissions = await submissionsIn(database, clock, span)
  return {
    day,
    counts: submissions.some(({ status }) => status === 'Accepted'),
    zones: [...span.zones],
    startsAt: span.startsAt.toISOString(),
    endsAt: span.endsAt.toISOString(),
    submissions,
  }
}

/** If there are too many, the Accepted ones are shown, because they are the reason. */
async function submissionsIn(
  { queries }: Database,
  clock: PersonClock,
  { startsAt, endsAt }: DaySpan,
): Promise<DayReason['submissions']> {
  const rows = await queries
    .select({
      _id: submission.id,
      problemId: submission.problemId,
      problemTitle: problem.title,
      status: submission.status,
      createdAt: submission.createdAt,
      localTime: localTimeOf(clock, submission.createdAt),
    })
    .from(submission)
    .innerJoin(problem, eq(problem.id, submission.problemId))
    .where(
      and(
        eq(submission.userId, clock.userId),
        gte(submission.createdAt, startsAt),
        lt(submission.createdAt, endsAt),
      ),
    )
    .orderBy(desc(sql`${submission.status} = 'Accepted'`), asc(submission.createdAt), asc(submission.id))
    .limit(maxShown)
  return rows
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((row) => ({
      ...row,
      status: submissionStatusSchema.parse(row.status),
      createdAt: row.createdAt.toISOString(),
    }))
}
