import type { TicketDetail } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { asc, eq, sql } from 'drizzle-orm'

const { ticket, ticketMessage: message, user } = schema

/** Columns shown for every ticket. */
export const ticketFacts = {
  _id: ticket.id,
  subject: ticket.subject,
  state: ticket.state,
  createdAt: ticket.createdAt,
  updatedAt: ticket.updatedAt,
  messages: sql<number>`(select count(*)::int from ${message} where ${message.ticketId} = ${ticket.id})`,
}

export function ticketTimes(row: { createdAt: Date; updatedAt: Date }) {
  return { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}

/** All messages of a ticket, oldest first. */
export async function readThread({ queries }: Database, ticketId: string): Promise<TicketDetail['thread']> {
  const rows = await queries
    .select({
      position: message.position,
      author: message.author,
      authorName: user.name,
      text: message.text,
      at: message.at,
    })
    .from(message)
    .leftJoin(user, eq(user.id, message.authorId))
    .where(eq(message.ticketId, ticketId))
    .orderBy(asc(message.position))
  return rows.map((row) => ({ ...row, authorName: row.authorName ?? '', at: row.at.toISOString() }))
}
