import { execFile } from 'node:child_process'
import { chmod, mkdir, open, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { removeTree } from '../state/remove-tree.ts'

const run = promisify(execFile)

// Name, major and minor number, from the kernel's devices.txt.
const devices = [
  ['null', '1', '3'],
  ['zero', '1', '5'],
  ['full', '1', '7'],
  ['random', '1', '8'],
  ['urandom', '1', '9'],
] as const

export const deviceNames = devices.map(([name]) => name)

/** The usual links of /dev. Shared memory points to /tmp, whose size is limited. */
export const deviceLinks = [
  ['/proc/self/fd', 'fd'],
  ['/proc/self/fd/0', 'stdin'],
  ['/proc/self/fd/1', 'stdout'],
  ['/proc/self/fd/2', 'stderr'],
  ['/tmp', 'shm'],
] as const

/**
 * Creates one /dev for all boxes, which saves each box five mounts. Returns null if this process may not create devices or the
 * file system does not support them.
 */
export async function makeDeviceFolder(folder: string): Promise<string | null> {
  if (process.geteuid?.() !== 0) return null
  await mkdir(folder)
  try {
    for (const [name, major, minor] of devices) {
      await run('mknod', ['-m', '0666', join(folder, name), 'c', major, minor])
      await (await open(join(folder, name), 'r+')).close()
    }
    for (const [target, name] of deviceLinks) await symlink(target, join(folder, name))
    await chmod(folder, 0o755)
    return folder
  } catch {
    await removeTree(folder)
    return null
  }
}
