import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** A health URL that a working program answers. */
export interface Watch {
  readonly address: URL
  readonly everyMs: number
  /** How long it may fail to answer. */
  readonly silentMs: number
  /** How long it may take until the first answer. */
  readonly startMs: number
}

interface Watching extends Watch {
  readonly name: string
  readonly warn: (line: string) => void
}

const answerWithinMs = 5_000
/**
 * After a suspension of the machine or this process, time has passed without the program being able to answer, so this many tries
 * must fail as well.
 */
const fewestTries = 3

/**
 * A watchdog: kills a program that has answered and then stops answering, so that it is restarted. A program in an infinite loop
 * does not react to a polite signal, hence the kill. A program that has not answered yet is starting and has more time. Disposing
 * ends the watch.
 */
export function startWatchdog(child: ChildProcess, watching: Watching): Disposable {
  const ending = new AbortController()
  void watch(child, watching, ending.signal)
  return { [Symbol.dispose]: () => ending.abort() }
}

async function watch(child: ChildProcess, watching: Watching, signal: AbortSignal): Promise<void> {
  const { address, everyMs, name, warn } = watching
  const startedAt = Date.now()
  let hasAnswered = false
  let tries = 0
  let silentSince = 0
  while (!signal.aborted) {
    const askedAt = Date.now()
    if (
      await answers(
        address,
        AbortSignal.any([signal, AbortSignal.timeout(Math.min(watching.silentMs, answerWithinMs))]),
      )
    ) {
      hasAnswered = true
      tries = 0
    } else if (!signal.aborted) {
      const silentMs = hasAnswered ? watching.silentMs : watching.startMs
      if (tries === 0) silentSince = hasAnswered ? askedAt : startedAt
      tries += 1
      if (tries >= fewestTries && Date.now() - silentSince >= silentMs) {
        warn(`The ${name} has not answered for ${silentMs / 1000} s; it is ended.`)
        child.kill('SIGKILL')
        return
      }
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

async function answers(address: URL, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { signal })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}
