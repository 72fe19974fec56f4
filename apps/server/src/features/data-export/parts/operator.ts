import { schema } from '@codedojo/db'
import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { ExportOwner, ExportPart } from '../export-part.ts'
import { iterateInBatches } from '../iterate-in-batches.ts'
import { jsonFile, jsonListFile } from '../json-file.ts'
import { findProblemName } from '../problem-names.ts'

const { auditEvent, problemReport, ticket, ticketMessage } = schema

export const ticketsPart: ExportPart = {
  place: 'tickets.json',
  about: 'what you wrote to the people who run this installation, and what they answered',
  holds: ['ticket.user_id', 'ticket_message.ticket_id', 'ticket_message.author_id'],
  entries: (owner) => [jsonFile('tickets.json', () => readTickets(owner))],
}

export const reportsPart: ExportPart = {
  place: 'reports.json',
  about: 'what you reported about problems, and the answers',
  holds: ['problem_report.user_id', 'problem_report.submission_id'],
  entries: (owner) => [jsonFile('reports.json', () => readReports(owner))],
}

export const eventsPart: ExportPart = {
  place: 'events.json',
  about: 'what stands in the log of events about you: what you did, and what was done to your account',
  holds: [],
  entries: (owner) => [jsonListFile('events.json', () => eventsOf(owner))],
}

async function readTickets({ database: { queries }, userId }: ExportOwner) {
  const mine = eq(ticket.userId, userId)
  const tickets = await queries
    .select({
      id: ticket.id,
      name: ticket.name,
      email: ticket.email,
      subject: ticket.subject,
      about: ticket.about,
      state: ticket.state,
      createdAt: ticket.createdAt,
      closedAt: ticket.closedAt,
    })
    .from(ticket)
    .where(mine)
    .orderBy(asc(ticket.createdAt))
  const messages = await queries
    .select({
      ticketId: ticketMessage.ticketId,
      author: ticketMessage.author,
      text: ticketMessage.text,
      at: ticketMessage.at,
    })
    .from(ticketMessage)
    .innerJoin(ticket, eq(ticket.id, ticketMessage.ticketId))
    .where(mine)
    .orderBy(asc(ticketMessage.position))
  return tickets.map((each) => ({
    ...each,
    messages: messages
      .filter(({ ticketId }) => ticketId === each.id)
      .map(({ author, text, at }) => ({ author, text, at })),
  }))
}

async function readReports({ database: { queries }, userId, problems }: ExportOwner) {
  const rows = await queries
    .select({
      problemId: problemReport.problemId,
      submissionId: problemReport.submissionId,
      about: problemReport.about,
      text: problemReport.text,
      state: problemReport.state,
      answer: problemReport.answer,
      createdAt: problemReport.createdAt,
      closedAt: problemReport.closedAt,
    })
    .from(problemReport)
    .where(eq(problemReport.userId, userId))
    .orderBy(asc(problemReport.createdAt))
  return rows.map((row) => ({ problem: findProblemName(problems, row.problemId).title, ...row }))
}

/** Iterates over the events. Their before and after values are left out, because they may be about other people. */
async function* eventsOf({ database, userId }: ExportOwner) {
  const ofMe = or(
    eq(auditEvent.actorId, userId),
    and(eq(auditEvent.subjectKind, 'user'), eq(auditEvent.subjectId, userId)),
  )
  const rows = iterateInBatches(({ after, limit }) =>
    database.queries
      .select({
        id: auditEvent.id,
        at: auditEvent.at,
        action: auditEvent.action,
        actorId: auditEvent.actorId,
      })
      .from(auditEvent)
      .where(and(ofMe, after === null ? undefined : gt(auditEvent.id, after)))
      .orderBy(asc(auditEvent.id))
      .limit(limit),
  )
  for await (const { actorId, at, action } of rows) yield { at, action, byYou: actorId === userId }
}
