import { idSchema } from '@codedojo/contract'
import type { Context } from '../context.ts'
import { requireContest } from '../features/contests/index.ts'
import { AppError } from '../http/app-error.ts'
import { requirePart } from '../http/require-part.ts'
import { contestGroup } from './socket-rooms.ts'
import type { RealtimeServer } from './socket-types.ts'

/** Maximum number of contests per connection. */
const maxContests = 20

/** Subscribes pages to updates of contests that their user may see; other contests are ignored. */
export function followContests(
  io: RealtimeServer,
  { context, onFault }: { readonly context: Context; readonly onFault: (error: unknown) => void },
): void {
  const { database } = context
  io.on('connection', (socket) => {
    const follow = async (given: unknown) => {
      const id = idSchema.safeParse(given).data
      if (id === undefined) return
      requirePart(context, { part: 'contests' })
      const { row } = await requireContest(database, id, socket.data.user)
      const followed = [...socket.rooms].filter((name) => name.startsWith(contestGroup('')))
      if (followed.length < maxContests) void socket.join(contestGroup(row.id))
    }
    socket.on('follow-contest', (given: unknown) => {
      follow(given).catch((error: unknown) => {
        if (!(error instanceof AppError)) onFault(error)
      })
    })
    socket.on('unfollow-contest', (given: unknown) => {
      if (typeof given === 'string') void socket.leave(contestGroup(given))
    })
  })
}
