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
const lookMs = 50

export interface Nemesis extends AsyncDisposable {
  /** Kills no more. */
  readonly stop: () => Promise<Killed>
}

export interface Killed {
  /** How often each program was. */
  readonly kills: Readonly<Record<Victim, number>>
  /** When the last one was, by `performance.now()`; without any, when it all began. */
  readonly lastAt: number
}

export interface NemesisPlace {
  readonly dataFolder: string
  readonly random: Random
  /** How many submissions have been judged. */
  readonly judged: () => number
  /**
   * Two of three kills wait until so many more submissions have been judged, so that a machine on which programs start
   * slowly gets anything done; the third may hit programs that only start. With 0 no kill waits.
   */
  readonly leastJudged: number
}

/** Kills the judge, the server or the database of an installation, or all three at once, every 2 to 5 s. */
export function startNemesis({ dataFolder, random, judged, leastJudged }: NemesisPlace): Nemesis {
  const kills = { server: 0, judge: 0, database: 0 }
  let lastAt = performance.now()
  const stopping = new AbortController()
  const { signal } = stopping
  const untilJudged = async (count: number) => {
    while (judged() < count && !signal.aborted) await sleep(lookMs)
  }
  const loop = async () => {
    for (let round = 1; !signal.aborted; round += 1) {
      const enough = round % 3 === 0 ? 0 : judged() + leastJudged
      const pauseMs = random.between(shortestMs, longestMs)
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
      await untilJudged(enough)
      if (signal.aborted) return
      // The first three are one of each, so that the shortest run has met all of them.
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
