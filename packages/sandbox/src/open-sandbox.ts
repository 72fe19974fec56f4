import { chmod, mkdir, realpath } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { makeEquipment } from './box/equipment.ts'
import { lendSeat } from './box/lend-seat.ts'
import { withNamespaceCure } from './box/namespace-cure.ts'
import type { RunTerms } from './box/run-box.ts'
import { mostUserIds, openSeat, type Seat } from './box/seat.ts'
import { findTools } from './box/tools.ts'
import { measureEmptyBox } from './calibrate.ts'
import { findDriver } from './cgroup/find-driver.ts'
import { countIdlePrograms } from './idle-programs.ts'
import type { Sandbox, SandboxOptions } from './sandbox.ts'
import { SandboxError } from './sandbox-error.ts'
import { openMemoryFolder } from './state/memory-folder.ts'
import { removeTree } from './state/remove-tree.ts'
import { openStateFolder } from './state/state-folder.ts'
import { keepUseAccounts, type UseAccounts, withoutCounting } from './use-accounts.ts'
import { makeWaitingLine, type WaitingLine } from './waiting-line.ts'

/*
 * How it works
 *   sandbox ─┬─ seat 0: launcher (waits for commands in its own namespaces) + cgroup + pipes + user
 *            ├─ seat 1 …
 *            ├─ slots: as many programs run at a time, the others wait in boxes that are ready
 *            └─ state folder: swept of what dead processes left, then ours alone
 * Each run of a seat is a fresh bubblewrap, started by its launcher and counted by its cgroup.
 */

/**
 * While one seat of three runs a program, the box of the next is ready, and the third gets ready again: joining its groups takes
 * about a millisecond, but every tenth time more than ten, because the kernel lets a process join only between two grace periods.
 */
const seatsASlot = 3
/** And so many more, opened when they are wanted: for programs that have begun and do not run, and whoever has no seat at all. */
const moreSeatsASlot = 6

/**
 * Opens the sandbox and measures what an empty box costs.
 * Throws `SandboxError` with the cure when this machine cannot enforce limits, unless `insecure` is set.
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const tools = await findTools()
  await using opening = new AsyncDisposableStack()
  const state = opening.use(await openStateFolder(resolve(options.stateFolder)))
  const driver = findDriver(state.groupName, { insecure: options.insecure ?? false })
  const usualSeats = options.slotCount * seatsASlot
  const mostSeats = Math.max(
    usualSeats,
    Math.min(mostUserIds, usualSeats + options.slotCount * moreSeatsASlot),
  )
  await state.recordCgroups(numbersUpTo(mostSeats).flatMap(driver.foldersOf))
  const memory = opening.use(await openMemoryFolder({ folder: state.folder, tools }))
  const folders = await Promise.all((options.folders ?? []).map((each) => realpath(each)))
  const equipment = await makeEquipment({
    memory,
    tools,
    folders: [state.parent, ...folders],
    mountPoints: options.mountPoints,
  })
  const work = join(memory.folder, 'work')
  await mkdir(work)
  // Users of seats pass through, and may not list.
  await chmod(work, 0o711)
  const seats: Seat[] = []
  const openAt = (index: number) => openSeat({ index, driver, ...equipment })
  const idle = countIdlePrograms()
  const accounts = keepUseAccounts()
  const slots = makeWaitingLine(numbersUpTo(options.slotCount), accounts)
  try {
    while (seats.length < usualSeats) seats.push(opening.use(await openAt(seats.length)))
    const emptyBoxNs = await measureEmptyBox(seats, { slots, work })
    return makeSandbox({
      ...{
        mode: driver.mode,
        slotCount: options.slotCount,
        work,
        seats,
        mostSeats,
        openAt,
        accounts,
        systemFolder: equipment.systemFolder,
      },
      ...{ terms: { slots, idle, emptyBoxNs }, everything: opening.move() },
    })
  } catch (error) {
    throw withNamespaceCure(error)
  }
}

interface SandboxParts {
  readonly mode: Sandbox['mode']
  readonly slotCount: number
  readonly work: string
  readonly systemFolder: string
  readonly seats: readonly Seat[]
  readonly mostSeats: number
  /** Opens a seat with this number, which no other has. */
  readonly openAt: (index: number) => Promise<Seat>
  readonly accounts: UseAccounts
  readonly terms: RunTerms
  readonly everything: AsyncDisposableStack
}

function makeSandbox({
  mode,
  slotCount,
  work,
  systemFolder,
  seats,
  mostSeats,
  openAt,
  accounts,
  terms,
  everything,
}: SandboxParts): Sandbox {
  // Who holds a seat mostly waits for a slot, and only what runs in those counts.
  const line = makeWaitingLine(seats, withoutCounting(accounts))
  const { idle } = terms
  const seatCount = seats.length
  const more = keepMoreSeats({
    line,
    openAt,
    from: seatCount,
    most: mostSeats - seatCount,
    wanted: () => idle.programs() + line.withNothing(),
  })
  idle.onMore(more.openIfWanted)
  return {
    mode,
    systemFolder,
    slotCount,
    seatCount,
    idle,
    emptyBoxMs: terms.emptyBoxNs / 1e6,
    acquire: async (signal, claimant) => {
      const taking = line.take(signal, { claimant })
      more.openIfWanted()
      const seat = await taking
      return lendSeat(seat, { ...terms, claimant, work, giveBack: () => more.giveBack(seat) })
    },
    removeFolder: async (folder) => {
      if (!resolve(folder).startsWith(work + sep))
        throw new SandboxError(`"${folder}" is not a work folder of this sandbox.`)
      await removeTree(folder)
    },
    [Symbol.asyncDispose]: async () => {
      await more[Symbol.asyncDispose]()
      await everything.disposeAsync()
    },
  }
}

function numbersUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

interface MoreSeats extends AsyncDisposable {
  /** Opens as many more as are wanted. */
  readonly openIfWanted: () => void
  /** Of any seat that was taken. One of these is closed when nobody wants it. */
  readonly giveBack: (seat: Seat) => void
}

interface MoreSeatsParts {
  readonly line: WaitingLine<Seat>
  readonly openAt: SandboxParts['openAt']
  /** The first number that no usual seat has. */
  readonly from: number
  readonly most: number
  /** How many there may be now. */
  readonly wanted: () => number
}

/** Seats for as long as the usual ones are held by programs that do not run, or by others than those who wait. */
function keepMoreSeats({ line, openAt, from, most, wanted }: MoreSeatsParts): MoreSeats {
  // By their numbers: one that is being closed has its number still.
  const open = new Map<number, Seat | null>()
  const closing = new Set<Promise<void>>()
  let opening: Promise<void> | null = null

  const close = (seat: Seat) => {
    open.set(seat.index, null)
    const closed = Promise.resolve(seat[Symbol.asyncDispose]()).finally(() => {
      open.delete(seat.index)
      closing.delete(closed)
    })
    // What could not be ended is told when the sandbox is closed, or swept at the next start.
    closed.catch(() => {})
    closing.add(closed)
  }
  const openMore = async () => {
    while (line.isWanted() && open.size < Math.min(most, wanted())) {
      const index = numbersUpTo(most).find((number) => !open.has(from + number)) ?? 0
      const seat = await openAt(from + index)
      open.set(seat.index, seat)
      if (line.isWanted()) line.add(seat)
      else close(seat)
    }
  }
  return {
    openIfWanted: () => {
      // Where no more can be opened those that there are have to do.
      opening ??= openMore()
        .catch(() => {})
        .finally(() => {
          opening = null
        })
    },
    giveBack: (seat) => {
      if (open.get(seat.index) !== seat || line.isWanted()) return line.giveBack(seat)
      line.drop(seat)
      close(seat)
    },
    [Symbol.asyncDispose]: async () => {
      await opening
      for (const seat of open.values()) if (seat) close(seat)
      await Promise.all(closing)
    },
  }
}
