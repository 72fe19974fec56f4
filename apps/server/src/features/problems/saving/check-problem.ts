import type { checkProblem as checkProblemCall } from '@codedojo/contract'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { ProblemRow } from '../queries.ts'
import { findVersion } from '../versions/version-queries.ts'
import { buildVersionDraft } from './build-version-draft.ts'
import { type JudgedReference, judgeReferencesAndWait } from './judge-references.ts'
import { discardCandidate, openCandidate } from './save-version.ts'

interface ProblemToCheck {
  /** The edited problem; null for a new one. */
  readonly base: ProblemRow | null
  readonly body: z.output<typeof checkProblemCall.body>
  readonly authorId: string
}

type CheckResponse = z.infer<typeof checkProblemCall.response>

/**
 * Judges the reference solutions on all cases, as a save would, and leaves nothing behind: the candidate belongs to a
 * hidden temporary problem, which is deleted afterwards. Throws `bad_input` when there is nothing to judge.
 */
export async function checkProblem(
  context: Context,
  { base, body, authorId }: ProblemToCheck,
): Promise<CheckResponse> {
  requireWork(body)
  const { database } = context
  const { candidate, solutions } = await database.queries.transaction(async (tx) => {
    const stored = base && (await findVersion(tx, base.id, base.version))
    const { draft } = await buildVersionDraft(tx, { ...body, title: `Check ${uuidv7()}` }, stored)
    const isNew = { problemId: null, publishAt: null, expectedVersion: null } as const
    const options = { ...isNew, draft, status: 'draft', authorId, note: '' } as const
    return { candidate: await openCandidate(tx, options), solutions: draft.columns.referenceSolution }
  })
  try {
    const requestKey = body.requestKey ?? null
    const judged = await judgeReferencesAndWait(context, { candidate, solutions, authorId, requestKey })
    return { message: summaryOf(judged), results: judged.map(resultOf) }
  } finally {
    await discardCandidate(database, candidate)
  }
}

function requireWork({ referenceSolution, visibleTestCases, hiddenTestCases }: ProblemToCheck['body']): void {
  const isMissing = [
    referenceSolution.length === 0 && {
      field: 'referenceSolution',
      message: 'Write a reference solution in one language first',
    },
    visibleTestCases.length + hiddenTestCases.length === 0 && {
      field: 'visibleTestCases',
      message: 'Add a test case first',
    },
  ]
  const errors = isMissing.filter((each) => each !== false)
  const [first] = errors
  if (first) throw new AppError('bad_input', first.message, { errors })
}

function resultOf({ language, outcome, why }: JudgedReference): CheckResponse['results'][number] {
  const { status = 'Internal Error', passed = 0, total = 0 } = outcome ?? {}
  return { language, status, why, passed, total }
}

function summaryOf(judged: readonly JudgedReference[]): string {
  const failed = judged.filter(({ why }) => why !== null).length
  if (failed > 0)
    return `${failed} of ${judged.length} reference solutions ${failed === 1 ? 'is' : 'are'} not Accepted.`
  const cases = judged[0]?.outcome?.total ?? 0
  const solutions =
    judged.length === 1 ? 'The reference solution is' : `All ${judged.length} reference solutions are`
  return `${solutions} Accepted on ${cases === 1 ? 'the only case' : `all ${cases} cases`}. Nothing was saved.`
}
