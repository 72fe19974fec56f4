import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pidOf, readProcessIdentity } from '../supervisor/process-identity.ts'
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
const lookMs = 50

export interface Nemesis extends AsyncDisposable {
  /** Stops killing. */
  readonly stop: () => Promise<KillReport>
}

export interface KillReport {
  /** Number of kills per program. */
  readonly kills: Readonly<Record<Victim, number>>
  /** Time of the last kill by `performance.now()`; the start time if there was none. */
  readonly lastAt: number
}

export interface NemesisOptions {
  readonly dataFolder: string
  readonly random: Random
  /** Number of submissions judged so far. */
  readonly judged: () => number
  /**
   * Two of three kills wait until this many more submissions have been judged, so that work progresses on a machine where
   * programs start slowly; every third may hit a starting program. With 0 no kill waits.
   */
  readonly minJudged: number
}

/** Kills judge, server or database of an installation, or all three together, every 2 to 5 s. */
export function startNemesis({ dataFolder, random, judged, minJudged }: NemesisOptions): Nemesis {
  const kills = { server: 0, judge: 0, database: 0 }
  let lastAt = performance.now()
  const stopping = new AbortController()
  const { signal } = stopping
  const untilJudged = async (count: number) => {
    while (judged() < count && !signal.aborted) await sleep(lookMs)
  }
  const loop = async () => {
    for (let round = 1; !signal.aborted; round += 1) {
      const enough = round % 3 === 0 ? 0 : judged() + minJudged
      const pauseMs = random.between(shortestMs, longestMs)
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
      await untilJudged(enough)
      if (signal.aborted) return
      // The first three kills are one of each, so that even the shortest run covers all.
      for (const victim of choices.slice(0, 3)[round - 1] ?? random.oneOf(choices))
        if (await kill(join(dataFolder, pidFiles[victim]))) {
          kills[victim]++
          lastAt = performance.now()
        }
    }
  }
  const running = loop()
  const stop = async () => {
    stopping.abort()
    await running
    return { kills, lastAt }
  }
  return {
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop()
    },
  }
}

/** False if the program is not running: it was just killed and has not been restarted. */
async function kill(pidFile: string): Promise<boolean> {
  const pid = pidOf(await readFile(pidFile, 'utf8').catch(() => ''))
  if (!(pid > 1) || (await readProcessIdentity(pid)) === null) return false
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}
