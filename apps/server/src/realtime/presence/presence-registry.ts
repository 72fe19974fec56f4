import type { PresenceMessage } from './presence-message.ts'
import { openTally, type PeopleCounts } from './tally.ts'

type PresenceReport = Exclude<PresenceMessage, { kind: 'asked' }>

/** Registry of connected people, on this server and, as far as reported, on the others. */
export interface PresenceRegistry {
  /** A group got its first connection on this server. */
  readonly addGroup: (name: string) => void
  /** A group lost its last connection. */
  readonly removeGroup: (name: string) => void
  /** The groups of this server. */
  readonly names: () => readonly string[]
  /** Number of distinct connected people. */
  readonly online: () => PeopleCounts
  /** Number of distinct people in a room. */
  readonly inRoom: (roomId: string) => PeopleCounts
  /** Rooms whose number of people has changed since the previous call. */
  readonly takeChangedRooms: () => readonly string[]
  /** Applies a report of another server. Returns whether a report was missed, so that a full one must be requested. */
  readonly applyReport: (news: PresenceReport, nowMs: number) => boolean
  /** Removes servers without a report since then. */
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
  const change = ({ names }: OtherServer, { came, went }: PresenceReport & { kind: 'changed' }) => {
    for (const name of went) if (names.delete(name)) tally.remove(name)
    for (const name of came) {
      if (names.has(name)) continue
      names.add(name)
      tally.add(name)
    }
  }
  return {
    addGroup: (name) => {
      if (here.has(name)) return
      here.add(name)
      tally.add(name)
    },
    removeGroup: (name) => {
      if (here.delete(name)) tally.remove(name)
    },
    names: () => [...here],
    online: tally.everywhere,
    inRoom: tally.inRoom,
    takeChangedRooms: tally.takeChangedRooms,
    applyReport: (news, nowMs) => {
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
