import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identityOf, pidOf } from '../supervisor/process-identity.ts'
import type { Random } from './random.ts'

const pidFiles = {
  server: 'run/server.pid',
  judge: 'run/judge.pid',
  database: 'postgres/postmaster.pid',
} as const
type Victim = keyof typeof pidFiles

const choices = [
  ['judge'],
  ['server'],
  ['database'],
  ['judge'],
  ['server'],
  ['database'],
  ['judge', 'server', 'database'],
] as const satisfies readonly (readonly Victim[])[]

const shortestMs = 2000
const longestMs = 5000

export interface Nemesis {
  /** Kills no more; answers how often each program was killed. */
  readonly stop: () => Promise<Readonly<Record<Victim, number>>>
}

export interface NemesisPlace {
  readonly dataFolder: string
  readonly random: Random
}

/** Kills the judge, the server or the database of an installation, or all three at once, every 2 to 5 s. */
export function startNemesis({ dataFolder, random }: NemesisPlace): Nemesis {
  const kills = { server: 0, judge: 0, database: 0 }
  const stopping = new AbortController()
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const pauseMs = random.between(shortestMs, longestMs)
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      for (const victim of random.oneOf(choices))
        if (await kill(join(dataFolder, pidFiles[victim]))) kills[victim]++
    }
  }
  const running = loop()
  return {
    stop: async () => {
      stopping.abort()
      await running
      return kills
    },
  }
}

/** False when the program is not there: it was killed a moment ago and has not been started again. */
async function kill(pidFile: string): Promise<boolean> {
  const pid = pidOf(await readFile(pidFile, 'utf8').catch(() => ''))
  if (!(pid > 1) || (await identityOf(pid)) === null) return false
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}
