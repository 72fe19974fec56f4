import type { Language, Outcome, Progress } from '@codedojo/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { type JobKind, judgeJob } from '../schema/jobs.ts'
import { storedFile } from '../schema/problems.ts'
import { storableJson } from './storable-json.ts'

/** A job as the judge that claimed it sees it. */
export interface ClaimedJob {
  readonly id: string
  /** Number of this claim; every later write must carry it. */
  readonly attempt: number
  /** The claims that count, this one included: what a living judge gave back was no try. */
  readonly tries: number
  readonly kind: JobKind
  /** Who asked for it. */
  readonly userId: string
  readonly language: Language
  readonly code: string
  readonly customInputs: readonly string[]
  /** Judging ends at the first case that is not Accepted, and own inputs are run without an expected output. */
  readonly isContest: boolean
  /** For how long its programs are expected to run, in milliseconds. */
  readonly expectedMs: number
  readonly problemId: string
  /** What the problem was when the work was asked for. */
  readonly problemRevision: number
  /** Of the uploaded package that an `examine` job is about, whose name stands in `code`; null for other kinds. */
  readonly packageHash: Buffer | null
}

/** What may be taken: `others` are of people who have none in hand; so are `brief` and `briefest` ones, which are to take up to `briefMs`. */
export type Whose = 'anybody' | 'others' | keyof typeof briefMs

/** As in `claim_judge_job`. `brief` is more than a Java program usually takes for all test cases of a problem. */
export const briefMs = { brief: 3000, briefest: 1000 } as const

/**
 * Takes the next job for a judge whose lease holds; null when there is none. A job on which three judges were lost is judged
 * alone: null also while the judge has that one in hand, or has others and that one is the next. `held` names the jobs it
 * works on: none of them is given to it again, and any other under its name goes back into the queue, because the answer to
 * the call that claimed it was lost.
 */
export async function claimJudgeJob(
  database: Database,
  judgeId: string,
  held: readonly string[] = [],
  whose: Whose = 'anybody',
): Promise<ClaimedJob | null> {
  const claimed = await database.pool.query<{ job_id: string; this_attempt: number }>(
    'select job_id, this_attempt from claim_judge_job($1, $2, $3)',
    [judgeId, held, whose],
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

/** Shows how far the job is; silently dropped when another judge has taken over. */
export async function reportProgress(database: Database, job: ClaimedJob, progress: Progress): Promise<void> {
  await database.pool.query('select report_judge_progress($1, $2, $3)', [
    job.id,
    job.attempt,
    storableJson(progress),
  ])
}

/** The bytes of a stored file, such as an uploaded package; null when it was swept. */
export async function readStoredFile(database: Database, hash: Buffer): Promise<Buffer | null> {
  const [row] = await database.queries
    .select({ content: storedFile.content })
    .from(storedFile)
    .where(eq(storedFile.hash, hash))
  return row?.content ?? null
}

/** Keeps what a solution printed for a case of an `outputs` job; false when another judge has taken over. */
export async function keepJudgedOutput(
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
 * Ends the job, whose programs ran for so many milliseconds; false when another judge has taken over, and then nothing was
 * written.
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
 * Gives back a job that could not be judged, and says why; that counts as no try, unless it goes on for long. False when
 * another judge has taken over, and then nothing was written.
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
