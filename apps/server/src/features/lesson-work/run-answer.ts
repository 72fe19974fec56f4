import {
  type Language,
  type LessonRun,
  type Outcome,
  outcomeSchema,
  type PendingLessonRun,
} from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { answerWithinMs, lacksJudge } from '../submissions/index.ts'

const { judgeJob } = schema

interface AskedRun {
  readonly id: string
  readonly userId: string
  readonly language: Language
  readonly code: string
  readonly input: string
}

/**
 * Waits for the end of a program; after a minute answers 202, and the same request asks again. Throws `request_key_used` when the
 * job with its key is of another program, or is there no longer.
 */
export async function lessonRunAnswer(
  { database, jobs }: Context,
  asked: AskedRun,
  reply: FastifyReply,
): Promise<LessonRun | PendingLessonRun> {
  const { id } = asked
  await refuseOtherRun(database, asked)
  await jobs.untilDone(id, answerWithinMs)
  const [row] = await database.queries
    .select({ outcome: judgeJob.outcome })
    .from(judgeJob)
    .where(ownRun(asked))
  if (!row) throw keyUsed()
  if (row.outcome !== null) return shownRun(outcomeSchema.parse(row.outcome))
  reply.code(202)
  return { isPending: true, lacksJudge: await lacksJudge(database, id) }
}

async function refuseOtherRun({ queries }: Database, asked: AskedRun): Promise<void> {
  const { language, code, customInputs } = judgeJob
  const [kept] = await queries.select({ language, code, customInputs }).from(judgeJob).where(ownRun(asked))
  const isSame =
    kept?.language === asked.language &&
    kept.code === asked.code.toWellFormed() &&
    kept.customInputs[0] === asked.input
  if (!isSame) throw keyUsed()
}

function ownRun({ id, userId }: AskedRun) {
  return and(eq(judgeJob.id, id), eq(judgeJob.userId, userId), eq(judgeJob.kind, 'lesson'))
}

function keyUsed(): AppError {
  const message =
    'This requestKey belongs to a run of another program, or to one that is over. Choose a new one.'
  return new AppError('request_key_used', message, { errors: [{ field: 'requestKey', message }] })
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
