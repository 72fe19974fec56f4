import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import type { ClusterPlace } from './cluster-place.ts'

/** A cluster's folder and the path by which PostgreSQL sees it. */
export interface Reach {
  readonly folder: string
  readonly seenAs: string
}

// Fixed words; folders and the program arrive as parameters, so no path is ever read as shell text.
const mountAndDrop =
  'mount --bind "$1" "$2" && uid=$3 gid=$4 && shift 4 && exec setpriv --reuid="$uid" --regid="$gid" --clear-groups -- "$@"'

/**
 * Gives the folder to the system user and finds a path by which that user reaches it.
 * A folder below a private home, such as /root, is shown at the mount point instead.
 */
export async function reachCluster(place: ClusterPlace, folder: string): Promise<Reach> {
  if (!place.user) return { folder, seenAs: folder }
  await chown(folder, place.user.uid, place.user.gid)
  const probe = spawn('test', ['-w', folder], { ...place.user, cwd: '/', stdio: 'ignore' })
  if ((await exitOf(probe)) === 0) return { folder, seenAs: folder }
  await mkdir(place.mountPoint, { recursive: true, mode: 0o755 })
  return { folder, seenAs: place.mountPoint }
}

/** Starts a program of PostgreSQL as the system user, in a mount namespace of its own where that is needed. */
export function startAsUser(
  place: ClusterPlace,
  reach: Reach,
  program: { argv: readonly [string, ...string[]]; stdio: StdioOptions },
): ChildProcess {
  const [command, ...words] = program.argv
  const options = {
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: program.stdio,
  }
  if (!place.user) return spawn(command, words, options)
  if (reach.seenAs === reach.folder) return spawn(command, words, { ...options, ...place.user })
  const { uid, gid } = place.user
  const shell = ['sh', '-c', mountAndDrop, 'sh', reach.folder, reach.seenAs, String(uid), String(gid)]
  return spawn('unshare', ['--mount', '--', ...shell, command, ...words], options)
}

/** Waits for the end of a program; null when a signal ended it. */
export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
}
