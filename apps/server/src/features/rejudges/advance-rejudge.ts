import { type Database, enqueueRejudged, schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, gt, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import { isNearLimit } from './near-limit.ts'
import { rejudgeCondition } from './rejudge-condition.ts'

const { rejudge, rejudgedSubmission: item, submission, user } = schema

/*
 * How it works
 *   submissions of the problem, by id ─ enrol ─→ rejudged_submission ─→ judge_job ─→ outcome
 *            ↑ enrolled_to                          ↑ bounded number without an outcome
 * Every step is one transaction that any server may run at any time: the next action follows from the rows, so nothing
 * is lost with a server, and nothing is done twice.
 */

/** Maximum number of queued jobs per rejudge; enough to keep many judges busy until the next poll. */
const openJobsMost = 300

type Row = typeof rejudge.$inferSelect

/** Runs the next step of a rejudge, if it is judging and no other server holds its lock. */
export async function advanceRejudge({ queries }: Database, id: string): Promise<void> {
  await queries.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(rejudge)
      .where(and(eq(rejudge.id, id), eq(rejudge.state, 'judging')))
      .for('update', { skipLocked: true })
    if (!row) return
    await keepAuthors(tx, id)
    await judgeOnceMore(tx, id)
    const open = await tx.$count(item, isOpen(id))
    const isWhole = row.isEnrolled || (await enrol(tx, row, openJobsMost - open))
    await enqueueRejudged(tx, id, openJobsMost)
    if (isWhole) await endIfJudged(tx, id)
  })
}

function isOpen(id: string) {
  return and(eq(item.rejudgeId, id), isNull(item.statusAfter))
}

/**
 * Erasing an author locks the person and then the submissions with their dependents: keep the same lock order here, to
 * prevent a deadlock.
 */
async function keepAuthors(tx: Transaction, id: string): Promise<void> {
  const authors = tx
    .select({ id: submission.userId })
    .from(item)
    .innerJoin(submission, eq(submission.id, item.submissionId))
    .where(or(isOpen(id), isNearLimit(id)))
  await tx
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, authors))
    .orderBy(asc(user.id))
    .for('key share')
}

/** With a new job id, so that a late result of the previous job is ignored. */
async function judgeOnceMore(tx: Transaction, id: string): Promise<void> {
  const again = {
    jobId: sql`gen_random_uuid()`,
    runs: sql`${item.runs} + 1`,
    statusAfter: null,
    outcome: null,
  }
  await tx.update(item).set(again).where(isNearLimit(id))
}

/** Enrols at most `most` further submissions. True when there are no more. */
async function enrol(tx: Transaction, row: Row, most: number): Promise<boolean> {
  if (most <= 0) return false
  const { id, enrolledTo } = row
  const createdAt = sql`(select created_at from ${rejudge} where id = ${id})`
  const next = await tx
    .select({
      submissionId: submission.id,
      statusBefore: submission.status,
      passedBefore: submission.passed,
      totalBefore: submission.total,
      scoreBefore: submission.score,
    })
    // Locks the authors first, as erasing a person does.
    .from(user)
    .innerJoin(submission, eq(submission.userId, user.id))
    .where(
      and(
        rejudgeCondition({ ...row, createdAt }),
        enrolledTo === null ? undefined : gt(submission.id, enrolledTo),
      ),
    )
    .orderBy(asc(submission.id))
    .limit(most)
    // The author may be erased concurrently.
    .for('key share')
  if (next.length > 0) {
    const jobId = sql`gen_random_uuid()`
    await tx.insert(item).values(next.map((each) => ({ ...each, rejudgeId: id, jobId })))
  }
  const isEnrolled = next.length < most
  const last = next.at(-1)?.submissionId ?? enrolledTo
  await tx
    .update(rejudge)
    .set({ enrolledTo: last, enrolled: sql`${rejudge.enrolled} + ${next.length}`, isEnrolled })
    .where(eq(rejudge.id, id))
  return isEnrolled
}

async function endIfJudged(tx: Transaction, id: string): Promise<void> {
  const all = tx.select({ count: sql`count(*)` }).from(item).where(eq(item.rejudgeId, id))
  const changed = tx.select({ count: sql`count(*)` }).from(item).where(isChanged(id))
  await tx
    .update(rejudge)
    .set({ state: 'ready', total: sql`(${all})`, changed: sql`(${changed})` })
    .where(
      and(
        eq(rejudge.id, id),
        notExists(tx.select({ id: item.jobId }).from(item).where(isOpen(id))),
        notExists(tx.select({ id: item.jobId }).from(item).where(isNearLimit(id))),
      ),
    )
}

/** An Internal Error is not a verdict about the program, so it changes nothing. */
export function isChanged(id: string) {
  return and(
    eq(item.rejudgeId, id),
    ne(item.statusAfter, item.statusBefore),
    ne(item.statusAfter, 'Internal Error'),
  )
}
