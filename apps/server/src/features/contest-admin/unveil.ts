import { type Database, schema } from '@codedojo/db'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { announceContest } from '../contests/index.ts'
import { auditSubjectOf, lockContest } from './find-contest.ts'

const { contest } = schema

/** Ends the freeze and shows all results; repeating it changes nothing. Throws `contest_not_ended`. */
export async function unveilBoard(
  { queries }: Database,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const row = await lockContest(tx, id)
    if (row.unveiledAt !== null) return
    const isOver = and(eq(contest.id, id), isNull(contest.unveiledAt), lte(contest.endsAt, sql`now()`))
    const unveiled = await tx.update(contest).set({ unveiledAt: sql`now()` }).where(isOver).returning()
    if (unveiled.length === 0) {
      throw new AppError('contest_not_ended', 'The board can be unveiled once the contest is over.')
    }
    await recordEvent(tx, { actorId, action: 'contest.unveiled', subject: auditSubjectOf(row) })
    await announceContest(tx, id, 'board')
    await announceContest(tx, id, 'contest')
  })
}
