import type { Comparison, Language, Outcome, Progress } from '@codedojo/contract'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { judge, judgeJob } from '../schema/judging.ts'
import { problem, testCase } from '../schema/problems.ts'

/** A job as the judge that claimed it sees it. */
export interface ClaimedJob {
  readonly id: string
  /** Number of this claim; every later write must carry it. */
  readonly attempt: number
  readonly kind: 'run' | 'submit'
  readonly language: Language
  readonly code: string
  readonly customInputs: readonly string[]
  readonly problemId: string
  /** What the problem was when the work was asked for; null for work of a version that did not store it. */
  readonly problemRevision: number | null
}

/** Takes a job for one judge; null when it is done, gone or given up. */
export async function claimJudgeJob(
  database: Database,
  jobId: string,
  judgeId: string,
): Promise<ClaimedJob | null> {
  const claimed = await database.pool.query<{ attempt: number | null }>(
    'select claim_judge_job($1, $2) as attempt',
    [jobId, judgeId],
  )
  const attempt = claimed.rows[0]?.attempt ?? null
  if (attempt === null) return null
  const [row] = await database.queries
    .select({
      id: judgeJob.id,
      kind: judgeJob.kind,
      language: judgeJob.language,
      code: judgeJob.code,
      customInputs: judgeJob.customInputs,
      problemId: judgeJob.problemId,
      problemRevision: judgeJob.problemRevision,
    })
    .from(judgeJob)
    .where(eq(judgeJob.id, jobId))
  return row ? { ...row, attempt } : null
}

/** Shows how far the job is; silently dropped when another judge has taken over. */
export async function reportProgress(database: Database, job: ClaimedJob, progress: Progress): Promise<void> {
  await database.pool.query('select report_judge_progress($1, $2, $3)', [
    job.id,
    job.attempt,
    JSON.stringify(progress),
  ])
}

/** Ends the job; false when another judge has taken over, and then nothing was written. */
export async function finishJudgeJob(
  database: Database,
  job: ClaimedJob,
  outcome: Outcome,
): Promise<boolean> {
  const finished = await database.pool.query<{ finished: boolean }>(
    'select finish_judge_job($1, $2, $3) as finished',
    [job.id, job.attempt, JSON.stringify(outcome)],
  )
  return finished.rows[0]?.finished === true
}

/**
 * Keeps the CPU times, in whole milliseconds, of repeated runs of the submission that this job was Accepted for; false,
 * and nothing is kept, when another judge had taken over.
 */
export async function keepRuntimeSpread(
  database: Database,
  job: Pick<ClaimedJob, 'id' | 'attempt'>,
  runsMs: readonly number[],
): Promise<boolean> {
  const kept = await database.pool.query<{ kept: boolean }>(
    'select keep_runtime_spread($1, $2, $3) as kept',
    [job.id, job.attempt, runsMs],
  )
  return kept.rows[0]?.kept === true
}

/** What a judge needs to know of a problem besides its cases. */
export interface ProblemToJudge {
  readonly id: string
  /** Rises with every change of what is read here; caches are keyed by it. */
  readonly revision: number
  readonly timeLimitMs: number
  readonly memoryLimitKb: number
  /** True: the limits hold for every language alike; false: each language gets its factor. */
  readonly sameLimits: boolean
  readonly comparison: Comparison
  readonly referenceSolution: readonly { language: Language; completeCode: string }[]
}

export async function readProblemToJudge(
  database: Database,
  problemId: string,
): Promise<ProblemToJudge | null> {
  const [row] = await database.queries
    .select({
      id: problem.id,
      revision: problem.revision,
      timeLimitMs: problem.timeLimitMs,
      memoryLimitKb: problem.memoryLimitKb,
      sameLimits: problem.sameLimits,
      comparison: problem.comparison,
      referenceSolution: problem.referenceSolution,
    })
    .from(problem)
    .where(eq(problem.id, problemId))
  return row ?? null
}

export interface CaseToJudge {
  /** From 1, visible cases first. */
  readonly ordinal: number
  readonly isVisible: boolean
  readonly input: Buffer
  readonly output: Buffer
}

/** The cases in the order of judging. Read together with the revision they belong to. */
export function readCases(database: Database, problemId: string): Promise<CaseToJudge[]> {
  return database.queries
    .select({
      ordinal: testCase.ordinal,
      isVisible: testCase.isVisible,
      input: testCase.input,
      output: testCase.output,
    })
    .from(testCase)
    .where(eq(testCase.problemId, problemId))
    .orderBy(asc(testCase.ordinal))
}

export type JudgeRow = Omit<typeof judge.$inferInsert, 'startedAt' | 'heartbeatAt'>

/** Enters or renews a judge: this is its heartbeat, due every 5 s. */
export async function renewJudge(database: Database, row: JudgeRow): Promise<void> {
  await database.queries
    .insert(judge)
    .values(row)
    .onConflictDoUpdate({ target: judge.id, set: { ...row, heartbeatAt: sql`now()` } })
}

/**
 * Takes a judge off the list and gives back what it still holds. The queue records how a job ended without waiting
 * for it, so a judge that stops may leave behind a job that would otherwise stay locked.
 */
export async function removeJudge(database: Database, judgeId: string): Promise<void> {
  const removed = await database.queries
    .delete(judge)
    .where(eq(judge.id, judgeId))
    .returning({ lockName: judge.lockName })
  await unlockJobs(database, removed)
}

async function unlockJobs(database: Database, gone: readonly { lockName: string }[]): Promise<void> {
  if (gone.length === 0) return
  const lockNames = gone.map((row) => row.lockName)
  await database.pool.query('select graphile_worker.force_unlock_workers($1::text[])', [lockNames])
}

const silentSeconds = 15

/**
 * Gives the jobs of judges that have been silent for 15 s to the others, and forgets those judges.
 * With a name, also those of that name other than `successorId`: a judge that starts again knows that its predecessor
 * is gone. Answers how many judges were lost.
 */
export async function releaseLostJudges(
  database: Database,
  successor?: { readonly name: string; readonly id: string },
): Promise<number> {
  const silent = lt(judge.heartbeatAt, sql`now() - make_interval(secs => ${silentSeconds})`)
  const replaced = successor && and(eq(judge.name, successor.name), sql`${judge.id} <> ${successor.id}`)
  const lost = await database.queries
    .delete(judge)
    .where(replaced ? sql`${silent} or (${replaced})` : silent)
    .returning({ lockName: judge.lockName })
  await unlockJobs(database, lost)
  return lost.length
}
