import type { User } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../http/app-error.ts'
import { lockPerson } from '../../accounts/index.ts'
import { recordEvent } from '../../audit/index.ts'
import { isId } from '../../problems/index.ts'
import { broadcastMessageChange } from '../broadcast-message.ts'
import type { RoomParts } from '../room-parts.ts'
import { type RoomRow, roomColumns } from '../room-row.ts'
import { removeMessageWithin } from '../talking/remove-message.ts'

const { room, roomMessage: message, roomReport: report } = schema

export interface FoundReport {
  readonly messageId: string
  readonly room: RoomRow
}

/** Finds a report with its message. Throws `report_not_found`. */
export async function requireReport({ queries }: Database, id: string): Promise<FoundReport> {
  const [found] = isId(id)
    ? await queries
        .select({ messageId: message.id, room: roomColumns })
        .from(report)
        .innerJoin(message, eq(message.id, report.messageId))
        .innerJoin(room, eq(room.id, message.roomId))
        .where(eq(report.id, id))
    : []
  if (!found) throw new AppError('report_not_found', 'There is no such report.')
  return found
}

interface ReportClosing extends FoundReport {
  readonly user: Pick<User, '_id' | 'role'>
  readonly removesMessage: boolean
}

/** Closes all open reports of a message, and removes the message if requested. */
export async function closeReport(
  { context, realtime, inTurn }: RoomParts,
  closing: ReportClosing,
): Promise<void> {
  const { room: place, messageId, user, removesMessage } = closing
  await inTurn(place.id, async () => {
    const removed = await context.database.queries.transaction(async (tx) => {
      await lockPerson(tx, user._id)
      const row = removesMessage ? await removeMessageWithin(tx, { room: place, messageId, user }) : null
      const closed = await tx
        .update(report)
        .set({ state: 'closed', closedAt: new Date(), closedById: user._id })
        .where(and(eq(report.messageId, messageId), eq(report.state, 'open')))
        .returning({ id: report.id })
      await recordEvent(tx, {
        actorId: user._id,
        action: 'room.report_closed',
        subject: { kind: 'room', id: place.id, name: place.id },
        after: { message: messageId, reports: closed.length, removesMessage },
      })
      return row
    })
    if (!removed) return
    const { isChanged, ...row } = removed
    if (isChanged) broadcastMessageChange(realtime, { room: place, row })
  })
}
