import type { RealtimeServer } from '../socket-types.ts'
import type { PresenceMessage } from './presence-message.ts'
import type { PresenceRegistry } from './presence-registry.ts'

interface Telling {
  readonly book: PresenceRegistry
  /** Of this server. */
  readonly id: string
  /** Others have told something. */
  readonly onChange: () => void
}

export interface PresenceSync extends Disposable {
  readonly came: (name: string) => void
  readonly went: (name: string) => void
}

/** Changes are told together, so that a thousand people who come at once are a few messages. */
const gatherMs = 200
const hereEveryMs = 2000
/** Who has not said for so long that it is there is forgotten, and its people with it. */
const leaseMs = 7000

/**
 * Tells the other servers who comes and goes here, and keeps in the book what they tell. Nothing that is told is sure to arrive:
 * everything has a number, and a server that has missed one asks for the whole.
 */
export function syncPresence(io: RealtimeServer, { book, id: server, onChange }: Telling): PresenceSync {
  let version = 0
  let changes = new Map<string, 'came' | 'went'>()
  let gathering: NodeJS.Timeout | null = null
  let isOver = false

  const tell = (news: PresenceMessage) => io.serverSideEmit('presence', news)
  const tellChanges = () => {
    gathering = null
    const named = (change: 'came' | 'went') =>
      [...changes].flatMap(([name, what]) => (what === change ? [name] : []))
    version += 1
    tell({ kind: 'changed', server, version, came: named('came'), went: named('went') })
    changes = new Map()
  }
  const note = (name: string, change: 'came' | 'went') => {
    if (isOver) return
    changes.set(name, change)
    gathering ??= setTimeout(tellChanges, gatherMs)
  }
  io.on('presence', (news) => {
    if (news.kind !== 'asked') {
      if (book.hear(news, performance.now())) tell({ kind: 'asked', server: news.server })
      return onChange()
    }
    if (news.server !== server) return
    if (gathering !== null) clearTimeout(gathering)
    if (gathering !== null) tellChanges()
    tell({ kind: 'whole', server, version, names: book.names() })
  })
  const beat = setInterval(() => {
    tell({ kind: 'here', server, version })
    book.forgetSilent(performance.now() - leaseMs)
    onChange()
  }, hereEveryMs)
  tell({ kind: 'here', server, version })
  return {
    came: (name) => note(name, 'came'),
    went: (name) => note(name, 'went'),
    [Symbol.dispose]: () => {
      isOver = true
      clearInterval(beat)
      if (gathering !== null) clearTimeout(gathering)
      tell({ kind: 'gone', server })
    },
  }
}
