import { schema, type Transaction } from '@codedojo/db'
import type { KnownMistake } from '@codedojo/problem-package'
import { eq } from 'drizzle-orm'

const { knownMistake } = schema

/** Replaces the known mistakes of a problem, and deletes the judgements of the former ones. */
export async function replaceKnownMistakes(
  tx: Transaction,
  problemId: string,
  mistakes: readonly KnownMistake[],
): Promise<void> {
  await tx.delete(knownMistake).where(eq(knownMistake.problemId, problemId))
  if (mistakes.length === 0) return
  await tx.insert(knownMistake).values(mistakes.map((mistake) => ({ problemId, ...mistake })))
}
