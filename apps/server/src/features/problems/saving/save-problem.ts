import type { AuditAction, ProblemDraft, StoredSignature } from '@codedojo/contract'
import { carriageReturnNote } from '@codedojo/problem-package'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { findPreviousResult, type IdempotentRequest, runIdempotently } from '../../request-keys/index.ts'
import type { ProblemRow } from '../queries.ts'
import { showToAdmin } from '../showing/show-problem.ts'
import { findVersion } from '../versions/version-queries.ts'
import { buildVersionDraft } from './build-version-draft.ts'
import { judgeReferences, type SolutionToJudge } from './judge-references.ts'
import { refuseNewPublishFaults } from './refuse-new-publish-faults.ts'
import {
  type Candidate,
  discardCandidate,
  lockProblems,
  openCandidate,
  promoteCandidate,
  type VersionToSave,
} from './save-version.ts'

export interface ProblemToSave {
  /** null for a new problem. */
  readonly current: ProblemRow | null
  readonly body: ProblemDraft
  readonly authorId: string
  /** The version that the draft is based on, if not the current one: fields that no form has are copied from it. */
  readonly base?: ProblemRow
  readonly action?: AuditAction
}

export interface SavedProblem {
  readonly _id: string
  /** A sentence to append to a message, with a leading space; empty when there is nothing to add. */
  readonly note: string
}

/**
 * Saves an admin's request as a new version; returns the id of the problem once its reference solutions were judged,
 * and notes for the author. A new problem is created once per request key. Throws `bad_input`, `title_taken`,
 * `problem_changed`, `reference_rejected`, and what `runIdempotently` throws; then nothing has changed.
 */
export async function saveProblem(context: Context, saving: ProblemToSave): Promise<SavedProblem> {
  const { current, body, authorId, action, base = current } = saving
  const { queries } = context.database
  const isDraft = body.status === 'draft'
  if (!isDraft) refuseNewPublishFaults(body, base && (await showToAdmin(context, base)))
  const asking = {
    userId: authorId,
    requestKey: current ? undefined : body.requestKey,
    asked: ['problem', body],
  }
  const opened = await queries.transaction(async (tx) => {
    const stored = base && (await findVersion(tx, base.id, base.version))
    const { draft, plainedFiles, droppedFunctions } = await buildVersionDraft(tx, body, stored)
    // The transaction that created it under the same key has released this lock.
    await lockProblems(tx)
    const made = await findPreviousResult(tx, asking)
    if (made !== null) return { made, plainedFiles, droppedFunctions }
    const options: VersionToSave = {
      problemId: current?.id ?? null,
      draft,
      status: body.status,
      publishAt: publishTime(body),
      authorId,
      note: body.note,
      expectedVersion: body.expectedVersion ?? null,
      ...(action && { action }),
    }
    return { candidate: await openCandidate(tx, options), options, plainedFiles, droppedFunctions }
  })
  const _id =
    opened.made ??
    (await finishSave(context, {
      ...opened,
      isJudged: !isDraft,
      asking,
      requestKey: body.requestKey ?? null,
    }))
  const { plainedFiles, droppedFunctions } = opened
  const notes = [
    ...(plainedFiles === 0 ? [] : [carriageReturnNote(plainedFiles)]),
    ...(droppedFunctions === 0 ? [] : [droppedFunctionsNote(droppedFunctions)]),
  ]
  return { _id, note: notes.map((note) => ` ${note}`).join('') }
}

function droppedFunctionsNote(count: number): string {
  const solutions = count === 1 ? 'One solution that was' : `${count} solutions that were`
  return `${solutions} only the function did not stay, because the function is another one now.`
}

interface OpenSave {
  readonly candidate: Candidate
  readonly options: VersionToSave
  /** Whether its reference solutions must be Accepted. */
  readonly isJudged: boolean
  readonly asking: IdempotentRequest
  /** Request key by which the page follows the judging. */
  readonly requestKey: string | null
}

/** Promotes a candidate, or discards it and throws the reason. */
async function finishSave(context: Context, save: OpenSave): Promise<string> {
  const { candidate, options, isJudged, asking, requestKey } = save
  const { database } = context
  const mustJudge = isJudged && !candidate.isVerified
  try {
    if (mustJudge) {
      const { authorId, draft } = options
      if (authorId === null) throw new Error('Only a person can have solutions judged.')
      const solutions = [...draft.columns.referenceSolution, ...functionsOf(draft.columns.signature ?? null)]
      await judgeReferences(context, { candidate, solutions, authorId, requestKey })
    }
    const isVerified = mustJudge && options.draft.columns.referenceSolution.length > 0
    const { id, isNew } = await database.queries.transaction((tx) =>
      runIdempotently(tx, asking, async () => {
        await promoteCandidate(tx, candidate, { ...options, isVerified })
        return candidate.problemId
      }),
    )
    if (!isNew) await discardCandidate(database, candidate)
    return id
  } catch (error) {
    await discardCandidate(database, candidate)
    throw error
  }
}

function functionsOf(signature: StoredSignature | null): SolutionToJudge[] {
  const solutions = signature?.solutions ?? []
  return solutions.map(({ language, code }) => ({ language, completeCode: code, mode: 'function' }))
}

function publishTime({ status, publishAt }: ProblemDraft): Date | null {
  if (status !== 'scheduled') return null
  const time = publishAt ? new Date(publishAt) : null
  if (time && time.getTime() > Date.now()) return time
  const message = time ? 'The time to publish must be in the future' : 'Say when it is to be published'
  throw new AppError('bad_input', message, { errors: [{ field: 'publishAt', message }] })
}
