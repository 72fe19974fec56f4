import { type CodeMode, type Language, type Outcome, outcomeSchema } from '@codedojo/contract'
import { backgroundKinds, type Database, schema } from '@codedojo/db'
import { and, asc, eq, gt, inArray, lt, ne, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { JobState } from '../../services/job-watcher.ts'
import { jobStateColumns } from './job-watcher.ts'

const { contest, judge, judgeJob, submission, user } = schema

/** A run or submission with its outcome, if there is one. */
export interface JudgedWork {
  readonly id: string
  readonly kind: 'run' | 'submit'
  readonly userId: string
  readonly problemId: string
  /** The revision of the problem that it is judged on. */
  readonly problemRevision: number
  readonly customInputs: readonly string[]
  readonly outcome: Outcome | null
  /** The contest of the submission; null for practice. */
  readonly contest: { readonly name: string; readonly endsAt: Date; readonly isRunning: boolean } | null
}

export async function findJobByRequestKey(database: Database, userId: string, requestKey: string) {
  const [row] = await database.queries
    .select({ id: judgeJob.id })
    .from(judgeJob)
    .where(and(eq(judgeJob.userId, userId), eq(judgeJob.requestKey, requestKey)))
  return row?.id ?? null
}

/** The job that was started under a request key. */
export interface AskedWork {
  readonly id: string
  readonly kind: (typeof judgeJob.$inferSelect)['kind']
  readonly problemId: string | null
  readonly language: Language
  readonly code: string
  readonly mode: CodeMode
  readonly customInputs: readonly string[]
  readonly isContest: boolean
  /** The contest of a submission; null if none, or it is no submission. */
  readonly contestId: string | null
}

/** Like `findJobByRequestKey`, but also finds a submission whose job was deleted: its key is kept. */
export async function findWorkByRequestKey(
  { queries }: Database,
  userId: string,
  requestKey: string,
): Promise<AskedWork | null> {
  const { id, kind, problemId, language, code, mode, customInputs, isContest } = judgeJob
  const [job] = await queries

    .select({
      id,
      kind,
      problemId,
      language,
      code,
      mode,
      customInputs,
      isContest,
      contestId: submission.contestId,
    })
    .from(judgeJob)
    .leftJoin(submission, eq(submission.id, judgeJob.id))
    .where(and(eq(judgeJob.userId, userId), eq(judgeJob.requestKey, requestKey)))
  if (job) return job
  const [row] = await queries
    .select({
      id: submission.id,
      problemId: submission.problemId,
      language: submission.language,
      code: submission.code,
      mode: submission.mode,
      contestId: submission.contestId,
    })
    .from(submission)
    .where(and(eq(submission.userId, userId), eq(submission.requestKey, requestKey)))
  return row ? { ...row, kind: 'submit', customInputs: [], isContest: row.contestId !== null } : null
}

/** A run or submission of this user; null when there is none, or it is somebody else's. */
export async function findOwnRunOrSubmission(
  database: Database,
  id: string,
  userId: string,
): Promise<JudgedWork | null> {
  return (await findSubmission(database, id, userId)) ?? (await findRun(database, id, userId))
}

async function findSubmission(database: Database, id: string, userId: string): Promise<JudgedWork | null> {
  const [found] = await database.queries
    .select({
      row: submission,
      contest: {
        name: contest.name,
        endsAt: contest.endsAt,
        isRunning: sql<boolean>`${contest.endsAt} > now()`,
      },
    })
    .from(submission)
    .leftJoin(contest, eq(contest.id, submission.contestId))
    .where(and(eq(submission.id, id), eq(submission.userId, userId)))
  if (!found) return null
  const { row } = found
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
          ...(row.score !== null && {
            score: row.score,
            maxScore: row.maxScore ?? undefined,
            subtasks: row.subtasks ?? undefined,
          }),
        })
  const { problemId, problemRevision } = row
  const work = { id, kind: 'submit', userId, problemId, problemRevision, customInputs: [] } as const
  return { ...work, outcome, contest: found.contest }
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
  if (!row || row.problemId === null) return null
  const { problemId, ...run } = row
  return { id, kind: 'run', userId, problemId, ...run, contest: null }
}

/** The outcome of this user's dialogue, null until it is there; null if there is no such dialogue. */
export async function findDialogueOutcome(
  { queries }: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<{ readonly outcome: Outcome | null } | null> {
  const isTheirs = and(eq(judgeJob.id, id), eq(judgeJob.userId, userId), eq(judgeJob.kind, 'dialogue'))
  const [row] = await queries.select({ outcome: judgeJob.outcome }).from(judgeJob).where(isTheirs)
  return row ?? null
}

/** The user's open jobs, for a page that was just opened; without background jobs. */
export async function listOpenJobs(database: Database, userId: string): Promise<JobState[]> {
  return database.queries
    .select(jobStateColumns)
    .from(judgeJob)
    .where(
      and(
        eq(judgeJob.userId, userId),
        ne(judgeJob.state, 'done'),
        notInArray(judgeJob.kind, [...backgroundKinds]),
      ),
    )
    .orderBy(asc(judgeJob.createdAt))
}

/** Number of queued jobs that may be taken before this one: all that judges of its language support. */
export async function countAhead(
  database: Database,
  job: { priority: number; createdAt: Date; language: Language },
): Promise<number> {
  return database.queries.$count(
    judgeJob,
    and(
      eq(judgeJob.state, 'queued'),
      or(eq(judgeJob.language, job.language), inArray(judgeJob.language, languagesBeside(job.language))),
      or(
        lt(judgeJob.priority, job.priority),
        and(eq(judgeJob.priority, job.priority), lt(judgeJob.createdAt, job.createdAt)),
      ),
    ),
  )
}

/** The languages that judges of this language support. */
function languagesBeside(language: Language) {
  const works = JSON.stringify([{ language, works: true }])
  return sql`(select one ->> 'language' from ${judge}, jsonb_array_elements(${judge.languages}) as one
    where ${judge.leaseUntil} > now() and ${judge.languages} @> ${works}::jsonb and (one ->> 'works')::boolean)`
}

/** Whether no live judge takes the job: no judge supports its language, and the one that had it, if any, is silent. */
export async function lacksJudge(database: Database, jobId: string): Promise<boolean> {
  const { queries } = database
  const worksInIt = sql`${judge.languages} @> jsonb_build_array(
    jsonb_build_object('language', ${judgeJob.language}, 'works', true))`
  const isLive = gt(judge.leaseUntil, sql`now()`)
  const isTheirs = or(eq(judge.id, judgeJob.judgeId), and(judge.works, worksInIt))
  const takers = queries.select({ id: judge.id }).from(judge).where(and(isLive, isTheirs))
  const waits = and(eq(judgeJob.id, jobId), ne(judgeJob.state, 'done'))
  return (await queries.$count(judgeJob, and(waits, notExists(takers)))) > 0
}

export async function userExists(database: Database, id: string): Promise<boolean> {
  return (await database.queries.$count(user, eq(user.id, id))) > 0
}

/** Deletes jobs an hour after their end: a job only leads to a verdict, and is of no use afterwards. */
export async function sweepDoneJobs(database: Database): Promise<void> {
  await database.queries.delete(judgeJob).where(lt(judgeJob.finishedAt, sql`now() - interval '1 hour'`))
}
