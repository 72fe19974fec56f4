import { parseNotes } from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import { matchBlocks } from './match-blocks.ts'

const { lessonCode } = schema

/** Blocks that are no longer in the notes get numbers from here on: their code stays in the archive of its learner. */
export const goneFrom = 1_000_000

interface NotesChange {
  readonly lessonId: string
  readonly before: string
  readonly after: string
}

/**
 * Moves the learners' changes with their blocks after the author has inserted or removed other blocks. The caller has
 * changed the row of the lesson, so that no learner saves meanwhile.
 */
export async function moveLessonCode(
  tx: Transaction,
  { lessonId, before, after }: NotesChange,
): Promise<void> {
  if (before === after) return
  const matches = matchBlocks(parseNotes(before).parts, parseNotes(after).parts)
  const moves = [...matches].flatMap(([from, to]) => (from === to ? [] : [{ from, to }]))
  const ofLesson = eq(lessonCode.lessonId, lessonId)
  const isMoved = or(
    inArray(
      lessonCode.block,
      moves.map(({ from }) => from),
    ),
    // Code of a block that the notes had no longer.
    and(notInArray(lessonCode.block, [...matches.keys()]), lt(lessonCode.block, goneFrom)),
  )
  const firstGone = await firstGoneOf(tx, lessonId)
  const cases = moves.flatMap(({ from, to }) =>
    to === null ? [] : [sql`when ${from}::integer then ${to}::integer`],
  )
  const gone = sql`${firstGone}::integer + ${lessonCode.block}`
  const target =
    cases.length === 0 ? gone : sql`case ${lessonCode.block} ${sql.join(cases, sql` `)} else ${gone} end`
  // Below zero first: within one statement, a row could meet the number of another that has not moved yet.
  await tx
    .update(lessonCode)
    .set({ block: sql`-(${target})` })
    .where(and(ofLesson, isMoved))
  await tx
    .update(lessonCode)
    .set({ block: sql`-${lessonCode.block}` })
    .where(and(ofLesson, lt(lessonCode.block, 0)))
}

/** Returns the offset that is added to the number of a block that the notes no longer have. */
async function firstGoneOf(tx: Transaction, lessonId: string): Promise<number> {
  const [last] = await tx
    .select({ block: sql<number>`coalesce(max(${lessonCode.block}), 0)` })
    .from(lessonCode)
    .where(and(eq(lessonCode.lessonId, lessonId), gt(lessonCode.block, 0)))
  return Math.max(goneFrom, last?.block ?? 0)
}
