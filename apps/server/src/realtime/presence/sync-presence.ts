import type { RealtimeServer } from '../socket-types.ts'
import type { PresenceMessage } from './presence-message.ts'
import type { PresenceRegistry } from './presence-registry.ts'

interface SyncOptions {
  readonly book: PresenceRegistry
  /** Id of this server. */
  readonly id: string
  /** Called when another server has reported a change. */
  readonly onChange: () => void
}

export interface PresenceSync extends Disposable {
  readonly came: (name: string) => void
  readonly went: (name: string) => void
}

/** Changes are batched, so that a thousand simultaneous connections cause only a few messages. */
const gatherMs = 200
const hereEveryMs = 2000
/** A server without a heartbeat for this time is removed together with its people. */
const leaseMs = 7000

/**
 * Reports this server's presence changes to the other servers, and stores theirs in the registry. Messages may be lost:
 * they are numbered, and a server that has missed one requests the full state.
 */
export function syncPresence(io: RealtimeServer, { book, id: server, onChange }: SyncOptions): PresenceSync {
  let version = 0
  let changes = new Map<string, 'came' | 'went'>()
  let gathering: NodeJS.Timeout | null = null
  let isOver = false

  const broadcast = (news: PresenceMessage) => io.serverSideEmit('presence', news)
  const tellChanges = () => {
    gathering = null
    const named = (change: 'came' | 'went') =>
      [...changes].flatMap(([name, what]) => (what === change ? [name] : []))
    version += 1
    broadcast({ kind: 'changed', server, version, came: named('came'), went: named('went') })
    changes = new Map()
  }
  const note = (name: string, change: 'came' | 'went') => {
    if (isOver) return
    changes.set(name, change)
    gathering ??= setTimeout(tellChanges, gatherMs)
  }
  io.on('presence', (news) => {
    if (news.kind !== 'asked') {
      if (book.applyReport(news, performance.now())) broadcast({ kind: 'asked', server: news.server })
      return onChange()
    }
    if (news.server !== server) return
    if (gathering !== null) clearTimeout(gathering)
    if (gathering !== null) tellChanges()
    broadcast({ kind: 'whole', server, version, names: book.names() })
  })
  const beat = setInterval(() => {
    broadcast({ kind: 'here', server, version })
    book.forgetSilent(performance.now() - leaseMs)
    onChange()
  }, hereEveryMs)
  broadcast({ kind: 'here', server, version })
  return {
    came: (name) => note(name, 'came'),
    went: (name) => note(name, 'went'),
    [Symbol.dispose]: () => {
      isOver = true
      clearInterval(beat)
      if (gathering !== null) clearTimeout(gathering)
      broadcast({ kind: 'gone', server })
    },
  }
}
