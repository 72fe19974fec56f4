import { resolve, sep } from 'node:path'
import { makeEquipment } from './box/equipment.ts'
import { lendSlot } from './box/lend-slot.ts'
import { withNamespaceCure } from './box/namespace-cure.ts'
import { openSlot, type Slot, seatsOf } from './box/slot.ts'
import { findTools } from './box/tools.ts'
import { measureEmptyBox } from './calibrate.ts'
import { findDriver } from './cgroup/find-driver.ts'
import type { Sandbox, SandboxOptions } from './sandbox.ts'
import { SandboxError } from './sandbox-error.ts'
import { removeTree } from './state/remove-tree.ts'
import { openStateFolder, type StateFolder } from './state/state-folder.ts'
import { makeWaitingLine } from './waiting-line.ts'

/*
 * How it works
 *   sandbox ─┬─ slot 0 ─┬─ seat 0: launcher (waits for commands in its own namespaces) + cgroup + pipes
 *            │          ├─ seat 1: gets ready while seat 0 runs
 *            │          └─ seat 2: the same; the three take turns
 *            ├─ slot 1 …
 *            └─ state folder: swept of what dead processes left, then ours alone
 * Each run of a slot is a fresh bubblewrap, started by a seat's launcher and counted by its cgroup.
 */

/**
 * Opens the sandbox and measures what an empty box costs.
 * Throws `SandboxError` with the cure when this machine cannot enforce limits, unless `insecure` is set.
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const tools = await findTools()
  await using opening = new AsyncDisposableStack()
  const state = opening.use(await openStateFolder(resolve(options.stateFolder)))
  const driver = findDriver(state.groupName, { insecure: options.insecure ?? false })
  const indexes = Array.from({ length: options.slotCount }, (_, index) => index)
  await state.recordCgroups(indexes.flatMap(seatsOf).flatMap(driver.foldersOf))
  const equipment = await makeEquipment(state.folder, tools)
  const slots: Slot[] = []
  try {
    for (const index of indexes)
      slots.push(opening.use(await openSlot({ index, folder: state.folder, driver, ...equipment })))
    const emptyBoxNs = await measureEmptyBox(slots, state.work)
    return makeSandbox({ mode: driver.mode, state, slots, emptyBoxNs, everything: opening.move() })
  } catch (error) {
    throw withNamespaceCure(error)
  }
}

interface SandboxParts {
  readonly mode: Sandbox['mode']
  readonly state: StateFolder
  readonly slots: readonly Slot[]
  readonly emptyBoxNs: number
  readonly everything: AsyncDisposableStack
}

function makeSandbox({ mode, state, slots, emptyBoxNs, everything }: SandboxParts): Sandbox {
  const line = makeWaitingLine(slots)
  return {
    mode,
    slotCount: slots.length,
    emptyBoxMs: emptyBoxNs / 1e6,
    acquire: async (signal) => {
      const slot = await line.take(signal)
      return lendSlot(slot, { work: state.work, emptyBoxNs, giveBack: () => line.giveBack(slot) })
    },
    removeFolder: async (folder) => {
      if (!resolve(folder).startsWith(state.work + sep))
        throw new SandboxError(`"${folder}" is not a work folder of this sandbox.`)
      await removeTree(folder)
    },
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  }
}
