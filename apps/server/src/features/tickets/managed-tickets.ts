import type { ManagedTicket, ManagedTicketDetail, managedTickets, TicketState } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, count, desc, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { containsWords } from '../../http/contains-words.ts'
import { isId } from '../problems/index.ts'
import { noSuchTicket } from './lock-ticket.ts'
import { readThread, ticketFacts, ticketTimes } from './ticket-thread.ts'

const { ticket, ticketMessage: message, user } = schema

type TicketList = z.output<typeof managedTickets.query>

const managedFacts = {
  ...ticketFacts,
  name: ticket.name,
  email: ticket.email,
  person: { _id: user.id, name: user.name },
  about: ticket.about,
}

/** A page of all tickets, last changed first. */
export async function listTickets(database: Database, list: TicketList): Promise<ManagedTicket[]> {
  const rows = await database.queries
    .select(managedFacts)
    .from(ticket)
    .innerJoin(user, eq(user.id, ticket.userId))
    .where(and(matching(database, list), list.state && eq(ticket.state, list.state)))
    .orderBy(desc(ticket.updatedAt), desc(ticket.id))
    .limit(list.pageSize)
    .offset((list.page - 1) * list.pageSize)
  return rows.map((row) => ({ ...row, ...ticketTimes(row) }))
}

/** Number of tickets per state; the state filter is ignored. */
export async function countTickets(database: Database, list: TicketList) {
  const rows = await database.queries
    .select({ state: ticket.state, count: count() })
    .from(ticket)
    .innerJoin(user, eq(user.id, ticket.userId))
    .where(matching(database, list))
    .groupBy(ticket.state)
  const of = (state: TicketState) => rows.find((row) => row.state === state)?.count ?? 0
  return { open: of('open'), answered: of('answered'), closed: of('closed') }
}

function matching({ queries }: Database, { q }: TicketList): SQL | undefined {
  const words = q?.trim()
  if (!words) return undefined
  const inMessages = queries
    .select({ one: sql`1` })
    .from(message)
    .where(and(eq(message.ticketId, ticket.id), containsWords(message.text, words)))
  return or(
    ...[ticket.subject, ticket.name, ticket.email, user.name, user.email].map((column) =>
      containsWords(column, words),
    ),
    // The name that the audit log uses.
    containsWords(sql`right(${ticket.id}::text, 6)`, words),
    exists(inMessages),
  )
}

/** Throws `ticket_not_found`. */
export async function requireTicket({ queries }: Database, id: string): Promise<string> {
  if (isId(id) && (await queries.$count(ticket, eq(ticket.id, id))) > 0) return id
  throw noSuchTicket()
}

/** A ticket for an admin. Throws `ticket_not_found`. */
export async function readTicket(database: Database, id: string): Promise<ManagedTicketDetail> {
  const [row] = await database.queries
    .select(managedFacts)
    .from(ticket)
    .innerJoin(user, eq(user.id, ticket.userId))
    .where(eq(ticket.id, id))
  if (!row) throw noSuchTicket()
  return { ...row, ...ticketTimes(row), thread: await readThread(database, id) }
}
