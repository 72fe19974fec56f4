import { readFile, readlink, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterPaths } from './cluster-paths.ts'

/**
 * Returns the pid of the server that runs on this cluster, or null. The pid file alone is not conclusive, because the pid may
 * have been reused: the process must be a postgres whose working directory is the cluster, also seen from another mount
 * namespace.
 */
export async function findPostmaster(cluster: string): Promise<number | null> {
  // A user who cannot read the file cannot start a server either and learns the reason from that; besides, this is polled.
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return pid > 0 && (await runsOn(pid, cluster)) ? pid : null
}

async function runsOn(pid: number, cluster: string): Promise<boolean> {
  try {
    const program = await readlink(`/proc/${pid}/exe`)
    const [seen, wanted] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)])
    return /\/postgres( \(deleted\))?$/.test(program) && seen.ino === wanted.ino && seen.dev === wanted.dev
  } catch {
    // The process has ended meanwhile, or belongs to another user.
    return false
  }
}

/** Removes the files of a killed server. The caller holds the lock and knows that no server runs. */
export async function removeStaleFiles(place: ClusterPaths): Promise<void> {
  const socket = join(place.socketFolder, '.s.PGSQL.5432')
  for (const path of [join(place.cluster, 'postmaster.pid'), socket, `${socket}.lock`]) {
    await rm(path, { force: true })
  }
}

/** Shuts the server down cleanly: sessions are closed and everything is written. Throws after 60 s. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = await findPostmaster(cluster)
  if (pid === null) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 60_000
  while (await runsOn(pid, cluster)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) on "${cluster}" does not end.`)
    await sleep(10)
  }
}
