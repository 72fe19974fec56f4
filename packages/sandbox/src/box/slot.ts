import { join } from 'node:path'
import type { BoxGroup, GroupDriver } from '../cgroup/box-group.ts'
import type { BoxFacts } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import { type BoxOwner, makeBoxFiles } from './box-files.ts'
import type { Equipment } from './equipment.ts'
import { type Launcher, startLauncher } from './launcher.ts'
import { type BoxRun, runBox } from './run-box.ts'
import { drainGroup } from './stopper.ts'

/** One launcher with its cgroup and files. */
export interface Slot extends AsyncDisposable {
  readonly index: number
  readonly owner: BoxOwner
  readonly group: BoxGroup
  readonly run: (run: BoxRun, emptyBoxNs: number) => Promise<BoxFacts>
}

export interface SlotParts extends Equipment {
  readonly index: number
  readonly folder: string
  readonly driver: GroupDriver
}

// High enough to belong to nobody: Debian gives out user ids up to 60000 and 61184 to 65519 to services.
const firstUserId = 60_100

export async function openSlot(parts: SlotParts): Promise<Slot> {
  const { index, folder, driver, ...equipment } = parts
  const owner = ownerOf(index)
  const files = await makeBoxFiles(join(folder, `slot-${index}`), owner)
  let launcher: Launcher | null = null
  const group = driver.makeGroup({ slot: index, uid: owner.uid, launcherPid: () => launcher?.pid ?? null })

  const livingLauncher = async () => {
    if (launcher?.isAlive()) return launcher
    launcher = await startLauncher({ owner, tools: equipment.tools, joinFile: group.launcherJoinFile })
    return launcher
  }
  const run = async (boxRun: BoxRun, emptyBoxNs: number) => {
    const place = {
      files,
      owner,
      group,
      ...equipment,
      emptyBoxNs,
      launcher: await livingLauncher(),
    }
    return runBox(place, boxRun).catch(async (error: unknown) => {
      if (error instanceof SandboxError) await launcher?.[Symbol.asyncDispose]()
      throw error
    })
  }
  const slot = { index, owner, group, run, [Symbol.asyncDispose]: () => closeSlot(launcher, group) }
  await using opening = new AsyncDisposableStack()
  opening.use(slot)
  await livingLauncher()
  opening.move()
  return slot
}

async function closeSlot(launcher: Launcher | null, group: BoxGroup): Promise<void> {
  await launcher?.[Symbol.asyncDispose]()
  await drainGroup(group)
  await group.remove()
}

function ownerOf(index: number): BoxOwner {
  const uid = process.geteuid?.() ?? 0
  return uid === 0 ? { uid: firstUserId + index, isOwnUser: true } : { uid, isOwnUser: false }
}
