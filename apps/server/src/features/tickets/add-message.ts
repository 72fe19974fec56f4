import { type TicketState, ticketLimits } from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { eq, max, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { lockPerson } from '../accounts/index.ts'
import { lockTicket, type TicketRow } from './lock-ticket.ts'

const { ticket, ticketMessage: message } = schema

export interface NewMessage {
  readonly ticketId: string
  readonly author: 'person' | 'operator'
  readonly authorId: string
  readonly text: string
  /** New state of the ticket. */
  readonly state: TicketState
}

/**
 * Appends a message to a ticket; returns the ticket as it was before, and the position of the message. Locks the
 * ticket, so that positions are unique. Throws `ticket_not_found`, `ticket_full`, and what `lockPerson` throws.
 */
export async function addMessage(
  tx: Transaction,
  { ticketId, author, authorId, text, state }: NewMessage,
): Promise<{ readonly before: TicketRow; readonly position: number }> {
  await lockPerson(tx, authorId)
  const before = await lockTicket(tx, ticketId)
  const [last] = await tx
    .select({ position: max(message.position) })
    .from(message)
    .where(eq(message.ticketId, ticketId))
  const position = (last?.position ?? 0) + 1
  if (position > ticketLimits.messages) {
    throw new AppError('ticket_full', `It holds ${ticketLimits.messages} messages already. ${wayOn[author]}`)
  }
  // The statement's clock: the transaction's start may be before a message that it has waited for.
  const at = sql`clock_timestamp()`
  await tx.insert(message).values({ ticketId, position, author, authorId, text, at })
  await tx
    .update(ticket)
    .set({ state, updatedAt: at, closedAt: state === 'closed' ? at : null })
    .where(eq(ticket.id, ticketId))
  return { before, position }
}

const wayOn = {
  person: 'Write a new one.',
  operator: 'Write to its author by mail.',
} as const satisfies Record<NewMessage['author'], string>
