import {
  type CodeMode,
  differenceSentence,
  type FieldError,
  type Language,
  languageNames,
  type Outcome,
  outcomeSchema,
} from '@codedojo/contract'
import { enqueueJob, schema } from '@codedojo/db'
import { inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Candidate } from './save-version.ts'

const { judgeJob } = schema

/** A whole program, unless its mode is another. */
export interface SolutionToJudge {
  readonly language: Language
  readonly completeCode: string
  readonly mode?: CodeMode
}

export interface ReferencesToJudge {
  readonly candidate: Candidate
  readonly solutions: readonly SolutionToJudge[]
  readonly authorId: string
  /** Request key by which the page follows the events; null if nobody follows. */
  readonly requestKey: string | null
}

/** Timeout: a save that was not judged by then is refused, nothing has changed, and the author can retry. */
const judgedWithinMs = 30 * 60_000

/**
 * Judges every reference solution of a candidate on all cases. Resolves when all are Accepted. Throws
 * `reference_rejected`, with language, case and verdict of each one that is not.
 */
export async function judgeReferences(context: Context, wanted: ReferencesToJudge): Promise<void> {
  const errors = await rejectedReferences(context, wanted)
  if (errors.length > 0) throw new AppError('reference_rejected', errors[0]?.message ?? '', { errors })
}

/** Judges every reference solution of a candidate on all cases; returns errors for those that are not Accepted. */
export async function rejectedReferences(context: Context, wanted: ReferencesToJudge): Promise<FieldError[]> {
  const judged = await judgeReferencesAndWait(context, wanted)
  return judged.flatMap(({ why }, at) =>
    why === null ? [] : [{ field: fieldOf(wanted.solutions[at], at), message: why }],
  )
}

function fieldOf(solution: SolutionToJudge | undefined, at: number): string {
  return solution?.mode === 'function' ? 'signature.function' : `referenceSolution.${at}.completeCode`
}

export interface JudgedReference {
  readonly language: Language
  /** null if the judge stored no outcome. */
  readonly outcome: Outcome | null
  /** Language, case and verdict in a sentence; null if Accepted. */
  readonly why: string | null
}

/** The same with the outcome of each solution, in order. */
export async function judgeReferencesAndWait(
  context: Context,
  wanted: ReferencesToJudge,
): Promise<JudgedReference[]> {
  const { database, jobs } = context
  const asked = wanted.solutions.map(({ language, completeCode, mode = 'stdin' }) => {
    const id = uuidv7()
    // A retry of the save has the same request key, but needs jobs of its own.
    const requestKey = wanted.requestKey && `${wanted.requestKey}/${id}`
    return { id, language, code: completeCode, mode, requestKey }
  })
  await database.queries.transaction(async (tx) => {
    const { problemId, revision } = wanted.candidate
    const work = { problemId, problemRevision: revision, userId: wanted.authorId, customInputs: [] }
    for (const one of asked) await enqueueJob(tx, { ...work, ...one, kind: 'reference' })
  })
  const ids = asked.map(({ id }) => id)
  try {
    const deadline = Date.now() + judgedWithinMs
    for (const id of ids) if (!(await jobs.untilDone(id, Math.max(1, deadline - Date.now())))) throw tooSlow()
    return await outcomesOf(context, asked)
  } finally {
    // Cancels abandoned jobs, so that they do not occupy a judge, and frees the key for a retry.
    await database.queries.delete(judgeJob).where(inArray(judgeJob.id, ids))
  }
}

function tooSlow(): AppError {
  return new AppError(
    'unavailable',
    'The reference solutions were not judged within 30 minutes, so nothing was saved. Look at the judges on the dashboard, or save a draft.',
  )
}

async function outcomesOf(
  { database }: Context,
  asked: readonly { readonly id: string; readonly language: Language }[],
): Promise<JudgedReference[]> {
  const rows = await database.queries
    .select({ id: judgeJob.id, outcome: judgeJob.outcome })
    .from(judgeJob)
    .where(
      inArray(
        judgeJob.id,
        asked.map(({ id }) => id),
      ),
    )
  return asked.map(({ id, language }) => {
    const outcome = outcomeSchema.safeParse(rows.find((row) => row.id === id)?.outcome).data ?? null
    const why = outcome?.status === 'Accepted' ? null : describeRejection(language, outcome)
    return { language, outcome, why }
  })
}

/** One sentence with language, case and verdict, and the beginning of the message. */
export function describeRejection(language: Language, outcome: Outcome | null): string {
  const name = languageNames[language]
  if (!outcome) return `The ${name} solution could not be judged. Save again.`
  if (outcome.status === 'Compilation Error')
    return `The ${name} solution does not compile (Compilation Error). ${firstLine(outcome.compileMessage)}`.trim()
  const failed = outcome.cases.find((one) => one.status !== 'Accepted')
  if (!failed) return `The ${name} solution got ${outcome.status}. ${outcome.errorMessage ?? ''}`.trim()
  const visible = outcome.cases.filter((one) => one.kind === 'visible').length
  const place =
    failed.kind === 'visible' ? `visible case ${failed.index}` : `hidden case ${failed.index - visible}`
  const difference = failed.difference
  const words = difference
    ? differenceSentence(difference)
    : (outcome.judgeMessage ?? failed.judgeMessage ?? outcome.errorMessage ?? '')
  return `The ${name} solution got ${failed.status} on ${place} (${outcome.passed} of ${outcome.total} passed). ${words}`.trim()
}

function firstLine(text: string | null): string {
  return (
    (text ?? '')
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.slice(0, 200) ?? ''
  )
}
