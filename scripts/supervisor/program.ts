import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLog, readLastLines, trimLog } from './log-file.ts'
import { recordProgram, unrecordProgram } from './orphans.ts'
import { nextDelayMs } from './restart-delay.ts'
import { startWatchdog, type Watch } from './watchdog.ts'

/** A program that is kept running. */
export interface Program {
  readonly name: string
  readonly argv: readonly [string, ...string[]]
  readonly env: Readonly<Record<string, string>>
  /** How long it may take to shut down, in milliseconds. */
  readonly patienceMs: number
  /** How to detect that it hangs; without it only its end is noticed. */
  readonly watch?: Watch
  /** If it dies it is not restarted until `restart`: the cause is in a file that a developer is about to fix. */
  readonly waitsWhenDead?: true
}

export interface ProgramContext {
  readonly logFolder: string
  readonly pidFolder: string
  readonly say: (line: string) => void
  readonly warn: (line: string) => void
  /** Once it is aborted, programs that are to end are killed at once. */
  readonly hurry?: AbortSignal
  /** How often to check whether logs have to be rotated; default: a minute. */
  readonly trimEveryMs?: number
}

export interface RunningProgram {
  readonly stop: () => Promise<void>
  /** Stops it like `stop`, if it runs, and starts it again. */
  readonly restart: () => void
}

const trimEveryMs = 60_000

/** Starts a program and restarts it whenever it ends or a restart is requested, until `stop`. */
export function keepRunning(program: Program, place: ProgramContext): RunningProgram {
  const stopping = new AbortController()
  let restarting = new AbortController()
  const log = join(place.logFolder, `${program.name}.log`)
  const trimming = setInterval(trimmer(log, place), place.trimEveryMs ?? trimEveryMs)
  const loop = async () => {
    let delayMs: number | null = null
    while (!stopping.signal.aborted) {
      const startedAt = Date.now()
      restarting = new AbortController()
      const signal = AbortSignal.any([stopping.signal, restarting.signal])
      // A log that cannot be written, for example on a full disk, must not end the supervisor: it is retried like a crash.
      const ending = await runOnce({ program, place, log, signal }).catch((error: unknown) => String(error))
      if (signal.aborted) continue
      delayMs = nextDelayMs(delayMs, Date.now() - startedAt)
      await tellDeath({ program, place, log, ending, delayMs })
      if (program.waitsWhenDead) await once(signal, 'abort')
      else await sleep(delayMs, undefined, { signal }).catch(() => undefined)
    }
    await unrecordProgram(place.pidFolder, program.name)
  }
  const running = loop()
  return {
    stop: async () => {
      clearInterval(trimming)
      stopping.abort()
      await running
    },
    restart: () => restarting.abort(),
  }
}

/**
 * Rotates a log that has become too long. A failure is reported once: the log keeps growing, and the disk may be full because of
 * it.
 */
function trimmer(log: string, { warn }: ProgramContext): () => void {
  let lastWarning = ''
  return () => {
    trimLog(log).then(
      () => {
        lastWarning = ''
      },
      (error: unknown) => {
        const line = `"${log}" cannot be put aside and grows: ${error instanceof Error ? error.message : error}`
        if (line !== lastWarning) warn(line)
        lastWarning = line
      },
    )
  }
}

interface Run {
  readonly program: Program
  readonly place: ProgramContext
  readonly log: string
  readonly signal: AbortSignal
}

/** Runs the program until it ends or is stopped by an abort; returns how it ended. */
async function runOnce({ program, place, log, signal }: Run): Promise<string> {
  await trimLog(log)
  await using output = await openLog(log)
  const [command, ...words] = program.argv
  // A process group of its own: Ctrl-C in the terminal reaches only the supervisor, which ends everything in order.
  const child = spawn(command, words, {
    env: program.env,
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  })
  const ended = endingOf(child)
  const killing = endOnAbort({ child, signal, hurry: place.hurry, patienceMs: program.patienceMs })
  using _watching =
    program.watch && startWatchdog(child, { name: program.name, ...program.watch, warn: place.warn })
  try {
    if (child.pid !== undefined) await recordProgram(place.pidFolder, program.name, child.pid)
    return await ended
  } catch (error) {
    // A program whose pid could not be recorded must not stay, because nobody could find it again.
    child.kill('SIGKILL')
    await ended
    throw error
  } finally {
    killing.cancel()
  }
}

function endingOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
}

interface EndOptions {
  readonly child: ChildProcess
  readonly signal: AbortSignal
  readonly hurry: AbortSignal | undefined
  readonly patienceMs: number
}

function endOnAbort({ child, signal, hurry, patienceMs }: EndOptions) {
  let timer: NodeJS.Timeout | undefined
  const kill = () => child.kill('SIGKILL')
  const end = () => {
    child.kill('SIGTERM')
    timer = setTimeout(kill, patienceMs)
    if (hurry?.aborted) kill()
    else hurry?.addEventListener('abort', kill, { once: true })
  }
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
  return {
    cancel: () => {
      signal.removeEventListener('abort', end)
      hurry?.removeEventListener('abort', kill)
      clearTimeout(timer)
    },
  }
}

async function tellDeath(death: {
  program: Program
  place: ProgramContext
  log: string
  ending: string
  delayMs: number
}): Promise<void> {
  const { program, place, log, ending, delayMs } = death
  if (program.waitsWhenDead) {
    place.say(`The ${program.name} died (${ending}); it starts again when a file of it is saved.`)
    return
  }
  place.warn(`The ${program.name} died (${ending}); it starts again in ${delayMs / 1000} s. Its last words:`)
  for (const line of await readLastLines(log, 3).catch(() => [])) place.warn(`  ${line.slice(0, 300)}`)
}
