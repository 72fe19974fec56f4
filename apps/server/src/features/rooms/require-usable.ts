import type { User } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { readSolutionAccess, refuseInContest, requireProblem } from '../problems/index.ts'
import type { RoomRow } from './room-row.ts'

interface Use {
  readonly room: Pick<RoomRow, 'id' | 'problemId' | 'closedAt'>
  readonly user: Pick<User, 'role'>
}

/**
 * Throws when the room cannot be used now: `not_allowed` once an admin closed it, `problem_not_found` where its problem
 * is not visible to this person, and `in_contest` while a contest with it runs.
 */
export async function requireUsable(context: Context, { room, user }: Use): Promise<void> {
  if (room.closedAt !== null) throw roomClosed(room)
  if (room.problemId === null) return
  await requireProblem(context, room.problemId, user)
  await refuseInContest(context, { problemId: room.problemId, user })
}

/**
 * Throws what `requireUsable` throws, for somebody who wants to write. While a contest with its problem runs, admins may not
 * write there either, because members are still connected and would be helped.
 */
export async function requireWritable(context: Context, use: Use): Promise<void> {
  await requireUsable(context, use)
  const { problemId } = use.room
  if (problemId !== null) await refuseInContest(context, { problemId, user: { role: 'user' } })
}

/** Whether this person may read code there: everywhere except in the room of a problem that they have not solved. */
export async function mayReadCode(
  context: Pick<Context, 'database' | 'installation'>,
  { room: { problemId }, reader }: { readonly room: Pick<RoomRow, 'problemId'>; readonly reader: User },
): Promise<boolean> {
  if (problemId === null) return true
  return (await readSolutionAccess(context, { reader, problemId })) !== 'locked'
}

export function roomClosed({ id }: Pick<RoomRow, 'id'>): AppError {
  return new AppError('not_allowed', `The room "${id}" is closed.`)
}
