import { join } from 'node:path'
import type { BoxCgroup, CgroupDriver } from '../cgroup/box-cgroup.ts'
import type { BoxFacts } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import { removeTree } from '../state/remove-tree.ts'
import { type BoxOwner, makeBoxFiles } from './box-files.ts'
import { openCommandPipe } from './command-pipe.ts'
import { keepLauncherReady, type ReadyLauncher } from './ready-launcher.ts'
import { type BoxContext, type BoxRun, prepareRun, type RunContext, runBox } from './run-box.ts'
import type { SharedBoxFiles } from './shared-box-files.ts'
import { drainGroup } from './stopper.ts'
import { firstUserId } from './user-ids.ts'

/**
 * A launcher with its cgroup, its files and, as root, its own user. After each run it prepares the next one in the background.
 */
export interface WarmBox extends AsyncDisposable {
  readonly index: number
  readonly owner: BoxOwner
  /** Waits until the previous run is fully accounted for. */
  readonly run: (run: BoxRun, terms: RunContext) => Promise<BoxFacts>
  /** Processes of the current run, or leftovers of the last one: none, unless it failed. Throws if they cannot be read. */
  readonly processes: () => readonly number[]
}

export interface WarmBoxParts extends SharedBoxFiles {
  /** From 0, unique among all warm boxes of the sandbox. */
  readonly index: number
  readonly driver: CgroupDriver
}

/** Opens a warm box and prepares its first run. Throws `SandboxError` if its launcher cannot be started. */
export async function openWarmBox({ index, driver, ...sharedFiles }: WarmBoxParts): Promise<WarmBox> {
  const owner = ownerOf(index)
  await using opening = new AsyncDisposableStack()
  const folder = join(sharedFiles.memory.folder, `warm-box-${index}`)
  opening.defer(() => removeTree(folder))
  const files = await makeBoxFiles(folder, owner)
  const script = opening.use(openCommandPipe(files.script))
  const go = opening.use(openCommandPipe(files.go))
  const group = driver.makeGroup({ warmBox: index, uid: owner.uid, launcherPid: () => launcher.pid() })
  opening.defer(() => closeGroup(group))
  const { tools, memory } = sharedFiles
  const folders = [...sharedFiles.folders, ...driver.foldersOf(index)]
  const parts = { files, script, owner, tools, memory, group, folders }
  const launcher: ReadyLauncher = opening.use(keepLauncherReady(parts))
  await launcher.take()
  const { untilIdle, ...warmBox } = makeWarmBox({ files, script, go, owner, group, ...sharedFiles }, launcher)
  opening.defer(untilIdle)
  const everything = opening.move()
  return { index, owner, ...warmBox, [Symbol.asyncDispose]: () => everything.disposeAsync() }
}

/** The user of a warm box's programs: as root, one of its own. */
function ownerOf(index: number): BoxOwner {
  const uid = process.geteuid?.() ?? 0
  return uid === 0 ? { uid: firstUserId + index, isOwnUser: true } : { uid, isOwnUser: false }
}

type OpenWarmBoxParts = Omit<BoxContext, 'launcher' | keyof RunContext>

function makeWarmBox(parts: OpenWarmBoxParts, launcher: ReadyLauncher) {
  const { group, script, go } = parts
  let isRunning = false
  let lastRun: Promise<unknown> = Promise.resolve()
  // A killed process may not have read its commands, and the next one would execute them.
  const clearCommands = () => {
    script.clear()
    go.clear()
  }
  const giveUp = async (error: unknown, { isWaiting }: { readonly isWaiting: boolean }) => {
    if (isWaiting) return
    try {
      if (error instanceof SandboxError || !isKnownEmpty(group)) await launcher.discard()
    } finally {
      clearCommands()
    }
  }
  const run = async (boxRun: BoxRun, terms: RunContext) => {
    const context = { ...parts, ...terms, launcher: await launcher.take() }
    isRunning = true
    let isWaiting = true
    try {
      const prepared = await prepareRun(context, boxRun)
      isWaiting = false
      const facts = await runBox(context, prepared)
      if (facts.ending.kind === 'killed') clearCommands()
      return facts
    } catch (error) {
      await giveUp(error, { isWaiting })
      throw error
    } finally {
      isRunning = false
      if (!isWaiting) launcher.prepareNext()
    }
  }
  return {
    run: (boxRun: BoxRun, terms: RunContext) => {
      const mine = lastRun.then(() => run(boxRun, terms))
      lastRun = mine.catch(() => {})
      return mine
    },
    processes: () => (isRunning ? group.processes() : launcher.leftovers()),
    untilIdle: async () => {
      await lastRun
    },
  }
}

function isKnownEmpty(group: BoxCgroup): boolean {
  try {
    return group.isEmpty()
  } catch {
    return false
  }
}

async function closeGroup(group: BoxCgroup): Promise<void> {
  try {
    await drainGroup(group)
  } finally {
    await group.remove()
  }
}
