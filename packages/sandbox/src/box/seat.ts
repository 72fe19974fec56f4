import { join } from 'node:path'
import type { BoxGroup, GroupDriver } from '../cgroup/box-group.ts'
import type { BoxFacts } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import { type ArmedLauncher, keepLauncherArmed } from './armed-launcher.ts'
import { type BoxOwner, makeBoxFiles } from './box-files.ts'
import type { Equipment } from './equipment.ts'
import { type BoxPlace, type BoxRun, prepareRun, runBox } from './run-box.ts'
import { openScriptPipe } from './script-pipe.ts'
import { drainGroup } from './stopper.ts'

/** One launcher with its cgroup and files. After each run it makes itself ready for the next, while nobody waits. */
export interface Seat extends AsyncDisposable {
  /** Waits until the run before it is counted to the end. */
  readonly run: (run: BoxRun, emptyBoxNs: number) => Promise<BoxFacts>
  /** Processes of the run in hand, or what was left of the last one: nothing, unless it failed. */
  readonly processes: () => readonly number[]
}

export interface SeatParts extends Equipment {
  /** From 0, unique among all seats of the sandbox. */
  readonly index: number
  readonly owner: BoxOwner
  readonly folder: string
  readonly driver: GroupDriver
}

/** Opens a seat and makes it ready. Throws `SandboxError` when its launcher cannot be started. */
export async function openSeat({ index, owner, folder, driver, ...equipment }: SeatParts): Promise<Seat> {
  await using opening = new AsyncDisposableStack()
  const files = await makeBoxFiles(join(folder, `seat-${index}`), owner)
  const script = opening.use(openScriptPipe(files.script))
  const group = driver.makeGroup({ seat: index, uid: owner.uid, launcherPid: () => launcher.pid() })
  opening.defer(() => closeGroup(group))
  const { tools } = equipment
  const launcher: ArmedLauncher = opening.use(keepLauncherArmed({ files, script, owner, tools, group }))
  await launcher.take()
  const { untilIdle, ...seat } = seatOf({ files, script, owner, group, ...equipment }, launcher)
  opening.defer(untilIdle)
  const parts = opening.move()
  return { ...seat, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

function seatOf(furniture: Omit<BoxPlace, 'launcher' | 'emptyBoxNs'>, launcher: ArmedLauncher) {
  const { group } = furniture
  let isRunning = false
  let lastRun: Promise<unknown> = Promise.resolve()
  const run = async (boxRun: BoxRun, emptyBoxNs: number) => {
    const place = { ...furniture, emptyBoxNs, launcher: await launcher.take() }
    isRunning = true
    let isWaiting = true
    try {
      const prepared = await prepareRun(place, boxRun)
      isWaiting = false
      return await runBox(place, prepared)
    } catch (error) {
      if (error instanceof SandboxError) await launcher.discard()
      throw error
    } finally {
      isRunning = false
      if (!isWaiting) launcher.armNext()
    }
  }
  return {
    run: (boxRun: BoxRun, emptyBoxNs: number) => {
      const mine = lastRun.then(() => run(boxRun, emptyBoxNs))
      lastRun = mine.catch(() => {})
      return mine
    },
    processes: () => (isRunning ? group.processes() : launcher.leftovers()),
    untilIdle: async () => {
      await lastRun
    },
  }
}

async function closeGroup(group: BoxGroup): Promise<void> {
  await drainGroup(group)
  await group.remove()
}
