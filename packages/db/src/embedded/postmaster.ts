import { readFile, readlink, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterPlace } from './cluster-place.ts'

/**
 * Answers the process id of the server that runs on this cluster, or null.
 * A process id in a file proves nothing, it may have been given to another program since; the proof is
 * that the process is a postgres whose working directory is the cluster, also across mount namespaces.
 */
export async function findPostmaster(cluster: string): Promise<number | null> {
  // Who may not read it may not start a server on the cluster either, and is told why by that: this is also asked again and again.
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
    // It has ended meanwhile, or is somebody else's program, into which we may not look.
    return false
  }
}

/** Removes what a killed server left behind; the caller knows that none runs and holds the lock. */
export async function removeTraces(place: ClusterPlace): Promise<void> {
  const socket = join(place.socketFolder, '.s.PGSQL.5432')
  for (const path of [join(place.cluster, 'postmaster.pid'), socket, `${socket}.lock`]) {
    await rm(path, { force: true })
  }
}

/** Ends the server cleanly: sessions are cut, everything is written. Throws after 60 s. */
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
