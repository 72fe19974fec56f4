import { contestNewsSchema } from '@codedojo/contract'
import { type Database, listen } from '@codedojo/db'
import { contestGroup } from './socket-rooms.ts'
import type { RealtimeServer } from './socket-types.ts'
import { throttle } from './throttle.ts'

const everyMs = 1000
const kinds = contestNewsSchema.shape.what.options

/**
 * Notifies the followers of a contest about changes, at most once a second per contest and kind. Each server listens to
 * the database and notifies its own connections.
 */
export function relayContestNews(io: RealtimeServer, database: Database): AsyncDisposable {
  const turns = new Map<string, ReturnType<typeof throttle>>()
  const broadcast = (note: string) => {
    const [contestId, what] = note.split(':')
    const news = contestNewsSchema.safeParse({ contestId, what }).data
    if (!news || !io.of('/').adapter.rooms.has(contestGroup(news.contestId))) return
    const turn =
      turns.get(note) ??
      throttle(everyMs, () => {
        io.local.to(contestGroup(news.contestId)).emit('contest-changed', news)
      })
    turns.set(note, turn)
    turn.ask()
  }
  const listener = listen(database, {
    channel: 'contest',
    onNotification: broadcast,
    // After an outage all contests count as changed.
    onGap: () => {
      for (const contestId of followed(io)) for (const what of kinds) broadcast(`${contestId}:${what}`)
    },
  })
  return {
    [Symbol.asyncDispose]: async () => {
      for (const turn of turns.values()) turn[Symbol.dispose]()
      await listener[Symbol.asyncDispose]()
    },
  }
}

/** The contests with a follower on this server. */
function followed(io: RealtimeServer): string[] {
  const prefix = contestGroup('')
  const names = [...io.of('/').adapter.rooms.keys()]
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
}
