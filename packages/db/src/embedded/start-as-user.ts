import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import type { ClusterPaths } from './cluster-paths.ts'

/** The folder of a cluster and the path by which PostgreSQL accesses it. */
export interface ReachableFolder {
  readonly folder: string
  readonly seenAs: string
}

// A constant script; paths and the program are passed as parameters, so that no path is parsed as shell code.
const mountAndDrop =
  'mount --bind "$1" "$2" && uid=$3 gid=$4 && shift 4 && exec setpriv --reuid="$uid" --regid="$gid" --clear-groups -- "$@"'

/**
 * Makes the system user the owner of the folder and finds a path by which that user can access it. A folder below a private home,
 * such as /root, is bind-mounted at the mount point instead.
 */
export async function makeFolderReachable(place: ClusterPaths, folder: string): Promise<ReachableFolder> {
  if (!place.user) return { folder, seenAs: folder }
  await chown(folder, place.user.uid, place.user.gid)
  const probe = spawn('test', ['-w', folder], { ...place.user, cwd: '/', stdio: 'ignore' })
  if ((await waitForExit(probe)) === 0) return { folder, seenAs: folder }
  await mkdir(place.mountPoint, { recursive: true, mode: 0o755 })
  return { folder, seenAs: place.mountPoint }
}

/** Starts a program of PostgreSQL as the system user, in a mount namespace of its own if needed. */
export function startAsUser(
  place: ClusterPaths,
  reach: ReachableFolder,
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

/** Waits for a program to end; null if a signal ended it. */
export function waitForExit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
}
