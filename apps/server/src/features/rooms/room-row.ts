import { isStorable } from '@codedojo/contract'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'

const { room } = schema

export type RoomRow = Pick<
  typeof room.$inferSelect,
  'id' | 'kind' | 'problemId' | 'lastPosition' | 'revision' | 'closedAt'
>

export const roomColumns = {
  id: room.id,
  kind: room.kind,
  problemId: room.problemId,
  lastPosition: room.lastPosition,
  revision: room.revision,
  closedAt: room.closedAt,
}

/** Finds a room by id, ignoring letter case; null when there is none. */
export async function findRoom(queries: Queries | Transaction, id: string): Promise<RoomRow | null> {
  if (!isStorable(id)) return null
  const [row] = await queries
    .select(roomColumns)
    .from(room)
    .where(eq(sql`lower(${room.id})`, sql`lower(${id})`))
  return row ?? null
}

/** Locks a room against other writers until the transaction ends. Throws `room_not_found`. */
export async function lockRoom(tx: Transaction, id: string): Promise<RoomRow> {
  const [row] = await tx.select(roomColumns).from(room).where(eq(room.id, id)).for('update')
  if (!row) throw noSuchRoom()
  return row
}

/** Throws `room_not_found`. */
export async function requireRoom({ queries }: Database, id: string): Promise<RoomRow> {
  const row = await findRoom(queries, id)
  if (!row) throw noSuchRoom()
  return row
}

export function noSuchRoom(): AppError {
  return new AppError('room_not_found', 'There is no such room.')
}
