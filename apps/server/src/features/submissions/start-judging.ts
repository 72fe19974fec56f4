import { isDeepStrictEqual } from 'node:util'
import type { CodeMode, Language } from '@codedojo/contract'
import { enqueueJob, passFailpoint, schema, type Transaction } from '@codedojo/db'
import { eq, isNotNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { type ProblemRow, refuseMode } from '../problems/index.ts'
import { type AskedWork, findWorkByRequestKey } from './queries.ts'
import { hasOtherSearch } from './smallest-queries.ts'

export interface JudgingRequest {
  readonly kind: 'run' | 'submit' | 'smallest' | 'lesson' | 'dialogue'
  readonly userId: string
  /** null for a program of a lesson, which has none. */
  readonly problem: ProblemRow | null
  readonly language: Language
  readonly code: string
  /** Default: a whole program. */
  readonly mode?: CodeMode
  readonly customInputs: readonly string[]
  readonly requestKey: string | null
  /** For a contest: its id, and a check that runs in the same transaction. */
  readonly contest?: { readonly id: string; readonly refuse: (tx: Transaction) => Promise<void> }
}

/**
 * Stores the work and its job in one transaction and returns its id: from here on it is durable. A request key that
 * this user has used before returns the id of the earlier work: for submissions always, for other work up to an hour
 * after its end. Throws `request_key_used` if that work was another, `too_many_requests` for a second search of a smallest
 * input while one is open, and the errors of the contest check; then nothing is stored.
 */
export async function startJudging({ database, jobs }: Context, work: JudgingRequest): Promise<string> {
  const { kind, userId, problem, language, code, mode = 'stdin', customInputs, requestKey, contest } = work
  refuseMode(problem, mode)
  const id = uuidv7()
  const problemId = problem?.id ?? null
  const problemRevision = problem?.revision ?? 0
  const isNew = await database.queries.transaction(async (tx) => {
    const asked = { id, userId, problemRevision, language, code, mode }
    const isContest = contest !== undefined
    const job = { ...asked, problemId, kind, customInputs, requestKey, isContest }
    if (!(await enqueueJob(tx, job))) return false
    await contest?.refuse(tx)
    if (kind === 'submit' && problem !== null) {
      const facts = { problemId: problem.id, problemVersion: problem.version, contestId: contest?.id ?? null }
      if (!(await addSubmission(tx, { ...asked, ...facts, requestKey }))) return false
    }
    if (kind === 'smallest' && (await hasOtherSearch(tx, asked))) throw oneAtATime()
    passFailpoint('submit-before-commit')
    return true
  })
  passFailpoint('submit-before-reply')
  if (isNew) {
    jobs.touched(id)
    return id
  }
  const earlier = requestKey === null ? null : await findWorkByRequestKey(database, userId, requestKey)
  if (earlier === null) throw new Error('Work was refused as a repetition, but the first is not there.')
  if (!isSameWork(earlier, work))
    throw requestKeyUsed('This requestKey belongs to another request. Choose a new one.')
  return earlier.id
}

function isSameWork(
  earlier: AskedWork,
  { kind, problem, language, code, mode = 'stdin', customInputs, contest }: JudgingRequest,
): boolean {
  return (
    earlier.kind === kind &&
    earlier.problemId === (problem?.id ?? null) &&
    earlier.language === language &&
    earlier.code === code.toWellFormed() &&
    earlier.mode === mode &&
    earlier.isContest === (contest !== undefined) &&
    (kind !== 'submit' || earlier.contestId === (contest?.id ?? null)) &&
    // The inputs of a search are not compared: they are determined when it starts, and may have changed since.
    (kind === 'smallest' || isDeepStrictEqual(earlier.customInputs, customInputs))
  )
}

/** The refusal of a request key; `message` says why, and to choose another. */
export function requestKeyUsed(message: string): AppError {
  return new AppError('request_key_used', message, { errors: [{ field: 'requestKey', message }] })
}

/** False when the key was used before, and the job of that time is deleted: then the new job is deleted as well. */
async function addSubmission(tx: Transaction, row: typeof schema.submission.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(schema.submission)
    .values(row)
    .onConflictDoNothing({
      target: [schema.submission.userId, schema.submission.requestKey],
      where: isNotNull(schema.submission.requestKey),
    })
    .returning({ id: schema.submission.id })
  if (added.length === 0) await tx.delete(schema.judgeJob).where(eq(schema.judgeJob.id, row.id))
  return added.length > 0
}

/** About the duration of a search. */
const searchSeconds = 10

function oneAtATime(): AppError {
  return new AppError('too_many_requests', 'One search at a time. Wait for the end of the other one.', {
    retryAfter: searchSeconds,
  })
}
