import { chmod, mkdir, realpath } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { makeEquipment } from './box/equipment.ts'
import { lendSeat } from './box/lend-seat.ts'
import { withNamespaceCure } from './box/namespace-cure.ts'
import type { RunTerms } from './box/run-box.ts'
import { openSeat, type Seat } from './box/seat.ts'
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
import { makeWaitingLine } from './waiting-line.ts'

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
/** And so many more for programs that run and do nothing, which are opened when they are wanted. */
const idleSeatsASlot = 6

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
  const mostSeats = usualSeats + options.slotCount * idleSeatsASlot
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
  const openNext = async () => {
    const seat = await openSeat({ index: seats.length, driver, ...equipment })
    seats.push(seat)
    return seat
  }
  const idle = countIdlePrograms()
  const accounts = keepUseAccounts()
  const slots = makeWaitingLine(numbersUpTo(options.slotCount), accounts)
  try {
    while (seats.length < usualSeats) opening.use(await openNext())
    const emptyBoxNs = await measureEmptyBox(seats, { slots, work })
    return makeSandbox({
      ...{
        mode: driver.mode,
        slotCount: options.slotCount,
        work,
        seats,
        mostSeats,
        openNext,
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
  /** Opens one seat more, and adds it to the seats. */
  readonly openNext: () => Promise<Seat>
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
  openNext,
  accounts,
  terms,
  everything,
}: SandboxParts): Sandbox {
  // Who holds a seat mostly waits for a slot, and only what runs in those counts.
  const line = makeWaitingLine(seats, withoutCounting(accounts))
  const seatCount = seats.length
  const { idle } = terms
  let opening: Promise<void> | null = null
  const openMore = async () => {
    while (line.isWanted() && seats.length < Math.min(mostSeats, seatCount + idle.programs())) {
      const seat = everything.use(await openNext())
      line.add(seat)
    }
  }
  const openMoreIfWanted = () => {
    // Where no more can be opened those that there are have to do.
    opening ??= openMore()
      .catch(() => {})
      .finally(() => {
        opening = null
      })
  }
  idle.onMore(openMoreIfWanted)
  return {
    mode,
    systemFolder,
    slotCount,
    seatCount,
    idle,
    emptyBoxMs: terms.emptyBoxNs / 1e6,
    acquire: async (signal, claimant) => {
      const taking = line.take(signal, claimant)
      openMoreIfWanted()
      const seat = await taking
      return lendSeat(seat, { ...terms, claimant, work, giveBack: () => line.giveBack(seat) })
    },
    removeFolder: async (folder) => {
      if (!resolve(folder).startsWith(work + sep))
        throw new SandboxError(`"${folder}" is not a work folder of this sandbox.`)
      await removeTree(folder)
    },
    [Symbol.asyncDispose]: async () => {
      await opening
      await everything.disposeAsync()
    },
  }
}

function numbersUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
