import { type Database, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { findCode } from '../guard/index.ts'
import { toStorableText } from '../talk/end-answer.ts'

const { conversation } = schema

/** As much as a submission may hold: nobody can hand in more than that. In characters. */
export const maxShownCode = 64 * 1024

export interface LearnerAtProblem {
  readonly userId: string
  readonly problemId: string
}

/** The code that was let through to this person about this problem, the oldest first, whatever was cleared since. */
export async function readShownCode(
  { queries }: Database,
  learner: LearnerAtProblem,
): Promise<readonly string[]> {
  const [row] = await queries
    .select({ shownCode: conversation.shownCode })
    .from(conversation)
    .where(ofLearner(learner))
  return row?.shownCode ?? []
}

/** Adds the code in this text; of more than can be kept the newest stays. Nothing is kept of a person who is gone. */
export async function storeShownCode(
  { queries }: Database,
  { text, ...learner }: LearnerAtProblem & { readonly text: string },
): Promise<void> {
  const code = findCode(toStorableText(text))
  if (code.length === 0) return
  await queries.transaction(async (tx) => {
    const [row] = await tx
      .select({ shownCode: conversation.shownCode })
      .from(conversation)
      .where(ofLearner(learner))
      .for('update')
    const shownCode = newest([...(row?.shownCode ?? []), ...code])
    await tx.update(conversation).set({ shownCode }).where(ofLearner(learner))
  })
}

function newest(parts: readonly string[]): string[] {
  let left = maxShownCode
  const first = parts.findLastIndex((part) => {
    left -= part.length
    return left < 0
  })
  return parts.slice(first + 1)
}

function ofLearner({ userId, problemId }: LearnerAtProblem) {
  return and(
    eq(conversation.userId, userId),
    eq(conversation.assistant, 'ninja'),
    eq(conversation.problemId, problemId),
  )
}
