import type { TicketDetail, TicketSummary } from '@codedojo/contract'
import { type Database, preparedQuery, schema } from '@codedojo/db'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { isId } from '../problems/index.ts'
import { noSuchTicket } from './lock-ticket.ts'
import { readThread, ticketFacts, ticketTimes } from './ticket-thread.ts'

const { ticket, ticketMessage: message } = schema

const maxListedTickets = 100

const isNew = sql<boolean>`exists (select from ${message} where ${message.ticketId} = ${ticket.id}
  and ${message.author} = 'operator' and ${message.at} > ${ticket.seenAt})`

const ticketsOf = preparedQuery('own_tickets', (queries) =>
  queries
    .select({ ...ticketFacts, isNew })
    .from(ticket)
    .where(eq(ticket.userId, sql.placeholder('userId')))
    .orderBy(desc(ticket.updatedAt), desc(ticket.id))
    .limit(maxListedTickets),
)

/** The person's own tickets, last changed first, at most a hundred. */
export async function listOwnTickets(database: Database, userId: string): Promise<TicketSummary[]> {
  const rows = await ticketsOf(database).execute({ userId })
  return rows.map((row) => ({ ...row, ...ticketTimes(row) }))
}

interface OwnTicket {
  readonly id: string
  readonly userId: string
}

/** Throws `ticket_not_found`, also for somebody else's ticket. */
export async function requireOwnTicket({ queries }: Database, { id, userId }: OwnTicket): Promise<string> {
  const own = and(eq(ticket.id, id), eq(ticket.userId, userId))
  if (isId(id) && (await queries.$count(ticket, own)) > 0) return id
  throw noSuchTicket()
}

/** A ticket for its author; its messages count as read from then on. Throws `ticket_not_found`. */
export async function readOwnTicket(database: Database, id: string): Promise<TicketDetail> {
  // Marked as read first: an answer that arrives in between may be shown as new twice, but never missed.
  await database.queries
    .update(ticket)
    .set({ seenAt: sql`${ticket.updatedAt}` })
    .where(and(eq(ticket.id, id), gt(ticket.updatedAt, ticket.seenAt)))
  const [row] = await database.queries
    .select({ ...ticketFacts, isNew, name: ticket.name, email: ticket.email, about: ticket.about })
    .from(ticket)
    .where(eq(ticket.id, id))
  if (!row) throw noSuchTicket()
  return { ...row, ...ticketTimes(row), thread: await readThread(database, id) }
}
