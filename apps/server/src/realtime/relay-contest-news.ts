import { contestNewsSchema } from '@codedojo/contract'
import { type Database, listen } from '@codedojo/db'
import { contestGroup } from './socket-rooms.ts'
import type { RealtimeServer } from './socket-types.ts'
import { throttle } from './throttle.ts'

const everyMs = 1000
const kinds = contestNewsSchema.shape.what.options

/**
 * Tells those who follow a contest that something of it is new, at most once a second for each contest and kind. Each server
 * hears it from the database and tells its own connections.
 */
export function relayContestNews(io: RealtimeServer, database: Database): AsyncDisposable {
  const turns = new Map<string, ReturnType<typeof throttle>>()
  const tell = (note: string) => {
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
    onNotification: tell,
    // Whatever was missed: all of it is read again.
    onGap: () => {
      for (const contestId of followed(io)) for (const what of kinds) tell(`${contestId}:${what}`)
    },
  })
  return {
    [Symbol.asyncDispose]: async () => {
      for (const turn of turns.values()) turn[Symbol.dispose]()
      await listener[Symbol.asyncDispose]()
    },
  }
}

/** The contests that somebody on this server follows. */
function followed(io: RealtimeServer): string[] {
  const prefix = contestGroup('')
  const names = [...io.of('/').adapter.rooms.keys()]
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
}
