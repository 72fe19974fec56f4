import type { ChildProcess } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A health URL that a working program answers. */
export interface Watch {
  readonly address: URL
  /** The Unix socket to ask at; without one the host of the address is asked. */
  readonly socketPath?: string
  readonly everyMs: number
  /** How long it may fail to answer. */
  readonly silentMs: number
  /** How long it may take until the first answer. */
  readonly startMs: number
}

interface WatchOptions extends Watch {
  readonly name: string
  readonly warn: (line: string) => void
}

const answerWithinMs = 5_000
/**
 * After a suspension of the machine or this process, time has passed without the program being able to answer, so this many tries
 * must fail as well.
 */
const minTries = 3

/**
 * A watchdog: kills a program that has answered and then stops answering, so that it is restarted. A program in an infinite loop
 * does not react to a polite signal, hence the kill. A program that has not answered yet is starting and has more time. Disposing
 * ends the watch.
 */
export function startWatchdog(child: ChildProcess, watching: WatchOptions): Disposable {
  const ending = new AbortController()
  void watch(child, watching, ending.signal)
  return { [Symbol.dispose]: () => ending.abort() }
}

async function watch(child: ChildProcess, watching: WatchOptions, signal: AbortSignal): Promise<void> {
  const { everyMs, name, warn } = watching
  const startedAt = Date.now()
  let hasAnswered = false
  let tries = 0
  let silentSince = 0
  while (!signal.aborted) {
    const askedAt = Date.now()
    if (
      await answers(
        watching,
        AbortSignal.any([signal, AbortSignal.timeout(Math.min(watching.silentMs, answerWithinMs))]),
      )
    ) {
      hasAnswered = true
      tries = 0
    } else if (!signal.aborted) {
      const silentMs = hasAnswered ? watching.silentMs : watching.startMs
      if (tries === 0) silentSince = hasAnswered ? askedAt : startedAt
      tries += 1
      if (tries >= minTries && Date.now() - silentSince >= silentMs) {
        warn(`The ${name} has not answered for ${silentMs / 1000} s; it is ended.`)
        child.kill('SIGKILL')
        return
      }
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

function answers({ address, socketPath }: Watch, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(address, { agent: false, signal, ...(socketPath !== undefined && { socketPath }) })
    asked.on('response', (response) => {
      response.resume()
      resolve(true)
    })
    asked.on('error', () => resolve(false))
    asked.end()
  })
}
