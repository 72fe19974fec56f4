import type { PresenceMessage } from './presence-message.ts'
import { openTally, type PeopleThere } from './tally.ts'

type Told = Exclude<PresenceMessage, { kind: 'asked' }>

/** Who is connected, to this server and, as far as they have told, to the others. */
export interface PresenceRegistry {
  /** The first connection of a group came to this server. */
  readonly come: (name: string) => void
  /** The last one went. */
  readonly go: (name: string) => void
  /** The groups of this server. */
  readonly names: () => readonly string[]
  /** Distinct people connected. */
  readonly online: () => PeopleThere
  /** Distinct people in a room. */
  readonly inRoom: (roomId: string) => PeopleThere
  /** The rooms that people have come into or left since this was asked last. */
  readonly takeChangedRooms: () => readonly string[]
  /** Takes in what another server tells. Answers whether something was missed, so that its whole is wanted. */
  readonly hear: (news: Told, nowMs: number) => boolean
  /** Forgets the servers that have said nothing since. */
  readonly forgetSilent: (sinceMs: number) => void
}

interface OtherServer {
  version: number
  heardMs: number
  readonly names: Set<string>
}

export function openPresenceRegistry(): PresenceRegistry {
  const here = new Set<string>()
  const others = new Map<string, OtherServer>()
  const tally = openTally()

  const forget = (server: string) => {
    for (const name of others.get(server)?.names ?? []) tally.remove(name)
    others.delete(server)
  }
  const change = ({ names }: OtherServer, { came, went }: Told & { kind: 'changed' }) => {
    for (const name of went) if (names.delete(name)) tally.remove(name)
    for (const name of came) {
      if (names.has(name)) continue
      names.add(name)
      tally.add(name)
    }
  }
  return {
    come: (name) => {
      if (here.has(name)) return
      here.add(name)
      tally.add(name)
    },
    go: (name) => {
      if (here.delete(name)) tally.remove(name)
    },
    names: () => [...here],
    online: tally.everywhere,
    inRoom: tally.inRoom,
    takeChangedRooms: tally.takeChangedRooms,
    hear: (news, nowMs) => {
      const { server } = news
      if (news.kind === 'gone' || news.kind === 'whole') forget(server)
      if (news.kind === 'gone') return false
      if (news.kind === 'whole') {
        const names = new Set(news.names)
        others.set(server, { version: news.version, heardMs: nowMs, names })
        for (const name of names) tally.add(name)
        return false
      }
      const other = others.get(server)
      const expected = news.kind === 'here' ? news.version : news.version - 1
      if (other?.version !== expected) return true
      other.heardMs = nowMs
      other.version = news.version
      if (news.kind === 'changed') change(other, news)
      return false
    },
    forgetSilent: (sinceMs) => {
      for (const [server, { heardMs }] of others) if (heardMs < sinceMs) forget(server)
    },
  }
}
