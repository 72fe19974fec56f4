import { reportCharacters, type reportProblem } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { isId, type ProblemRow } from '../problems/index.ts'
import { runIdempotently } from '../request-keys/index.ts'

const { problemReport: report, submission } = schema

export interface NewReport {
  readonly problem: Pick<ProblemRow, 'id' | 'version'>
  readonly userId: string
  readonly body: z.output<typeof reportProblem.body>
}

/**
 * Stores a learner's report; a further report about the same is appended to the open one. Throws `submission_not_found`
 * when the submission is not the reporter's own to this problem, `bad_input` when both texts together are too long, and
 * what `runIdempotently` throws.
 */
export async function fileReport(
  database: Database,
  filed: NewReport,
): Promise<{ id: string; isNew: boolean }> {
  const { problem, userId, body } = filed
  const { text, submissionId = null } = body
  if (submissionId !== null) await requireOwnSubmission(database, filed, submissionId)
  const asking = { userId, requestKey: body.requestKey, asked: ['report', problem.id, body] }
  const { queries } = database
  const { id } = await queries.transaction((tx) => runIdempotently(tx, asking, () => addReport(tx, filed)))
  const isWhole = and(eq(report.id, id), eq(report.text, text))
  return { id, isNew: (await queries.$count(report, isWhole)) > 0 }
}

async function addReport(tx: Transaction, { problem, userId, body }: NewReport): Promise<string> {
  const { about, text, submissionId = null } = body
  const together = sql`${report.text} || E'\n\n' || excluded.text`
  const [kept] = await tx
    .insert(report)
    .values({
      ...{ id: uuidv7(), problemId: problem.id, userId, submissionId, about, text },
      // A page cannot have shown a future version.
      problemVersion: Math.min(body.version ?? problem.version, problem.version),
    })
    .onConflictDoUpdate({
      target: [report.userId, report.problemId, report.about],
      targetWhere: sql`${report.state} = 'open'`,
      set: {
        text: together,
        problemVersion: sql`excluded.problem_version`,
        submissionId: sql`coalesce(excluded.submission_id, ${report.submissionId})`,
      },
      setWhere: sql`char_length(${together}) <= ${reportCharacters.most}`,
    })
    .returning({ id: report.id })
  if (!kept) throw tooLong()
  return kept.id
}

async function requireOwnSubmission(
  { queries }: Database,
  { problem, userId }: NewReport,
  submissionId: string,
): Promise<void> {
  const own = and(
    eq(submission.id, submissionId),
    eq(submission.userId, userId),
    eq(submission.problemId, problem.id),
  )
  if (isId(submissionId) && (await queries.$count(submission, own)) > 0) return
  throw new AppError('submission_not_found', 'There is no such submission of yours to this problem.')
}

function tooLong(): AppError {
  const message = `Your open report about this and the addition are longer than ${reportCharacters.most} characters together.`
  return new AppError('bad_input', message, { errors: [{ field: 'text', message }] })
}
