import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { removeCgroup, resumeCgroup } from '../cgroup/remove-cgroup.ts'
import { SandboxError } from '../sandbox-error.ts'
import { openProcessFolder } from './process-folder.ts'
import { nameInstallation } from './process-key.ts'

/*
 * How it works
 *   stateFolder/boxes/<key>/          one for each open sandbox; the key identifies its process
 *     cgroups                         the cgroup folders it uses, one per line, written before they exist
 *     memory/                         mount point where its launchers see the files for programs; empty for other processes
 * When such a folder was left by a kill -9, its processes, cgroups and files are removed.
 */

/** Disposing removes the folder and its contents. */
export interface StateFolder extends AsyncDisposable {
  /** Real path of the given state folder. */
  readonly parent: string
  readonly folder: string
  /** Name prefix of the cgroups of this sandbox only. */
  readonly groupName: string
  /** Must be called before the first of these cgroups exists. */
  readonly recordCgroups: (folders: readonly string[]) => Promise<void>
}

/** Creates a private folder for this sandbox, after cleaning up what dead processes left beside it. */
export async function openStateFolder(stateFolder: string): Promise<StateFolder> {
  const boxes = join(stateFolder, 'boxes')
  await mkdir(boxes, { recursive: true, mode: 0o755 })
  if (process.geteuid?.() === 0) refuseUnreachable(realpathSync(boxes))
  await using opening = new AsyncDisposableStack()
  // Users of warm boxes may traverse but not list it.
  const { folder, key } = opening.use(
    await openProcessFolder(boxes, { mode: 0o711, beforeRemoval: removeCgroups }),
  )
  const everything = opening.move()
  return {
    parent: dirname(dirname(folder)),
    folder,
    groupName: `codedojo-${nameInstallation(folder)}-${key}`,
    recordCgroups: (folders) =>
      writeFile(join(folder, 'cgroups'), folders.map((line) => `${line}\n`).join('')),
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  }
}

// As root, programs run as other users, who must be able to reach the folder.
function refuseUnreachable(folder: string): void {
  const closed = ancestorsOf(folder).filter((path) => (statSync(path).mode & 0o001) === 0)
  if (closed.length > 0)
    throw new SandboxError(
      `Programs cannot reach "${folder}". Choose another folder, or allow passing with: chmod o+x ${closed.map((path) => `"${path}"`).join(' ')}`,
    )
}

function ancestorsOf(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [...ancestorsOf(parent), folder]
}

async function removeCgroups(folder: string): Promise<void> {
  const cgroups = recordedCgroups(folder)
  for (const cgroup of cgroups) resumeCgroup(cgroup)
  for (const cgroup of cgroups) await removeCgroup(cgroup)
}

function recordedCgroups(folder: string): string[] {
  const file = join(folder, 'cgroups')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').filter(Boolean)
}
