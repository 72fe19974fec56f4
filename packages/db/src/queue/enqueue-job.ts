import type { CodeMode, Language } from '@codedojo/contract'
import { and, count, desc, eq, gt, inArray, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../connection.ts'
import {
  backgroundKinds,
  defaultExpectedJobMs,
  isBackground,
  type JobKind,
  judgeJob,
} from '../schema/jobs.ts'
import { submission } from '../schema/submissions.ts'

export interface NewJob {
  readonly id: string
  readonly kind: JobKind
  readonly userId: string
  /** null for a `lesson` job, whose revision is 0. */
  readonly problemId: string | null
  readonly problemRevision: number
  readonly language: Language
  readonly code: string
  /** Default: a whole program. */
  readonly mode?: CodeMode
  readonly customInputs: readonly string[]
  readonly requestKey: string | null
  /** Made within a contest; see the column. */
  readonly isContest?: boolean
  /** For `examine` jobs: the hash of the package in `stored_file`. */
  readonly packageHash?: Buffer
}

/** Among jobs of equal rank, runs come first, because their user is watching the screen. */
const kindOrder = {
  run: 0,
  dialogue: 0,
  lesson: 0,
  guard: 0,
  reference: 1,
  outputs: 1,
  examine: 1,
  submit: 1,
} as const

/**
 * Searches for smallest inputs come after all verdicts, because each takes as long as dozens of runs. Among themselves they are
 * ordered fairly by person.
 */
const searchPriority = 500_000_000
/** After everything that a person waits for. */
export const backgroundPriority = 1_000_000_000

/** How long an ended job still lowers the priority of its user's next job. */
const recentSeconds = 30

/**
 * Adds a job to the queue. A user's k-th job, counting open and recently ended ones of any kind, comes after everybody's
 * (k-1)-th. If ended jobs did not count, many users who each keep one job waiting would always precede an occasional one. The
 * insert is part of the caller's transaction. Returns false, without adding anything, if the user has already made a job with
 * this request key.
 */
export async function enqueueJob(tx: Transaction, job: NewJob): Promise<boolean> {
  // The lock serialises calls of one user: otherwise concurrent requests would each find no job and all get the first rank.
  // Judges are notified when the transaction commits; if the request is a repetition, the notification is needless.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${job.userId}, 0)), pg_notify('judge_queue', '')`,
  )
  const { userId, kind } = job
  const priority = isBackground(kind) ? backgroundPriority : rankOf(tx, { userId, kind })
  const expectedMs = runsLearnersProgram(kind) ? expectedMsOf(tx, userId) : defaultExpectedJobMs

  const added = await tx
    .insert(judgeJob)
    .values({ ...job, customInputs: [...job.customInputs], priority, expectedMs })
    .onConflictDoNothing({ target: [judgeJob.userId, judgeJob.requestKey] })
    .returning({ id: judgeJob.id })
  return added.length > 0
}

/** The kinds of jobs that run a learner's own program; its run time tells what to expect of the next one. */
const learnersKinds: readonly JobKind[] = ['run', 'submit', 'lesson', 'dialogue']

/** Whether a job of this kind runs a learner's own program. */
export function runsLearnersProgram(kind: JobKind): boolean {
  return learnersKinds.includes(kind)
}

const useSeconds = 60

/**
 * The expected run time of a user's next job in milliseconds: the 75th percentile of the last hour or the sum of the last minute,
 * whichever is larger. So one endless program among many does not make a user slow, nor does it help to send short programs in
 * between, or many. After an hour without jobs the last submissions are used.
 */
function expectedMsOf(tx: Transaction, userId: string): SQL<number> {
  const ended = and(
    eq(judgeJob.userId, userId),
    eq(judgeJob.state, 'done'),
    inArray(judgeJob.kind, [...learnersKinds]),
    isNotNull(judgeJob.ranMs),
  )
  const isRecent = gt(judgeJob.finishedAt, sql`now() - make_interval(secs => ${useSeconds})`)
  const most = sql`greatest(percentile_cont(0.75) within group (order by ${judgeJob.ranMs}),
    sum(${judgeJob.ranMs}) filter (where ${isRecent}))::integer`
  return sql`coalesce(${tx.select({ most }).from(judgeJob).where(ended)}, ${formerMsOf(tx, userId)}, ${defaultExpectedJobMs}::integer)`
}

const formerSubmissions = 20
/** Milliseconds for compiling and for starting each case; submissions store only the CPU time of their longest case. */
const besidesMs = 500

/**
 * An upper bound in milliseconds for three quarters of a user's last submissions; null if there are none. Programs that were
 * killed may have occupied a judge without using CPU time.
 */
function formerMsOf(tx: Transaction, userId: string): SQL {
  const judgedCases = sql`least(${submission.total}, ${submission.passed} + 1)`
  const endedByItself = sql`${submission.status} in ('Accepted', 'Wrong Answer', 'Runtime Error')`
  const tookMs = sql`case when ${endedByItself}
    then ${besidesMs}::integer + ${submission.runtimeMs} * ${judgedCases} else ${defaultExpectedJobMs}::integer end`
  const last = tx
    .select({ tookMs: sql`${tookMs}`.as('took_ms') })
    .from(submission)
    .where(
      and(
        eq(submission.userId, userId),
        isNotNull(submission.judgedAt),
        // A program that did not run says nothing about run time. Beginners have many compilation errors, and attackers cause
        // them on purpose.
        notInArray(submission.status, ['Compilation Error', 'Internal Error']),
      ),
    )
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(formerSubmissions)
    .as('last_submissions')
  const most = sql`least(percentile_cont(0.75) within group (order by took_ms), ${defaultExpectedJobMs}::integer)::integer`
  return sql`${tx.select({ most }).from(last)}`
}

/**
 * Background jobs and searches come after everything else anyway and must not lower the rank of their author's own work; neither
 * must an assistant's code, which nobody asked to have judged.
 */
function rankOf(
  tx: Transaction,
  { userId, kind }: { userId: string; kind: keyof typeof kindOrder | 'smallest' },
): SQL {
  const uncounted: JobKind[] =
    kind === 'smallest'
      ? [...backgroundKinds]
      : kind === 'guard'
        ? [...backgroundKinds, 'smallest']
        : [...backgroundKinds, 'smallest', 'guard']
  const isRecent = gt(judgeJob.finishedAt, sql`now() - make_interval(secs => ${recentSeconds})`)
  const open = and(
    eq(judgeJob.userId, userId),
    or(ne(judgeJob.state, 'done'), isRecent),
    notInArray(judgeJob.kind, uncounted),
  )
  const order = kind === 'smallest' ? searchPriority : kindOrder[kind]
  return sql`2 * ${tx.select({ jobs: count() }).from(judgeJob).where(open)} + ${order}::integer`
}
