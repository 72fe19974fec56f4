import { parseNotes } from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { matchBlocks } from './match-blocks.ts'

const { lessonCode } = schema

/** Blocks that are no longer in the notes get numbers from here on: their code stays in the archive of its learner. */
const goneFrom = 1_000_000

interface NotesChange {
  readonly lessonId: string
  readonly before: string
  readonly after: string
}

/** Lets what learners have changed follow its block when the author has put others before it, or taken some away. */
export async function moveLessonCode(
  tx: Transaction,
  { lessonId, before, after }: NotesChange,
): Promise<void> {
  const matches = matchBlocks(parseNotes(before).parts, parseNotes(after).parts)
  const moves = [...matches].filter(([from, to]) => from !== to)
  if (moves.length === 0) return
  const [last] = await tx
    .select({ block: sql<number>`coalesce(max(${lessonCode.block}), 0)` })
    .from(lessonCode)
    .where(eq(lessonCode.lessonId, lessonId))
  const firstGone = Math.max(goneFrom, (last?.block ?? 0) + 1)
  const cases = moves.map(
    ([from, to], at) => sql`when ${from}::integer then ${to ?? firstGone + at}::integer`,
  )
  // Below zero first: within one statement, a row could meet the number of another that has not moved yet.
  const target = sql`case ${lessonCode.block} ${sql.join(cases, sql` `)} else ${lessonCode.block} end`
  await tx
    .update(lessonCode)
    .set({ block: sql`-(${target})` })
    .where(eq(lessonCode.lessonId, lessonId))
  await tx
    .update(lessonCode)
    .set({ block: sql`-${lessonCode.block}` })
    .where(eq(lessonCode.lessonId, lessonId))
}
