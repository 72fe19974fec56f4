import type { CodeMode, Language, Outcome, Progress, Repair } from '@codedojo/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { type JobKind, judgeJob } from '../schema/jobs.ts'
import { storedFile } from '../schema/problems.ts'
import { storableJson } from './storable-json.ts'

/** A job as seen by the judge that claimed it. */
export interface ClaimedJob {
  readonly id: string
  /** Number of this claim; every later write must carry it as a fencing token. */
  readonly attempt: number
  /** Number of claims that count as attempts, including this one; jobs returned by a living judge do not count. */
  readonly tries: number
  readonly kind: JobKind
  /** The user who requested the job. */
  readonly userId: string
  readonly language: Language
  readonly code: string
  readonly mode: CodeMode
  readonly customInputs: readonly string[]
  /** Judging ends at the first case that is not Accepted, and custom inputs are run without an expected output. */
  readonly isContest: boolean
  /** How long its programs are expected to run, in milliseconds. */
  readonly expectedMs: number
  /** null for a `lesson` job. */
  readonly problemId: string | null
  /** The revision of the problem when the job was created. */
  readonly problemRevision: number
  /** Hash of the uploaded package of an `examine` job, whose name is in `code`; null for other kinds. */
  readonly packageHash: Buffer | null
}

/**
 * Which jobs may be claimed. `others`: jobs of users of whom this judge holds none. `brief` and `briefest`: the same, if they are
 * expected to take at most `briefMs`.
 */
export type ClaimFilter = 'anybody' | 'others' | keyof typeof briefMs

/** The same values as in `claim_judge_job`. `brief` exceeds what a Java program usually takes for all cases of a problem. */
export const briefMs = { brief: 3000, briefest: 1000 } as const

/**
 * Claims the next job for a judge with a valid lease; null if there is none. A job on which three judges were lost is judged
 * alone: the result is also null while the judge holds such a job, or holds others and such a job is next. `held` lists the jobs
 * it works on. They are not handed out again, and all other jobs assigned to this judge are returned to the queue, because the
 * answer to their claim was lost.
 */
export async function claimJudgeJob(
  database: Database,
  judgeId: string,
  held: readonly string[] = [],
  filter: ClaimFilter = 'anybody',
): Promise<ClaimedJob | null> {
  const claimed = await database.pool.query<{ job_id: string; this_attempt: number }>(
    'select job_id, this_attempt from claim_judge_job($1, $2, $3)',
    [judgeId, held, filter],
  )
  const [taken] = claimed.rows
  if (!taken) return null
  const [row] = await database.queries
    .select({
      id: judgeJob.id,
      kind: judgeJob.kind,
      userId: judgeJob.userId,
      language: judgeJob.language,
      code: judgeJob.code,
      mode: judgeJob.mode,
      customInputs: judgeJob.customInputs,
      isContest: judgeJob.isContest,
      expectedMs: judgeJob.expectedMs,
      problemId: judgeJob.problemId,
      problemRevision: judgeJob.problemRevision,
      packageHash: judgeJob.packageHash,
      givenBack: judgeJob.givenBack,
    })
    .from(judgeJob)
    .where(eq(judgeJob.id, taken.job_id))
  if (!row) return null
  const { givenBack, ...job } = row
  return { ...job, attempt: taken.this_attempt, tries: taken.this_attempt - givenBack }
}

/** Stores the progress of a job; ignored if another judge has taken over. */
export async function reportProgress(database: Database, job: ClaimedJob, progress: Progress): Promise<void> {
  await database.pool.query('select report_judge_progress($1, $2, $3)', [
    job.id,
    job.attempt,
    storableJson(progress),
  ])
}

/** The content of a stored file, such as an uploaded package; null if it was swept. */
export async function readStoredFile(database: Database, hash: Buffer): Promise<Buffer | null> {
  const [row] = await database.queries
    .select({ content: storedFile.content })
    .from(storedFile)
    .where(eq(storedFile.hash, hash))
  return row?.content ?? null
}

/** Stores a solution's output for a case of an `outputs` job; false if another judge has taken over. */
export async function storeJudgedOutput(
  database: Database,
  { id, attempt }: Pick<ClaimedJob, 'id' | 'attempt'>,
  printed: { readonly ordinal: number; readonly content: Uint8Array },
): Promise<boolean> {
  const kept = await database.pool.query<{ kept: boolean }>(
    'select keep_judged_output($1, $2, $3, $4) as kept',
    [id, attempt, printed.ordinal, Buffer.from(printed.content)],
  )
  return kept.rows[0]?.kept === true
}

/**
 * Finishes a job and records the run time of its programs in milliseconds; false, without any write, if another judge has taken
 * over.
 */
export async function finishJudgeJob(
  database: Database,
  job: ClaimedJob,
  outcome: Outcome,
  ranMs: number | null = null,
): Promise<boolean> {
  const finished = await database.pool.query<{ finished: boolean }>(
    'select finish_judge_job($1, $2, $3, $4) as finished',
    [job.id, job.attempt, storableJson(outcome), ranMs === null ? null : Math.round(ranMs)],
  )
  return finished.rows[0]?.finished === true
}

/**
 * Returns a job that could not be judged to the queue, with the reason. This does not count as an attempt, unless it goes on for
 * long. False, without any write, if another judge has taken over.
 */
export async function reportJudgeFault(
  database: Database,
  { id, attempt }: Pick<ClaimedJob, 'id' | 'attempt'>,
  reason: string,
): Promise<boolean> {
  const reported = await database.pool.query<{ reported: boolean }>(
    'select report_judge_fault($1, $2, $3) as reported',
    [id, attempt, reason],
  )
  return reported.rows[0]?.reported === true
}

/**
 * Stores the small change that mends the submission of this job; false, without any write, if another judge has taken over or a
 * change is stored already.
 */
export async function storeSubmissionRepair(
  database: Database,
  job: Pick<ClaimedJob, 'id' | 'attempt'>,
  repair: Repair,
): Promise<boolean> {
  const kept = await database.pool.query<{ kept: boolean }>(
    'select keep_submission_repair($1, $2, $3) as kept',
    [job.id, job.attempt, storableJson(repair)],
  )
  return kept.rows[0]?.kept === true
}

/**
 * Stores the CPU times, in whole milliseconds, of repeated runs of the submission that this job accepted; false, without any
 * write, if another judge has taken over.
 */
export async function storeRuntimeSpread(
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
