import type { ManagedRoom, managedRooms } from '@codedojo/contract'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { containsWords } from '../../../http/contains-words.ts'
import { noSuchRoom } from '../room-row.ts'

const { problem, room, roomMember } = schema

type RoomList = z.output<typeof managedRooms.query>

function select(queries: Queries | Transaction, where: SQL | undefined) {
  return queries
    .select({
      _id: room.id,
      kind: room.kind,
      title: problem.title,
      members:
        sql<number>`(select count(*) from ${roomMember} where ${roomMember.roomId} = ${room.id})`.mapWith(
          Number,
        ),
      messages: room.lastPosition,
      lastMessageAt: room.lastMessageAt,
      createdAt: room.createdAt,
      closedAt: room.closedAt,
    })
    .from(room)
    .leftJoin(problem, eq(problem.id, room.problemId))
    .where(where)
    .$dynamic()
}

function show({ title, closedAt, ...row }: Awaited<ReturnType<typeof select>>[number]): ManagedRoom {
  return {
    ...row,
    name: title ?? row._id,
    lastMessageAt: row.lastMessageAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    isClosed: closedAt !== null,
  }
}

/** A page of all rooms, by latest message. */
export async function listAllRooms({ queries }: Database, list: RoomList): Promise<ManagedRoom[]> {
  const rows = await select(queries, matching(list))
    .orderBy(sql`${room.lastMessageAt} desc nulls last`, asc(room.id))
    .limit(list.pageSize)
    .offset((list.page - 1) * list.pageSize)
  return rows.map(show)
}

export async function countAllRooms({ queries }: Database, list: RoomList): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(room)
    .leftJoin(problem, eq(problem.id, room.problemId))
    .where(matching(list))
  return row?.count ?? 0
}

function matching({ q }: RoomList): SQL | undefined {
  const words = q?.trim()
  if (!words) return undefined
  return or(containsWords(room.id, words), containsWords(problem.title, words))
}

/** Throws `room_not_found`. */
export async function readManagedRoom(queries: Queries | Transaction, id: string): Promise<ManagedRoom> {
  const [row] = await select(queries, eq(room.id, id))
  if (!row) throw noSuchRoom()
  return show(row)
}
