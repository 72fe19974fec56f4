import { join } from 'node:path'
import type { BoxGroup, GroupDriver } from '../cgroup/box-group.ts'
import type { BoxFacts } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import { type BoxOwner, makeBoxFiles } from './box-files.ts'
import type { Equipment } from './equipment.ts'
import { armingLine } from './launch-line.ts'
import { type Launcher, startLauncher } from './launcher.ts'
import { type BoxRun, prepareRun, runBox } from './run-box.ts'
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
  const files = await makeBoxFiles(join(folder, `seat-${index}`), owner)
  const script = openScriptPipe(files.script)
  let launcher: Launcher | null = null
  let remaining: readonly number[] = []
  let isRunning = false
  const group = driver.makeGroup({ seat: index, uid: owner.uid, launcherPid: () => launcher?.pid ?? null })

  const makeReady = async (): Promise<Launcher> => {
    if (!launcher?.isAlive()) {
      script.clear()
      launcher = await startLauncher({ owner, tools: equipment.tools, joinFile: group.launcherJoinFile })
    }
    if (remaining.length > 0) await drainGroup(group)
    remaining = []
    await launcher.arm(armingLine(files.script, group.open()))
    return launcher
  }
  let ready = makeReady()
  const prepareNext = () => {
    ready = makeReady()
    // Whoever runs next hears of it.
    ready.catch(() => {})
  }
  // One that ended while it waited is replaced once; what fails twice is told.
  const readyLauncher = async () => {
    const waiting = await ready.catch(() => null)
    if (waiting?.isAlive()) return waiting
    prepareNext()
    return await ready
  }

  let lastRun: Promise<unknown> = Promise.resolve()
  const runNow = async (boxRun: BoxRun, emptyBoxNs: number) => {
    const place = { files, script, owner, group, ...equipment, emptyBoxNs, launcher: await readyLauncher() }
    isRunning = true
    let isWaiting = true
    try {
      const prepared = await prepareRun(place, boxRun)
      isWaiting = false
      return await runBox(place, prepared)
    } catch (error) {
      if (error instanceof SandboxError) await launcher?.[Symbol.asyncDispose]()
      throw error
    } finally {
      isRunning = false
      if (!isWaiting) {
        remaining = group.processes()
        prepareNext()
      }
    }
  }
  const run = (boxRun: BoxRun, emptyBoxNs: number) => {
    const mine = lastRun.then(() => runNow(boxRun, emptyBoxNs))
    lastRun = mine.catch(() => {})
    return mine
  }
  const seat = {
    run,
    processes: () => (isRunning ? group.processes() : remaining),
    [Symbol.asyncDispose]: async () => {
      await lastRun
      await ready.catch(() => {})
      await closeSeat(launcher, group)
      script[Symbol.dispose]()
    },
  }
  await using opening = new AsyncDisposableStack()
  opening.use(seat)
  await ready
  opening.move()
  return seat
}

async function closeSeat(launcher: Launcher | null, group: BoxGroup): Promise<void> {
  await launcher?.[Symbol.asyncDispose]()
  await drainGroup(group)
  await group.remove()
}
