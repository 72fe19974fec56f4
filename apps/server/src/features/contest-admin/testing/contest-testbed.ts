import type { ManagedContestDetail, ScoreboardRow } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'

export interface ContestTestbed extends AsyncDisposable {
  readonly server: TestApp
  readonly admin: Visitor
  /** Schedules a contest that starts in an hour by default; returns its id. */
  readonly schedule: (change?: object) => Promise<string>
  readonly read: (id: string) => Promise<ManagedContestDetail>
  /** Moves start and end, as if time had passed. */
  readonly move: (id: string, minutes: number) => Promise<void>
  readonly enter: (id: string, who: Visitor) => Promise<void>
  /** Inserts a judged submission, so many minutes after the start. */
  readonly submitted: (made: SubmissionOptions) => Promise<string>
  readonly board: (id: string) => Promise<ScoreboardRow[]>
}

interface SubmissionOptions {
  readonly contestId: string
  readonly who: Visitor
  readonly problemId: string
  readonly status: string
  readonly minute: number
}

export const hourAhead = () => new Date(Date.now() + 3_600_000).toISOString()

export const contestBody = {
  name: 'Autumn round',
  description: '',
  minutes: 60,
  rule: 'icpc',
  visibility: 'public',
  problems: [],
}

export async function openContestTestbed(): Promise<ContestTestbed> {
  const server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  const { database } = server
  const admin = await server.signUpAdmin()
  return {
    server,
    admin,
    schedule: async (change = {}) => {
      const body = { ...contestBody, startsAt: hourAhead(), ...change }
      const answer = await admin.send('POST', '/admin/contest', body)
      if (answer.statusCode !== 200) throw new Error(`Scheduling failed: ${answer.body}`)
      return answer.json<{ _id: string }>()._id
    },
    read: async (id) => (await admin.get(`/admin/contest/${id}`)).json<ManagedContestDetail>(),
    move: (id, minutes) => move(database, id, minutes),
    enter: async (contestId, { user }) => {
      const row = { contestId, userId: user._id, isOfficial: user._id !== admin.user._id }
      await database.queries.insert(schema.contestPerson).values(row)
    },
    submitted: (made) => submitted(database, made),
    board: async (id) =>
      (await admin.get(`/admin/contest/${id}/scoreboard`)).json<{ rows: ScoreboardRow[] }>().rows,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

/** Number of database connections that wait for a lock. */
export async function countWaitingConnections({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}

async function move({ queries }: Database, id: string, minutes: number): Promise<void> {
  const { contest, contestProblem, problem } = schema
  const by = sql`make_interval(mins => ${minutes})`
  const later = { startsAt: sql`${contest.startsAt} + ${by}`, endsAt: sql`${contest.endsAt} + ${by}` }
  await queries.update(contest).set(later).where(eq(contest.id, id))
  const kept = queries
    .select({ id: contestProblem.problemId })
    .from(contestProblem)
    .where(sql`${contestProblem.contestId} = ${id} and ${contestProblem.isNew}`)
  await queries
    .update(problem)
    .set({ publishedAt: sql`${problem.publishedAt} + ${by}` })
    .where(sql`${problem.id} in ${kept}`)
}

async function submitted({ queries }: Database, made: SubmissionOptions): Promise<string> {
  const { contest, submission } = schema
  const [round] = await queries.select().from(contest).where(eq(contest.id, made.contestId))
  if (!round) throw new Error('There is no such contest.')
  const id = crypto.randomUUID()
  await queries.insert(submission).values({
    ...{ id, contestId: made.contestId, userId: made.who.user._id, problemId: made.problemId },
    ...{ problemRevision: 1, language: 'python', code: 'print(1)', status: made.status },
    createdAt: new Date(round.startsAt.getTime() + made.minute * 60_000),
    judgedAt: new Date(),
  })
  return id
}
