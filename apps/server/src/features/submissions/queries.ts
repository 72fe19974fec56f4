import { type Outcome, outcomeSchema, type Submission, submissionStatusSchema } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, count, desc, eq, lt, ne, or, sql } from 'drizzle-orm'

const { judgeJob, problem, submission, user } = schema

/** A run or submission with its outcome, as far as there is one. */
export interface JudgedWork {
  readonly id: string
  readonly kind: 'run' | 'submit'
  readonly userId: string
  readonly problemId: string
  /** The revision of the problem it was asked for; null for a run of a version that did not store it. */
  readonly problemRevision: number | null
  readonly customInputs: readonly string[]
  readonly outcome: Outcome | null
}

export async function jobByRequestKey(database: Database, userId: string, requestKey: string) {
  const [row] = await database.queries
    .select({ id: judgeJob.id })
    .from(judgeJob)
    .where(and(eq(judgeJob.userId, userId), eq(judgeJob.requestKey, requestKey)))
  return row?.id ?? null
}

/** One run or submission of this user; null when there is none, or it is somebody else's. */
export async function findWork(database: Database, id: string, userId: string): Promise<JudgedWork | null> {
  return (await findSubmission(database, id, userId)) ?? (await findRun(database, id, userId))
}

async function findSubmission(database: Database, id: string, userId: string): Promise<JudgedWork | null> {
  const [row] = await database.queries
    .select()
    .from(submission)
    .where(and(eq(submission.id, id), eq(submission.userId, userId)))
  if (!row) return null
  const outcome =
    row.judgedAt === null
      ? null
      : outcomeSchema.parse({
          status: row.status,
          cases: row.cases,
          passed: row.passed,
          total: row.total,
          runtimeMs: row.runtimeMs,
          memoryKb: row.memoryKb,
          compileMessage: row.compileMessage,
          errorMessage: row.errorMessage,
          limitsEnforced: row.limitsEnforced,
        })
  const { problemId, problemRevision } = row
  return { id, kind: 'submit', userId, problemId, problemRevision, customInputs: [], outcome }
}

async function findRun(database: Database, id: string, userId: string): Promise<JudgedWork | null> {
  const [row] = await database.queries
    .select({
      problemId: judgeJob.problemId,
      problemRevision: judgeJob.problemRevision,
      customInputs: judgeJob.customInputs,
      outcome: judgeJob.outcome,
    })
    .from(judgeJob)
    .where(and(eq(judgeJob.id, id), eq(judgeJob.userId, userId), eq(judgeJob.kind, 'run')))
  return row ? { id, kind: 'run', userId, ...row } : null
}

/** Jobs of this user that are not done, for a page that has just been opened. */
export async function openJobs(database: Database, userId: string) {
  return database.queries
    .select()
    .from(judgeJob)
    .where(and(eq(judgeJob.userId, userId), ne(judgeJob.state, 'done')))
    .orderBy(asc(judgeJob.createdAt))
}

/** How many queued jobs will be taken before this one. */
export async function countAhead(
  database: Database,
  job: { priority: number; createdAt: Date },
): Promise<number> {
  return database.queries.$count(
    judgeJob,
    and(
      eq(judgeJob.state, 'queued'),
      or(
        lt(judgeJob.priority, job.priority),
        and(eq(judgeJob.priority, job.priority), lt(judgeJob.createdAt, job.createdAt)),
      ),
    ),
  )
}

export interface SubmissionListQuery {
  readonly userId: string
  /** One problem's submissions; all when absent. */
  readonly problemId?: string
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/** A user's submissions, newest first. */
export async function listSubmissions(database: Database, query: SubmissionListQuery): Promise<Submission[]> {
  const list = database.queries
    .select({
      _id: submission.id,
      createdAt: submission.createdAt,
      problemId: submission.problemId,
      problemTitle: problem.title,
      language: submission.language,
      status: submission.status,
      runtime: submission.runtimeMs,
      memory: submission.memoryKb,
      code: submission.code,
      testCasesPassed: submission.passed,
      testCasesTotal: submission.total,
      errorMessage: submission.errorMessage,
      testCasesJudged: sql<number | null>`jsonb_array_length(${submission.cases})`,
    })
    .from(submission)
    .innerJoin(problem, eq(problem.id, submission.problemId))
    .where(ofUser(query))
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .$dynamic()
  const { page = 1, pageSize } = query
  const rows = await (pageSize === undefined ? list : list.limit(pageSize).offset((page - 1) * pageSize))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    status: submissionStatusSchema.parse(row.status),
    // Without a judged case nothing was measured, and 0 ms would be an invented number.
    ...(row.testCasesJudged === 0 && { runtime: null, memory: null }),
  }))
}

export async function countSubmissions(database: Database, query: SubmissionListQuery): Promise<number> {
  const [row] = await database.queries.select({ all: count() }).from(submission).where(ofUser(query))
  return row?.all ?? 0
}

function ofUser({ userId, problemId }: SubmissionListQuery) {
  const byUser = eq(submission.userId, userId)
  return problemId === undefined ? byUser : and(byUser, eq(submission.problemId, problemId))
}

export async function userExists(database: Database, id: string): Promise<boolean> {
  return (await database.queries.$count(user, eq(user.id, id))) > 0
}

/** Jobs are only the way to a verdict: an hour after it they are of no use. */
export async function sweepDoneJobs(database: Database): Promise<void> {
  await database.queries.delete(judgeJob).where(lt(judgeJob.finishedAt, sql`now() - interval '1 hour'`))
}
