import { ownGroupOf, userOfGroup } from '../socket-rooms.ts'

/** People, with the number of servers that they are connected to. */
export type PeopleThere = ReadonlyMap<string, number>

/** Counts the distinct people behind names of groups. */
export interface Tally {
  readonly add: (name: string) => void
  readonly remove: (name: string) => void
  readonly everywhere: () => PeopleThere
  readonly inRoom: (roomId: string) => PeopleThere
}

const nobody: PeopleThere = new Map()

export function openTally(): Tally {
  const everywhere = new Map<string, number>()
  const rooms = new Map<string, Map<string, number>>()

  const count = (name: string, change: 1 | -1) => {
    const userId = userOfGroup(name)
    if (userId !== null) return shift(everywhere, userId, change)
    const own = ownGroupOf(name)
    if (!own) return
    const people = rooms.get(own.roomId) ?? new Map()
    rooms.set(own.roomId, people)
    shift(people, own.userId, change)
    if (people.size === 0) rooms.delete(own.roomId)
  }
  return {
    add: (name) => count(name, 1),
    remove: (name) => count(name, -1),
    everywhere: () => everywhere,
    inRoom: (roomId) => rooms.get(roomId) ?? nobody,
  }
}

function shift(people: Map<string, number>, userId: string, change: 1 | -1): void {
  const servers = (people.get(userId) ?? 0) + change
  if (servers > 0) people.set(userId, servers)
  else people.delete(userId)
}
