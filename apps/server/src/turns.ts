/** Nobody may wait any longer for a turn, or too many wait already. */
export class NoTurnError extends Error {
  override readonly name = 'NoTurnError'
}

interface TurnLimits {
  /** How much work runs at a time. */
  readonly atOnce: number
  /** How much may wait for it. */
  readonly waitingMost: number
  /** How long it waits at most, in milliseconds; no end if absent. */
  readonly waitMs?: number
}

/** Runs work in turn, first come first served. The function throws `NoTurnError` when its work was not begun. */
export function makeTurns({
  atOnce,
  waitingMost,
  waitMs,
}: TurnLimits): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting = new Set<() => void>()
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const giveUp = () => {
        waiting.delete(begin)
        reject(new NoTurnError(`Nothing became free within ${waitMs} ms.`))
      }
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
      waiting.add(begin)
    })
  return async (work) => {
    if (running < atOnce) running++
    else if (waiting.size < waitingMost) await wait()
    else throw new NoTurnError(`${waitingMost} wait already.`)
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) next()
      else running--
    }
  }
}
