import {
  type CodeMode,
  codeModes,
  codeSchema,
  type Language,
  type Outcome,
  outcomeSchema,
} from '@codedojo/contract'
import { type Database, enqueueJob, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { ProblemRow } from '../../problems/index.ts'
import { giveUpWithoutJudge } from '../../submissions/index.ts'
import type { JudgeCode } from './guarded-piece.ts'

const { judgeJob } = schema

/** How long the lack of a judge is tolerated, because the reader is waiting for the answer. */
const withoutJudgeMs = 3000
const withinMs = 60_000

/**
 * Has a judge decide whether code is Accepted on all cases of the current version of a problem. Creates no submission and is not
 * counted anywhere; its job is deleted once the verdict has arrived or nobody waits for it any more.
 */
export function makeJudgeCode(
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  { userId, problem }: { readonly userId: string; readonly problem: JudgedProblem },
): JudgeCode {
  const patient = giveUpWithoutJudge(database, jobs, withoutJudgeMs)
  const modes: readonly CodeMode[] = problem.signature ? codeModes : ['stdin']

  const judgeIn = async (mode: CodeMode, ...[code, language, signal]: Parameters<JudgeCode>) => {
    if (signal.aborted) return null
    const id = uuidv7()
    await ask(database, { id, userId, problem, language, code, mode })
    try {
      jobs.touched(id)
      const isDone = await Promise.race([patient.untilDone(id, withinMs), untilAborted(signal)])
      return isDone ? isAccepted(await outcomeOf(database, id)) : null
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') return null
      throw error
    } finally {
      await database.queries.delete(judgeJob).where(eq(judgeJob.id, id))
      // Notifies the waiting call at once, before its next poll.
      jobs.touched(id)
    }
  }
  return async (...asked) => {
    const [code] = asked
    // Code above the submission size limit cannot be submitted, however right it is.
    if (!codeSchema.safeParse(code).success) return asked[2].aborted ? null : false
    // A function alone is a solution, too, where learners may send one.
    let verdict: boolean | null = false
    for (const mode of modes) {
      verdict = await judgeIn(mode, ...asked)
      if (verdict !== false) break
    }
    return verdict
  }
}

type JudgedProblem = Pick<ProblemRow, 'id' | 'revision' | 'signature'>

interface CodeToJudge {
  readonly id: string
  readonly userId: string
  readonly problem: JudgedProblem
  readonly language: Language
  readonly code: string
  readonly mode: CodeMode
}

async function ask({ queries }: Database, { problem, ...asked }: CodeToJudge): Promise<void> {
  const place = { problemId: problem.id, problemRevision: problem.revision }
  await queries.transaction((tx) =>
    enqueueJob(tx, { ...asked, ...place, kind: 'guard', customInputs: [], requestKey: null }),
  )
}

function untilAborted(signal: AbortSignal): Promise<false> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(false)
    else signal.addEventListener('abort', () => resolve(false), { once: true })
  })
}

/** null if the code could not be judged. */
function isAccepted(outcome: Outcome | null): boolean | null {
  if (outcome === null || outcome.status === 'Internal Error') return null
  return outcome.status === 'Accepted'
}

async function outcomeOf({ queries }: Database, id: string): Promise<Outcome | null> {
  const [job] = await queries.select({ outcome: judgeJob.outcome }).from(judgeJob).where(eq(judgeJob.id, id))
  return outcomeSchema.safeParse(job?.outcome).data ?? null
}
