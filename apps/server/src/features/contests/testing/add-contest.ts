import { type Database, schema } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { announceContest } from '../announce-contest.ts'

const { contest, contestPerson, contestProblem } = schema

type ContestValues = typeof contest.$inferInsert

interface NewContest extends Partial<Omit<ContestValues, 'startsAt' | 'endsAt'>> {
  /** Start in minutes from now, negative in the past; by default one of two hours has passed. */
  readonly starts?: number
  readonly ends?: number
  /** Problem ids, by letter. */
  readonly problems?: readonly string[]
  /** Participants in competition. */
  readonly people?: readonly string[]
}

/** Inserts a contest as an admin would schedule it, by the database's clock; returns its id. */
export async function insertContest(database: Database, given: NewContest): Promise<string> {
  const { starts = -60, ends = 60, problems = [], people = [], ...values } = given
  const id = crypto.randomUUID()
  const { queries } = database
  const times = { startsAt: inMinutes(starts), endsAt: inMinutes(ends) }
  const rules = { rule: 'icpc', penaltyMinutes: 20, freezeMinutes: 0, isRated: false } as const
  const shown = { name: 'Autumn round', visibility: 'public', languages: ['python'] } as const
  await queries.insert(contest).values({ id, ...times, ...rules, ...shown, ...values })
  const entries = problems.map((problemId, at) => ({ contestId: id, problemId, position: at + 1 }))
  if (entries.length > 0) {
    await queries.insert(contestProblem).values(entries.map((one) => ({ ...one, points: 100, isNew: false })))
  }
  const persons = people.map((userId) => ({ contestId: id, userId, isOfficial: true }))
  if (persons.length > 0) await queries.insert(contestPerson).values(persons)
  return id
}

/** Moves the times of a contest, in minutes from now. */
export async function moveContest(
  { queries }: Database,
  id: string,
  { starts, ends }: { readonly starts: number; readonly ends: number },
): Promise<void> {
  await queries
    .update(contest)
    .set({ startsAt: inMinutes(starts), endsAt: inMinutes(ends) })
    .where(eq(contest.id, id))
  await announceContest(queries, id, 'board')
}

/** Truncated to milliseconds, like every time that an admin enters. */
function inMinutes(minutes: number) {
  return sql`date_trunc('milliseconds', clock_timestamp() + make_interval(secs => ${minutes * 60}))`
}
