import type { ChildProcess } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Where a program answers as long as it does its work. */
export interface Watch {
  readonly address: URL
  /** The Unix socket to ask at; without one the host of the address is asked. */
  readonly socketPath?: string
  readonly everyMs: number
  /** How long it may be silent. */
  readonly silentMs: number
  /** How long it may take to answer for the first time. */
  readonly startMs: number
}

interface Watching extends Watch {
  readonly name: string
  readonly warn: (line: string) => void
}

const answerWithinMs = 5_000
/** A machine that slept, or that was stopped together with us, has more to do than time has passed for it. */
const fewestTries = 3

/**
 * Kills a program that has answered and then no longer does, so that whoever keeps it running starts it again: one that loops hears no
 * request to end. One that has not answered yet is starting, and has more time. Disposing ends the watch.
 */
export function endWhenSilent(child: ChildProcess, watching: Watching): Disposable {
  const ending = new AbortController()
  void watch(child, watching, ending.signal)
  return { [Symbol.dispose]: () => ending.abort() }
}

async function watch(child: ChildProcess, watching: Watching, signal: AbortSignal): Promise<void> {
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
      if (tries >= fewestTries && Date.now() - silentSince >= silentMs) {
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
