import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { isId } from '../problems/index.ts'

const { contest } = schema

export type ContestRow = typeof contest.$inferSelect

/** A contest as admins see it, drafts too. Throws `contest_not_found`. */
export async function requireAnyContest({ queries }: Database, id: string): Promise<ContestRow> {
  const [row] = isId(id) ? await queries.select().from(contest).where(eq(contest.id, id)) : []
  if (!row) throw noSuchContest()
  return row
}

/**
 * Whoever changes a contest locks it first, so that two of them do so one after the other; taking part goes on.
 * Throws `contest_not_found`.
 */
export async function lockContest(tx: Transaction, id: string): Promise<ContestRow> {
  const [row] = await tx.select().from(contest).where(eq(contest.id, id)).for('no key update')
  if (!row) throw noSuchContest()
  return row
}

export function noSuchContest(): AppError {
  return new AppError('contest_not_found', 'There is no such contest.')
}

/** A contest in the audit log. */
export function subjectOf({ id, name }: Pick<ContestRow, 'id' | 'name'>) {
  return { kind: 'contest', id, name } as const
}
