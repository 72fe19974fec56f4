import { schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'

const { rejudge } = schema

/** Locks a rejudge until the transaction ends. Throws `rejudge_not_ready` when it has ended, and `not_found`. */
export async function lockRejudge(tx: Transaction, id: string): Promise<typeof rejudge.$inferSelect> {
  const [row] = await tx.select().from(rejudge).where(eq(rejudge.id, id)).for('update')
  if (!row) throw new AppError('not_found', 'There is no such rejudge.')
  if (row.state === 'applied' || row.state === 'cancelled')
    throw new AppError('rejudge_not_ready', `This rejudge was ${row.state} already.`)
  return row
}
