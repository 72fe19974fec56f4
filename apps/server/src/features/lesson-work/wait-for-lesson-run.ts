import { type LessonRun, type Outcome, outcomeSchema, type PendingLessonRun } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { answerWithinMs, lacksJudge, requestKeyUsed } from '../submissions/index.ts'

const { judgeJob } = schema

/**
 * Waits for the end of a program; responds with 202 after a minute, and the page repeats the request. Throws `request_key_used`
 * when the job was deleted meanwhile, an hour after its end.
 */
export async function waitForLessonRun(
  { database, jobs }: Context,
  run: { readonly id: string; readonly userId: string },
  reply: FastifyReply,
): Promise<LessonRun | PendingLessonRun> {
  const { id, userId } = run
  await jobs.untilDone(id, answerWithinMs)
  const [row] = await database.queries
    .select({ outcome: judgeJob.outcome })
    .from(judgeJob)
    .where(and(eq(judgeJob.id, id), eq(judgeJob.userId, userId), eq(judgeJob.kind, 'lesson')))
  if (!row) throw requestKeyUsed('This requestKey belongs to a run that is over. Choose a new one.')
  if (row.outcome !== null) return shownRun(outcomeSchema.parse(row.outcome))
  reply.code(202)
  return { isPending: true, lacksJudge: await lacksJudge(database, id) }
}

/** A program that did not compile, or that nobody could run, has no case. */
function shownRun({ cases: [ran], ...outcome }: Outcome): LessonRun {
  return {
    status: outcome.status,
    stdout: ran?.stdout ?? '',
    stderr: ran?.stderr ?? '',
    isCut: ran?.stdoutIsCut ?? false,
    exitCode: ran?.exitCode ?? null,
    signal: ran?.signal ?? null,
    runtime: ran?.cpuMs ?? 0,
    memory: ran?.memoryKb ?? 0,
    compileMessage: outcome.compileMessage,
    errorMessage: ran ? null : outcome.errorMessage,
    limitsEnforced: outcome.limitsEnforced,
  }
}
