import { problemRoomPrefix, type User } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { refuseInContest, requireProblem } from '../../problems/index.ts'
import { requireUsable } from '../require-usable.ts'
import { findRoom, type RoomRow } from '../room-row.ts'

const { room, roomMember } = schema

interface Entry {
  readonly id: string
  readonly user: Pick<User, '_id' | 'role'>
}

/**
 * Adds a room to the person's list; earlier messages count as read. Throws `room_not_found`, and what `requireUsable`
 * throws.
 */
export async function enterRoom(context: Context, { id, user }: Entry): Promise<RoomRow> {
  const found =
    (await findRoom(context.database.queries, id)) ?? (await openProblemRoom(context, { id, user }))
  await requireUsable(context, { room: found, user })
  await context.database.queries
    .insert(roomMember)
    .values({ roomId: found.id, userId: user._id, readPosition: found.lastPosition })
    .onConflictDoNothing()
  return found
}

/** The room of a problem is created when somebody who may see the problem first enters it. */
async function openProblemRoom(context: Context, { id, user }: Entry): Promise<RoomRow> {
  const { queries } = context.database
  const problemId = id.startsWith(problemRoomPrefix) ? id.slice(problemRoomPrefix.length) : null
  if (problemId !== null) {
    const problem = await requireProblem(context, problemId, user)
    await refuseInContest(context, { problemId, user })
    const row = { id: `${problemRoomPrefix}${problem.id}`, kind: 'problem', problemId: problem.id } as const
    await queries.insert(room).values(row).onConflictDoNothing()
  }
  const opened = problemId === null ? null : await findRoom(queries, id)
  if (!opened) throw new AppError('room_not_found', `There is no room "${id}".`)
  return opened
}

/** Creates a room with its creator as member. Throws `bad_input` when the id is taken, ignoring case. */
export async function makeRoom({ database }: Context, { id, user }: Entry): Promise<RoomRow> {
  await database.queries.transaction(async (tx) => {
    const row = { id, kind: 'named', createdById: user._id } as const
    const made = await tx.insert(room).values(row).onConflictDoNothing().returning({ id: room.id })
    if (made.length === 0)
      throw new AppError('bad_input', `There is a room "${id}" already. Join it, or choose another id.`)
    await tx.insert(roomMember).values({ roomId: id, userId: user._id })
  })
  const made = await findRoom(database.queries, id)
  if (!made) throw new AppError('room_not_found', `There is no room "${id}".`)
  return made
}
