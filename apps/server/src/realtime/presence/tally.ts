import { parseOwnRoomGroup, parseUserGroup } from '../socket-rooms.ts'

/** People, with the number of servers that they are connected to. */
export type PeopleCounts = ReadonlyMap<string, number>

/** Counts the distinct people in groups. */
export interface Tally {
  readonly add: (name: string) => void
  readonly remove: (name: string) => void
  readonly everywhere: () => PeopleCounts
  readonly inRoom: (roomId: string) => PeopleCounts
  /** Rooms whose number of people has changed since the previous call. */
  readonly takeChangedRooms: () => readonly string[]
}

const nobody: PeopleCounts = new Map()

export function openTally(): Tally {
  const everywhere = new Map<string, number>()
  const rooms = new Map<string, Map<string, number>>()
  const changed = new Set<string>()

  const count = (name: string, change: 1 | -1) => {
    const userId = parseUserGroup(name)
    if (userId !== null) return shift(everywhere, userId, change)
    const own = parseOwnRoomGroup(name)
    if (!own) return
    const people = rooms.get(own.roomId) ?? new Map()
    rooms.set(own.roomId, people)
    const before = people.size
    shift(people, own.userId, change)
    if (people.size !== before) changed.add(own.roomId)
    if (people.size === 0) rooms.delete(own.roomId)
  }
  return {
    add: (name) => count(name, 1),
    remove: (name) => count(name, -1),
    everywhere: () => everywhere,
    inRoom: (roomId) => rooms.get(roomId) ?? nobody,
    takeChangedRooms: () => {
      const taken = [...changed]
      changed.clear()
      return taken
    },
  }
}

function shift(people: Map<string, number>, userId: string, change: 1 | -1): void {
  const servers = (people.get(userId) ?? 0) + change
  if (servers > 0) people.set(userId, servers)
  else people.delete(userId)
}
