import type { Language } from '@codedojo/contract'
import { and, count, desc, eq, gt, inArray, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../connection.ts'
import { type JobKind, judgeJob, unknownJobMs } from '../schema/jobs.ts'
import { submission } from '../schema/submissions.ts'

export interface NewJob {
  readonly id: string
  readonly kind: JobKind
  readonly userId: string
  readonly problemId: string
  readonly problemRevision: number
  readonly language: Language
  readonly code: string
  readonly customInputs: readonly string[]
  readonly requestKey: string | null
  /** Made within a contest, see the column. */
  readonly isContest?: boolean
  /** For `examine`: the package, in `stored_file`. */
  readonly packageHash?: Buffer
}

/** Among jobs that stand equally far behind others of their own users, runs come first: somebody looks at the screen. */
const kindOrder = { run: 0, guard: 0, reference: 1, outputs: 1, examine: 1, submit: 1 } as const

/**
 * Searches of smallest inputs stand behind all verdicts: each takes a judge's time like dozens of runs. Among themselves they
 * take turns by person.
 */
const searchPriority = 500_000_000
/** Behind whatever a person waits for. */
export const rejudgePriority = 1_000_000_000

/** Jobs that ended so long ago no longer put what their user wants next behind what others want. */
const recentSeconds = 30

/**
 * Puts a job into the queue: a user's k-th job that is open or ended a moment ago behind everybody's (k-1)-th, whatever kind each is.
 * Without those that ended, many who each keep one job waiting would all stand before somebody who comes now and then.
 * It is part of the caller's transaction: it exists exactly when the rest of the transaction does.
 * Answers false, and adds nothing, when the user has already made a job with this request key.
 */
export async function enqueueJob(tx: Transaction, job: NewJob): Promise<boolean> {
  // One at a time for each user: many requests at once would otherwise all find nothing waiting and all stand in front.
  // The judges hear the announcement when the transaction is committed, and of a repetition for nothing.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${job.userId}, 0)), pg_notify('judge_queue', '')`,
  )
  const { userId, kind } = job
  const priority = kind === 'rejudge' ? rejudgePriority : rankOf(tx, { userId, kind })
  const expectedMs = kind === 'run' || kind === 'submit' ? expectedMsOf(tx, userId) : unknownJobMs

  const added = await tx
    .insert(judgeJob)
    .values({ ...job, customInputs: [...job.customInputs], priority, expectedMs })
    .onConflictDoNothing({ target: [judgeJob.userId, judgeJob.requestKey] })
    .returning({ id: judgeJob.id })
  return added.length > 0
}

const useSeconds = 60

/**
 * For how long a run or submission of this user is expected to keep programs running, in milliseconds: what three quarters of those of the
 * last hour did not exceed, or the sum of the last minute, whichever is more. One program that never ends among many makes nobody long;
 * nor does it help to send brief ones in between, or many. Whoever comes back after an hour is known by their last submissions.
 */
function expectedMsOf(tx: Transaction, userId: string): SQL<number> {
  const ended = and(
    eq(judgeJob.userId, userId),
    eq(judgeJob.state, 'done'),
    inArray(judgeJob.kind, ['run', 'submit']),
    isNotNull(judgeJob.ranMs),
  )
  const isRecent = gt(judgeJob.finishedAt, sql`now() - make_interval(secs => ${useSeconds})`)
  const most = sql`greatest(percentile_cont(0.75) within group (order by ${judgeJob.ranMs}),
    sum(${judgeJob.ranMs}) filter (where ${isRecent}))::integer`
  return sql`coalesce(${tx.select({ most }).from(judgeJob).where(ended)}, ${formerMsOf(tx, userId)}, ${unknownJobMs}::integer)`
}

const formerSubmissions = 20
/** A compiler and a start for each case, in milliseconds; submissions keep what their longest case computed, and nothing else. */
const besidesMs = 500

/**
 * What three quarters of somebody's last submissions can have taken at most, in milliseconds; null: there are none. What ended in another
 * way than by itself may have held a judge without computing.
 */
function formerMsOf(tx: Transaction, userId: string): SQL {
  const judgedCases = sql`least(${submission.total}, ${submission.passed} + 1)`
  const endedByItself = sql`${submission.status} in ('Accepted', 'Wrong Answer', 'Runtime Error')`
  const tookMs = sql`case when ${endedByItself}
    then ${besidesMs}::integer + ${submission.runtimeMs} * ${judgedCases} else ${unknownJobMs}::integer end`
  const last = tx
    .select({ tookMs: sql`${tookMs}`.as('took_ms') })
    .from(submission)
    .where(
      and(
        eq(submission.userId, userId),
        isNotNull(submission.judgedAt),
        // Beginners have many that could not be compiled, and attackers that keep compilers busy: they tell nothing.
        notInArray(submission.status, ['Compilation Error', 'Internal Error']),
      ),
    )
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(formerSubmissions)
    .as('last_submissions')
  const most = sql`least(percentile_cont(0.75) within group (order by took_ms), ${unknownJobMs}::integer)::integer`
  return sql`${tx.select({ most }).from(last)}`
}

/**
 * What waits to be judged again, or to be searched, stands behind everybody anyway, and must not put its author's own work
 * there, too; nor must code of an assistant, which nobody asked to have judged.
 */
function rankOf(
  tx: Transaction,
  { userId, kind }: { userId: string; kind: keyof typeof kindOrder | 'smallest' },
): SQL {
  const uncounted: JobKind[] =
    kind === 'smallest'
      ? ['rejudge']
      : kind === 'guard'
        ? ['rejudge', 'smallest']
        : ['rejudge', 'smallest', 'guard']
  const isRecent = gt(judgeJob.finishedAt, sql`now() - make_interval(secs => ${recentSeconds})`)
  const open = and(
    eq(judgeJob.userId, userId),
    or(ne(judgeJob.state, 'done'), isRecent),
    notInArray(judgeJob.kind, uncounted),
  )
  const order = kind === 'smallest' ? searchPriority : kindOrder[kind]
  return sql`2 * ${tx.select({ jobs: count() }).from(judgeJob).where(open)} + ${order}::integer`
}
