import { chmod, mkdir, realpath } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { makeAcquiredBox } from './box/acquired-box.ts'
import { withNamespaceHint } from './box/namespace-error-hint.ts'
import type { RunContext } from './box/run-box.ts'
import { makeSharedBoxFiles } from './box/shared-box-files.ts'
import { findTools } from './box/tools.ts'
import { maxUserIds } from './box/user-ids.ts'
import { openWarmBox, type WarmBox } from './box/warm-box.ts'
import { findDriver } from './cgroup/find-driver.ts'
import { withHostFaults } from './host/with-host-faults.ts'
import { type IdlePrograms, makeIdlePrograms } from './idle-programs.ts'
import { measureEmptyBox } from './measure-empty-box.ts'
import { makeRecentUse, type RecentUse, withoutTurnCounting } from './recent-use.ts'
import type { Box, BoxPair, Sandbox, SandboxOptions } from './sandbox.ts'
import { SandboxError } from './sandbox-error.ts'
import { openMemoryFolder } from './state/memory-folder.ts'
import { removeTree } from './state/remove-tree.ts'
import { openStateFolder } from './state/state-folder.ts'
import { makeWaitingQueue, type WaitingQueue } from './waiting-queue.ts'

/*
 * How it works
 *   sandbox ─┬─ warm box 0: launcher (waits for commands in its own namespaces) + cgroup + pipes + user
 *            ├─ warm box 1 …
 *            ├─ slots: as many programs run concurrently; the others wait in boxes that are ready
 *            └─ state folder: cleaned of what dead processes left, then used by this process only
 * Each run in a warm box is a new bubblewrap, started by its launcher and accounted by its cgroup.
 */

/**
 * While one of three warm boxes runs a program, the second has its next box ready and the third is preparing: joining its cgroups
 * takes about 1 ms, but in one of ten cases over 10 ms, because the kernel allows it only between two RCU grace periods.
 */
export const warmBoxesPerSlot = 3
/**
 * The number of additional warm boxes per slot, opened on demand: for each idle program, for claimants that hold none, and for
 * claimants with much less recent use than a holder. Jobs of thirteen people may be claimed for two slots, and each makes up to
 * four boxes. With only six more per slot, the next in the queue for slots waited up to nine seconds for a warm box, because
 * others who waited for a slot held them all.
 */
const maxExtraWarmBoxesPerSlot = 16
/**
 * While additional warm boxes exist, this many per slot are kept free for claimants that hold none or have used much less than
 * others. Opening one takes 0.1 s or more on a busy machine, and each case of a submission would wait for it.
 */
const spareWarmBoxesPerSlot = 2
/** Interval at which additional warm boxes are closed that are free and not needed. */
const closeEveryMs = 5_000

/**
 * Opens the sandbox and calibrates the cost of an empty box. Throws `SandboxError` with the remedy if this machine cannot enforce
 * limits, unless `insecure` is set; the error names what the host, or the engine of this container, does not grant.
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  try {
    return await open(options)
  } catch (error) {
    throw await withHostFaults(error)
  }
}

async function open(options: SandboxOptions): Promise<Sandbox> {
  const tools = await findTools()
  await using opening = new AsyncDisposableStack()
  const state = opening.use(await openStateFolder(resolve(options.stateFolder)))
  const driver = findDriver(state.groupName, { insecure: options.insecure ?? false })
  const usualWarmBoxes = options.slotCount * warmBoxesPerSlot
  const maxWarmBoxes = Math.max(
    usualWarmBoxes,
    Math.min(maxUserIds, usualWarmBoxes + options.slotCount * maxExtraWarmBoxesPerSlot),
  )
  await state.recordCgroups(numbersUpTo(maxWarmBoxes).flatMap(driver.foldersOf))
  const memory = opening.use(await openMemoryFolder({ folder: state.folder, tools }))
  const folders = await Promise.all((options.folders ?? []).map((each) => realpath(each)))
  const sharedFiles = await makeSharedBoxFiles({
    memory,
    tools,
    folders: [state.parent, ...folders],
    mountPoints: options.mountPoints,
  })
  const work = join(memory.folder, 'work')
  await mkdir(work)
  // Users of warm boxes may traverse but not list it.
  await chmod(work, 0o711)
  const warmBoxes: WarmBox[] = []
  const openAt = (index: number) => openWarmBox({ index, driver, ...sharedFiles })
  const idle = makeIdlePrograms()
  const accounts = makeRecentUse()
  const slots = makeWaitingQueue(numbersUpTo(options.slotCount), { accounts })
  try {
    while (warmBoxes.length < usualWarmBoxes) warmBoxes.push(opening.use(await openAt(warmBoxes.length)))
    const emptyBoxNs = await measureEmptyBox(warmBoxes, { slots, work })
    return makeSandbox({
      ...{
        mode: driver.mode,
        slotCount: options.slotCount,
        work,
        warmBoxes,
        maxWarmBoxes,
        openAt,
        accounts,
        systemFolder: sharedFiles.systemFolder,
      },
      ...{ terms: { slots, idle, emptyBoxNs }, everything: opening.move() },
    })
  } catch (error) {
    throw withNamespaceHint(error)
  }
}

interface SandboxParts {
  readonly mode: Sandbox['mode']
  readonly slotCount: number
  readonly work: string
  readonly systemFolder: string
  readonly warmBoxes: readonly WarmBox[]
  readonly maxWarmBoxes: number
  /** Opens a warm box with this unique number. */
  readonly openAt: (index: number) => Promise<WarmBox>
  readonly accounts: RecentUse
  readonly terms: RunContext
  readonly everything: AsyncDisposableStack
}

function makeSandbox({
  mode,
  slotCount,
  work,
  systemFolder,
  warmBoxes,
  maxWarmBoxes,
  openAt,
  accounts,
  terms,
  everything,
}: SandboxParts): Sandbox {
  // Fair scheduling counts the use of slots only: holders of warm boxes mostly wait.
  const queue = makeWaitingQueue(warmBoxes, {
    accounts: withoutTurnCounting(accounts),
    reserved: () => more.reserved(),
  })
  const { idle } = terms
  const boxCount = warmBoxes.length
  const acquire = async (each: RunContext, signal?: AbortSignal) => {
    const taking = queue.take(signal, each)
    more.openIfWanted()
    const warmBox = await taking
    return makeAcquiredBox(warmBox, { ...each, work, giveBack: () => queue.giveBack(warmBox) })
  }
  // One pair after the other: each holding one box, all could wait for a second one for ever.
  let lastPair: Promise<unknown> = Promise.resolve()
  const more: ExtraWarmBoxes = startExtraWarmBoxes({
    ...{ queue, openAt, idle },
    from: boxCount,
    most: maxWarmBoxes - boxCount,
    spare: slotCount * spareWarmBoxesPerSlot,
  })
  idle.onMore(more.openIfWanted)
  return {
    mode,
    systemFolder,
    slotCount,
    boxCount,
    idle,
    emptyBoxMs: terms.emptyBoxNs / 1e6,
    acquire: (signal, claimant) => acquire({ ...terms, claimant }, signal),
    acquirePair: (signal, claimant) => {
      const pair = lastPair.then(() => acquireBoth(acquire, { ...terms, claimant }, signal))
      lastPair = pair.catch(() => {})
      return pair
    },
    expectUse: accounts.expect,
    removeFolder: async (folder) => {
      if (!resolve(folder).startsWith(work + sep))
        throw new SandboxError(`"${folder}" is not a work folder of this sandbox.`)
      await removeTree(folder)
    },
    [Symbol.asyncDispose]: async () => {
      try {
        await more[Symbol.asyncDispose]()
      } finally {
        await everything.disposeAsync()
      }
    },
  }
}

type AcquireBox = (terms: RunContext, signal?: AbortSignal) => Promise<Box>

async function acquireBoth(acquire: AcquireBox, terms: RunContext, signal?: AbortSignal): Promise<BoxPair> {
  await using taken = new AsyncDisposableStack()
  const program = taken.use(await acquire(terms, signal))
  // A slot of its own: the programs of a pair wait for each other, never for two slots.
  const companion = taken.use(await acquire({ ...terms, slots: makeWaitingQueue([0]) }, signal))
  const both = taken.move()
  return { program, companion, [Symbol.asyncDispose]: () => both.disposeAsync() }
}

function numbersUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

interface ExtraWarmBoxes extends AsyncDisposable {
  /** Opens as many additional ones as are wanted. */
  readonly openIfWanted: () => void
  /** See `WaitingQueueOptions.reserved`. */
  readonly reserved: () => number
}

interface ExtraWarmBoxesOptions {
  readonly queue: WaitingQueue<WarmBox>
  readonly idle: IdlePrograms
  readonly openAt: SandboxParts['openAt']
  /** The first number that no permanent warm box has. */
  readonly from: number
  readonly most: number
  /** How many to keep free while additional ones exist. */
  readonly spare: number
}

/**
 * Opens additional warm boxes while the permanent ones are held by programs that do not run, or by other claimants than those who
 * wait.
 */
function startExtraWarmBoxes({
  queue,
  idle,
  openAt,
  from,
  most,
  spare,
}: ExtraWarmBoxesOptions): ExtraWarmBoxes {
  // By number. A warm box that is being closed still occupies its number.
  const open = new Map<number, WarmBox | null>()
  const closing = new Set<Promise<void>>()
  let opening: Promise<void> | null = null
  let isOver = false

  const close = (warmBox: WarmBox) => {
    open.set(warmBox.index, null)
    const closed = Promise.resolve(warmBox[Symbol.asyncDispose]()).finally(() => {
      open.delete(warmBox.index)
      closing.delete(closed)
      queue.serveFree()
    })
    // Errors are reported when the sandbox is closed, or cleaned up at the next start.
    closed.catch(() => {})
    closing.add(closed)
  }
  const needed = () => idle.programs() + queue.keptWaiting()
  const isOneWanted = () => {
    const isScarce = queue.isWanted() || (open.size > 0 && queue.freeCount() < spare)
    return !isOver && isScarce && needed() > 0 && open.size < needed() + spare
  }
  const closeUnneeded = () => {
    // Who has used little can change by the passage of time alone.
    queue.serveFree()
    const keptFree = needed() > 0 ? 2 * spare : 0
    while (queue.freeCount() > keptFree && !queue.isWanted()) {
      const warmBox = queue.drop(({ index }) => open.has(index))
      if (!warmBox) return
      close(warmBox)
    }
  }
  const closeTimer = setInterval(closeUnneeded, closeEveryMs).unref()
  const openMore = async () => {
    while (open.size < most && isOneWanted()) {
      const index = numbersUpTo(most).find((number) => !open.has(from + number)) ?? 0
      const warmBox = await openAt(from + index)
      open.set(warmBox.index, warmBox)
      queue.add(warmBox)
    }
  }
  const openIfWanted = () => {
    // If no more can be opened, the existing ones have to suffice.
    opening ??= openMore()
      .catch(() => {})
      .finally(() => {
        opening = null
      })
  }
  return {
    openIfWanted,
    reserved: () => (open.size > 0 && needed() > 0 ? spare : 0),
    [Symbol.asyncDispose]: async () => {
      isOver = true
      clearInterval(closeTimer)
      await opening
      for (const warmBox of open.values()) if (warmBox) close(warmBox)
      await Promise.all(closing)
    },
  }
}
