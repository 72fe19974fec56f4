import { schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'

const { ticket } = schema

export type TicketRow = typeof ticket.$inferSelect

/** Locks a ticket until the transaction ends. Throws `ticket_not_found`. */
export async function lockTicket(tx: Transaction, id: string): Promise<TicketRow> {
  const [row] = await tx.select().from(ticket).where(eq(ticket.id, id)).for('update')
  if (!row) throw noSuchTicket()
  return row
}

export function noSuchTicket(): AppError {
  return new AppError('ticket_not_found', 'There is no such message.')
}
