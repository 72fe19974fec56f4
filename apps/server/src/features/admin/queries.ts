import { backUpSchema, type Overview } from '@codedojo/contract'
import { backgroundKinds, type Database, schema } from '@codedojo/db'
import { and, count, countDistinct, eq, gt, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { LocalDay } from './local-days.ts'

const { course, installationFact, judgeJob, lesson, problem, user } = schema

export async function countUsers({ queries }: Database): Promise<Overview['users']> {
  const [row] = await queries
    .select({
      total: count(),
      joinedThisWeek:
        sql<number>`count(*) filter (where ${user.createdAt} > now() - interval '7 days')`.mapWith(Number),
    })
    .from(user)
  return row ?? { total: 0, joinedThisWeek: 0 }
}

/** Excludes deleted problems and those without a saved version. */
export async function countProblems({ queries }: Database): Promise<Overview['problems']> {
  const at = problem.publishedAt
  const [row] = await queries
    .select({
      published: sql<number>`count(*) filter (where ${at} <= now())`.mapWith(Number),
      drafts: sql<number>`count(*) filter (where ${at} is null)`.mapWith(Number),
      scheduled: sql<number>`count(*) filter (where ${at} > now())`.mapWith(Number),
    })
    .from(problem)
    .where(and(isNull(problem.deletedAt), gt(problem.version, 0)))
  return row ?? { published: 0, drafts: 0, scheduled: 0 }
}

/** Videos that learners can open in a course: neither deleted nor removed from the video service. */
export async function countVideos({ queries }: Database): Promise<Overview['videos']> {
  const isShown = and(isNull(lesson.deletedAt), isNull(lesson.hiddenAt), ne(lesson.kind, 'written'))
  const [row] = await queries
    .select({ total: count(), courses: countDistinct(lesson.courseId) })
    .from(lesson)
    .innerJoin(course, eq(course.id, lesson.courseId))
    .where(and(isShown, isNull(course.deletedAt)))
  return row ?? { total: 0, courses: 0 }
}

/** Counts each day with its own range query on the time index: one GROUP BY over all rows would sort them all. */
export async function countDays({ pool }: Database, days: readonly LocalDay[]): Promise<Overview['days']> {
  const { rows } = await pool.query<{ day: string; submissions: number; active_users: number }>(
    `select one.day,
      (select count(*)::integer from submission where created_at >= one.begins and created_at < one.ends) as submissions,
      (select count(*)::integer from active_day where active_day.day = one.day::date) as active_users
    from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as one (day, begins, ends)
    order by one.day`,
    [days.map(({ day }) => day), days.map(({ from }) => from), days.map(({ to }) => to)],
  )
  return rows.map(({ day, submissions, active_users }) => ({ day, submissions, activeUsers: active_users }))
}

export async function readQueueState({ queries }: Database): Promise<Overview['queue']> {
  const { kind, state, createdAt } = judgeJob
  const isAsked = notInArray(kind, [...backgroundKinds])
  const [row] = await queries
    .select({
      waiting: sql<number>`count(*) filter (where ${state} = 'queued' and ${isAsked})`.mapWith(Number),
      judging: sql<number>`count(*) filter (where ${state} = 'judging' and ${isAsked})`.mapWith(Number),
      rejudging: sql<number>`count(*) filter (where ${kind} = 'rejudge')`.mapWith(Number),
      oldestWaitingSeconds: sql<number | null>`floor(extract(epoch from now() -
        min(${createdAt}) filter (where ${state} = 'queued' and ${isAsked})))::integer`,
    })
    .from(judgeJob)
    .where(sql`${state} <> 'done'`)
  return row ?? { waiting: 0, judging: 0, rejudging: 0, oldestWaitingSeconds: null }
}

export async function readLastBackUp({ queries }: Database): Promise<Overview['lastBackUp']> {
  const [row] = await queries
    .select({ value: installationFact.value })
    .from(installationFact)
    .where(eq(installationFact.key, 'last_backup'))
  return row ? backUpSchema.parse(row.value) : null
}

/** Milliseconds that the database takes to answer a query without tables. */
export async function measureDatabaseLatency({ pool }: Database): Promise<number> {
  const startedAt = performance.now()
  await pool.query('select 1')
  return performance.now() - startedAt
}
