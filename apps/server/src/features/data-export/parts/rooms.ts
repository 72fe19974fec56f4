import { schema } from '@codedojo/db'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { ExportOwner, ExportPart } from '../export-part.ts'
import { iterateInBatches } from '../iterate-in-batches.ts'
import { jsonFile, jsonListFile } from '../json-file.ts'

const { room, roomMember, roomMessage, roomReport, roomSilence } = schema

/** The person's own messages only: messages and names of others are not theirs. */
export const roomsPart: ExportPart = {
  place: 'rooms/',
  about: 'what you wrote in rooms, the rooms you are in or have opened, and the messages you reported',
  holds: [
    'room_message.author_id',
    'room_member.user_id',
    'room.created_by_id',
    'room_silence.user_id',
    'room_report.reporter_id',
  ],
  entries: (owner) => [
    jsonListFile('rooms/messages.json', () => messagesOf(owner)),
    jsonFile('rooms/index.json', () => readRooms(owner)),
  ],
}

async function* messagesOf({ database, userId }: ExportOwner) {
  const rows = iterateInBatches(({ after, limit }) =>
    database.queries
      .select({
        id: roomMessage.id,
        room: roomMessage.roomId,
        text: roomMessage.text,
        mentions: roomMessage.mentions,
        at: roomMessage.at,
        editedAt: roomMessage.editedAt,
        removedAt: roomMessage.removedAt,
      })
      .from(roomMessage)
      .where(and(eq(roomMessage.authorId, userId), after === null ? undefined : gt(roomMessage.id, after)))
      .orderBy(asc(roomMessage.id))
      .limit(limit),
  )
  for await (const { mentions, text, ...row } of rows) {
    const others = mentions.filter(({ _id }) => _id !== userId)
    yield { ...row, text: others.reduce((said, { name }) => said.replaceAll(`@${name}`, '@somebody'), text) }
  }
}

async function readRooms({ database: { queries }, userId }: ExportOwner) {
  const joined = await queries
    .select({
      room: roomMember.roomId,
      joinedAt: roomMember.joinedAt,
      readPosition: roomMember.readPosition,
      isMuted: roomMember.isMuted,
    })
    .from(roomMember)
    .where(eq(roomMember.userId, userId))
    .orderBy(asc(roomMember.joinedAt))
  const opened = await queries
    .select({ room: room.id, createdAt: room.createdAt })
    .from(room)
    .where(eq(room.createdById, userId))
    .orderBy(asc(room.createdAt))
  const reported = await queries
    .select({ reason: roomReport.reason, state: roomReport.state, at: roomReport.createdAt })
    .from(roomReport)
    .where(eq(roomReport.reporterId, userId))
    .orderBy(asc(roomReport.createdAt))
  const [silence] = await queries
    .select({ until: roomSilence.until, reason: roomSilence.reason })
    .from(roomSilence)
    .where(eq(roomSilence.userId, userId))
  return { joined, opened, reported, silence: silence ?? null }
}
