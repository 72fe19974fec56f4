import type { GroupDriver } from '../cgroup/box-group.ts'
import type { BoxFacts } from '../sandbox.ts'
import type { BoxOwner } from './box-files.ts'
import type { Equipment } from './equipment.ts'
import type { BoxRun } from './run-box.ts'
import { openSeat } from './seat.ts'

/** Runs one program at a time, on two seats in turns: while one runs, the other gets ready for the next. */
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

// High enough to belong to nobody: Debian gives out user ids up to 60000 and 61184 to 65519 to services.
const firstUserId = 60_100

/** Opens a slot whose first run need not wait. Throws `SandboxError` when this machine cannot start one. */
export async function openSlot({ index, ...parts }: SlotParts): Promise<Slot> {
  const owner = ownerOf(index)
  await using opening = new AsyncDisposableStack()
  const [first, second] = seatsOf(index)
  let next = opening.use(await openSeat({ index: first, owner, ...parts }))
  let last = opening.use(await openSeat({ index: second, owner, ...parts }))
  const seats = opening.move()
  return {
    index,
    owner,
    run: (run, emptyBoxNs) => {
      const seat = next
      next = last
      last = seat
      return seat.run(run, emptyBoxNs)
    },
    processes: () => last.processes(),
    [Symbol.asyncDispose]: () => seats.disposeAsync(),
  }
}

/** The numbers of a slot's seats. */
export function seatsOf(slot: number): readonly [number, number] {
  return [2 * slot, 2 * slot + 1]
}

/** Whom the programs of a slot run as: as root, a user of its own. */
export function ownerOf(index: number): BoxOwner {
  const uid = process.geteuid?.() ?? 0
  return uid === 0 ? { uid: firstUserId + index, isOwnUser: true } : { uid, isOwnUser: false }
}
