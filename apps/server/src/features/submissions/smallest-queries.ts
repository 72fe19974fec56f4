import { type Language, type Outcome, outcomeSchema, type SmallestInput } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { ProblemRow } from '../problems/index.ts'

const { judgeJob, problemFile, submission } = schema

/** Whether the problem has input validators. */
export async function hasInputValidators(
  { queries }: Database,
  { id, revision }: Pick<ProblemRow, 'id' | 'revision'>,
): Promise<boolean> {
  const ofRevision = and(eq(problemFile.problemId, id), eq(problemFile.revision, revision))
  return (await queries.$count(problemFile, and(ofRevision, eq(problemFile.role, 'input_validator')))) > 0
}

/** The user's search with its outcome, if any; null when there is none, or it was deleted. */
export async function findSearch(
  { queries }: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<{ readonly outcome: Outcome | null } | null> {
  const own = and(eq(judgeJob.id, id), eq(judgeJob.userId, userId), eq(judgeJob.kind, 'smallest'))
  const [row] = await queries.select({ outcome: judgeJob.outcome }).from(judgeJob).where(own)
  if (!row) return null
  return { outcome: row.outcome && outcomeSchema.parse(row.outcome) }
}

/** Deletes a search that no judge has started. */
export async function dropQueuedSearch({ queries }: Database, id: string): Promise<void> {
  const queued = and(eq(judgeJob.id, id), eq(judgeJob.kind, 'smallest'), eq(judgeJob.state, 'queued'))
  await queries.delete(judgeJob).where(queued)
}

export interface SubmittedWork {
  readonly userId: string
  readonly problem: Pick<ProblemRow, 'id' | 'revision'>
  readonly language: Language
  readonly code: string
}

/** The id of the person's newest submission of this program to this revision of the problem; null if there is none. */
export async function findNewestSubmission(
  { queries }: Database,
  { userId, problem, language, code }: SubmittedWork,
): Promise<string | null> {
  const theirs = and(eq(submission.userId, userId), eq(submission.problemId, problem.id))
  const same = and(
    eq(submission.problemRevision, problem.revision),
    eq(submission.language, language),
    eq(submission.code, code.toWellFormed()),
  )
  const [row] = await queries
    .select({ id: submission.id })
    .from(submission)
    .where(and(theirs, same))
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(1)
  return row?.id ?? null
}

export type FoundInput = NonNullable<SmallestInput['found']> & {
  /** The search started from a hidden case, shrinks it and draws variants of it, so its result may reveal that case. */
  readonly isOfHidden: boolean
}

/** What the person's newest search for this program found; null if nothing. */
export async function findFoundInput(
  { queries }: Database,
  { userId, problem, language, code }: SubmittedWork,
): Promise<FoundInput | null> {
  const [row] = await queries
    .select({ outcome: judgeJob.outcome, customInputs: judgeJob.customInputs })
    .from(judgeJob)
    .where(
      and(
        ...[eq(judgeJob.userId, userId), eq(judgeJob.problemId, problem.id)],
        ...[eq(judgeJob.problemRevision, problem.revision), eq(judgeJob.kind, 'smallest')],
        ...[
          eq(judgeJob.language, language),
          eq(judgeJob.code, code.toWellFormed()),
          eq(judgeJob.state, 'done'),
        ],
      ),
    )
    .orderBy(desc(judgeJob.createdAt))
    .limit(1)
  if (!row?.outcome) return null
  const found = outcomeSchema.parse(row.outcome).smallest?.found ?? null
  // Only a hidden case is given to a search; see `shownFailingInputs`.
  return found && { ...found, isOfHidden: row.customInputs.length > 0 }
}

/** Whether the person has another open search. */
export async function hasOtherSearch(
  tx: Transaction,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  const theirs = and(eq(judgeJob.userId, userId), eq(judgeJob.kind, 'smallest'))
  const isOpen = and(theirs, ne(judgeJob.state, 'done'), ne(judgeJob.id, id))
  const [other] = await tx.select({ id: judgeJob.id }).from(judgeJob).where(isOpen).limit(1)
  return other !== undefined
}
