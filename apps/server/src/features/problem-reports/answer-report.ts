import type { answerReport as call } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'

const { problem, problemReport: report } = schema

interface Answer extends z.output<typeof call.body> {
  readonly reportId: string
  readonly actorId: string
}

/** Closes a report with an answer to its reporter; an earlier answer is replaced. */
export async function answerReport({ queries }: Database, given: Answer): Promise<void> {
  const { reportId, actorId, state, answer } = given
  await queries.transaction(async (tx) => {
    const [before] = await tx
      .select({
        state: report.state,
        answer: report.answer,
        problemId: report.problemId,
        title: problem.title,
      })
      .from(report)
      .innerJoin(problem, eq(problem.id, report.problemId))
      .where(eq(report.id, reportId))
      .for('update', { of: report })
    if (!before) throw new AppError('not_found', 'There is no such report.')
    await tx
      .update(report)
      .set({ state, answer, closedById: actorId, closedAt: new Date() })
      .where(eq(report.id, reportId))
    await recordEvent(tx, {
      actorId,
      action: 'problem.report_closed',
      subject: { kind: 'problem', id: before.problemId, name: before.title },
      before: { state: before.state, answer: before.answer },
      after: { state, answer, report: reportId },
    })
  })
}
