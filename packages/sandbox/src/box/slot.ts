import type { GroupDriver } from '../cgroup/box-group.ts'
import type { BoxFacts } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import type { BoxOwner } from './box-files.ts'
import type { Equipment } from './equipment.ts'
import type { BoxRun } from './run-box.ts'
import { openSeat, type Seat } from './seat.ts'

/** Runs one program at a time, on its seats in turns: while one runs, the others get ready for the next ones. */
export interface Slot extends AsyncDisposable {
  readonly index: number
  readonly owner: BoxOwner
  readonly run: (run: BoxRun, emptyBoxNs: number) => Promise<BoxFacts>
  /** Processes of the run in hand, or what was left of the last one. */
  readonly processes: () => readonly number[]
}

export interface SlotParts extends Equipment {
  readonly index: number
  readonly folder: string
  readonly driver: GroupDriver
}

/**
 * Getting ready takes about a millisecond, but every tenth time more than ten, because the kernel lets a process join its
 * groups only between two grace periods. With two seats short cases waited for that: 25 of them took 1.52 times as long as
 * without a box, with three 1.40 times; a fourth added nothing.
 */
const seatsOfSlot = 3

// High enough to belong to nobody: Debian gives out user ids up to 60000 and 61184 to 65519 to services.
const firstUserId = 60_100

/** Opens a slot whose first run need not wait. Throws `SandboxError` when this machine cannot start one. */
export async function openSlot({ index, ...parts }: SlotParts): Promise<Slot> {
  const owner = ownerOf(index)
  await using opening = new AsyncDisposableStack()
  const seats: Seat[] = []
  for (const seat of seatsOf(index)) seats.push(opening.use(await openSeat({ index: seat, owner, ...parts })))
  const everything = opening.move()
  let last: Seat | undefined
  return {
    index,
    owner,
    run: (run, emptyBoxNs) => {
      const seat = seats.shift()
      if (!seat) throw new SandboxError('A slot has no seat.')
      seats.push(seat)
      last = seat
      return seat.run(run, emptyBoxNs)
    },
    processes: () => last?.processes() ?? [],
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  }
}

/** The numbers of a slot's seats. */
export function seatsOf(slot: number): number[] {
  return Array.from({ length: seatsOfSlot }, (_, seat) => slot * seatsOfSlot + seat)
}

/** Whom the programs of a slot run as: as root, a user of its own. */
export function ownerOf(index: number): BoxOwner {
  const uid = process.geteuid?.() ?? 0
  return uid === 0 ? { uid: firstUserId + index, isOwnUser: true } : { uid, isOwnUser: false }
}
