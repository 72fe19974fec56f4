import { type Database, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { findCode } from '../guard/index.ts'
import { toStorableText } from '../talk/end-answer.ts'

const { conversation } = schema

/** Maximum length in characters, the same as for a submission: a longer program cannot be submitted. */
export const maxShownCode = 64 * 1024

export interface LearnerAtProblem {
  readonly userId: string
  readonly problemId: string
}

/**
 * The code that the guard let through to this person for this problem, oldest first; clearing the conversation does not
 * delete it.
 */
export async function readShownCode(
  { queries }: Database,
  learner: LearnerAtProblem,
): Promise<readonly string[]> {
  const [row] = await queries
    .select({ shownCode: conversation.shownCode })
    .from(conversation)
    .where(conversationCondition(learner))
  return row?.shownCode ?? []
}

/**
 * Stores the code in this text. If the stored code exceeds the maximum, the oldest is dropped. Does nothing for an erased person.
 */
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
      .where(conversationCondition(learner))
      .for('update')
    const shownCode = newest([...(row?.shownCode ?? []), ...code])
    await tx.update(conversation).set({ shownCode }).where(conversationCondition(learner))
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

function conversationCondition({ userId, problemId }: LearnerAtProblem) {
  return and(
    eq(conversation.userId, userId),
    eq(conversation.assistant, 'ninja'),
    eq(conversation.problemId, problemId),
  )
}
