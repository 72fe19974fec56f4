import { schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'

const { rejudge, rejudgedSubmission: item } = schema

type Row = typeof rejudge.$inferSelect

/** A submission with a new outcome. */
const replacedSchema = z.object({ id: z.string(), userId: z.string(), before: z.string(), after: z.string() })
export type ReplacedVerdict = z.infer<typeof replacedSchema>

/**
 * Batch size: each submission has the cases of two outcomes, and a step must end well before the query timeout of the
 * connection.
 */
const batchSize = 500
const lowestId = '00000000-0000-0000-0000-000000000000'

export interface ReplacedBatch {
  /** Number of submissions processed, and the id of the last one; null if there are no more. */
  readonly passed: number
  readonly last: string | null
  readonly replaced: readonly ReplacedVerdict[]
}

/**
 * Replaces the outcomes of the next batch of a rejudge, and keeps the former ones. Skips submissions that could not be
 * judged, whose verdict changed since the start, or whose outcome is the same. Each stays attached to the version that
 * its author saw.
 */
export async function replaceNextVerdicts(tx: Transaction, row: Row): Promise<ReplacedBatch> {
  const next = await tx
    .select({ id: item.submissionId })
    .from(item)
    .where(and(eq(item.rejudgeId, row.id), gt(item.submissionId, row.appliedTo ?? lowestId)))
    .orderBy(asc(item.submissionId))
    .limit(batchSize)
  const replaced = await lockBatch(
    tx,
    row,
    next.map(({ id }) => id),
  )
  await replace(tx, row, replaced)
  return { passed: next.length, last: next.at(-1)?.id ?? null, replaced }
}

async function replace(tx: Transaction, row: Row, batch: readonly ReplacedVerdict[]): Promise<void> {
  if (batch.length === 0) return
  const ids = sql`${sql.param(batch.map(({ id }) => id))}::uuid[]`
  await tx.execute(sql`
    insert into former_verdict (submission_id, rejudge_id, problem_revision, problem_version, status, runtime_ms,
        memory_kb, passed, total, compile_message, error_message, cases, limits_enforced, score, max_score, subtasks,
        judged_at)
      select id, ${row.id}, problem_revision, problem_version, status, runtime_ms,
          memory_kb, passed, total, compile_message, error_message, cases, limits_enforced, score, max_score,
          subtasks, judged_at
        from submission where id = any (${ids})`)
  await tx.execute(sql`
    update submission set
      problem_revision = ${row.revision},
      status = item.status_after,
      runtime_ms = (item.outcome->>'runtimeMs')::double precision,
      memory_kb = (item.outcome->>'memoryKb')::double precision,
      passed = item.passed_after, total = item.total_after,
      compile_message = item.outcome->>'compileMessage',
      error_message = item.outcome->>'errorMessage',
      cases = item.outcome->'cases',
      limits_enforced = (item.outcome->>'limitsEnforced')::boolean,
      score = item.score_after,
      max_score = (item.outcome->>'maxScore')::double precision,
      subtasks = item.outcome->'subtasks',
      judged_at = now()
      from rejudged_submission as item
      where item.rejudge_id = ${row.id} and item.submission_id = submission.id and submission.id = any (${ids})`)
  // What was measured and found later belongs to the former verdict.
  await tx.execute(sql`delete from runtime_spread where submission_id = any (${ids})`)
  await tx.execute(sql`delete from submission_repair where submission_id = any (${ids})`)
}

/** Locks the author before the submission, as erasing a person does. */
async function lockBatch(
  tx: Transaction,
  { id, revision }: Row,
  submissionIds: readonly string[],
): Promise<ReplacedVerdict[]> {
  const { rows } = await tx.execute(sql`
    select submission.id, submission.user_id as "userId", item.status_before as before, item.status_after as after
      from rejudged_submission as item join submission on submission.id = item.submission_id
        join "user" on "user".id = submission.user_id
      where item.rejudge_id = ${id} and item.submission_id = any (${sql.param(submissionIds)}::uuid[])
        and item.status_after <> 'Internal Error'
        and submission.status = item.status_before and submission.problem_revision <= ${revision}
        and (item.status_after <> item.status_before or item.passed_after is distinct from item.passed_before
          or item.score_after is distinct from item.score_before
          or submission.problem_revision < ${revision})
      order by item.submission_id for key share of "user" for update of submission`)
  return z.array(replacedSchema).parse(rows)
}
