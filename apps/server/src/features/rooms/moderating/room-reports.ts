import type { RoomReport, roomReports } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { messageColumns, showMessage } from '../message-queries.ts'

const { auditEvent, problem, room, roomMessage: message, roomReport: report, roomSilence, user } = schema
const reporter = alias(user, 'reporter')
const closer = alias(user, 'closer')

/** The admin's name is only in the audit log. */
const removedByAdmin = sql<string | null>`(
  select remover.name from ${auditEvent} as event join ${user} as remover on remover.id = event.actor_id
  where event.subject_id = ${room.id} and event.action = 'room.message_removed'
    and event.before->>'message' = ${message.id}::text
  limit 1
)`
const { author, ...said } = messageColumns

type ReportList = z.output<typeof roomReports.query>

/** A page of reports in a state: open ones oldest first, closed ones newest first. */
export async function listRoomReports({ queries }: Database, list: ReportList): Promise<RoomReport[]> {
  const rows = await queries
    .select({
      _id: report.id,
      state: report.state,
      reason: report.reason,
      reporter: { _id: reporter.id, name: reporter.name },
      reports:
        sql<number>`(select count(*) from ${report} as same where same.message_id = ${message.id})`.mapWith(
          Number,
        ),
      reportedText: report.text,
      message: said,
      author,
      roomName: sql<string>`coalesce(${problem.title}, ${room.id})`,
      silencedUntil: roomSilence.until,
      createdAt: report.createdAt,
      closedAt: report.closedAt,
      closedBy: closer.name,
      removedAt: message.removedAt,
      removedByAdmin,
    })
    .from(report)
    .innerJoin(message, eq(message.id, report.messageId))
    .innerJoin(room, eq(room.id, message.roomId))
    .leftJoin(problem, eq(problem.id, room.problemId))
    .leftJoin(user, eq(user.id, message.authorId))
    .leftJoin(reporter, eq(reporter.id, report.reporterId))
    .leftJoin(closer, eq(closer.id, report.closedById))
    .leftJoin(roomSilence, and(eq(roomSilence.userId, user.id), gt(roomSilence.until, sql`now()`)))
    .where(eq(report.state, list.state))
    .orderBy(list.state === 'open' ? asc(report.createdAt) : desc(report.closedAt), asc(report.id))
    .limit(list.pageSize)
    .offset((list.page - 1) * list.pageSize)
  return rows.map(({ author, ...row }) => ({
    ...row,
    message: showMessage({ ...row.message, author }, { isAuthor: false, mayReadCode: true }),
    silencedUntil: row.silencedUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    removedAt: row.removedAt?.toISOString() ?? null,
  }))
}

export function countRoomReports({ queries }: Database, state: 'open' | 'closed'): Promise<number> {
  return queries.$count(report, eq(report.state, state))
}
