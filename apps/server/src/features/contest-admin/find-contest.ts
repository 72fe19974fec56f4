import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { isId } from '../problems/index.ts'

const { contest } = schema

export type ContestRow = typeof contest.$inferSelect

/** Finds any contest for an admin, including drafts. Throws `contest_not_found`. */
export async function requireAnyContest({ queries }: Database, id: string): Promise<ContestRow> {
  const [row] = isId(id) ? await queries.select().from(contest).where(eq(contest.id, id)) : []
  if (!row) throw noSuchContest()
  return row
}

/**
 * Locks a contest row, so that changes are made one after another; participants are not blocked. Throws
 * `contest_not_found`.
 */
export async function lockContest(tx: Transaction, id: string): Promise<ContestRow> {
  const [row] = await tx.select().from(contest).where(eq(contest.id, id)).for('no key update')
  if (!row) throw noSuchContest()
  return row
}

export function noSuchContest(): AppError {
  return new AppError('contest_not_found', 'There is no such contest.')
}

/** The audit log subject for a contest. */
export function auditSubjectOf({ id, name }: Pick<ContestRow, 'id' | 'name'>) {
  return { kind: 'contest', id, name } as const
}
