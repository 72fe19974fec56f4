/** Hands out things one at a time, first come first served. */
export interface WaitingLine<Thing> {
  /** Rejects with the signal's reason when it is aborted while waiting. */
  readonly take: (signal?: AbortSignal) => Promise<Thing>
  readonly giveBack: (thing: Thing) => void
}

export function makeWaitingLine<Thing>(things: readonly Thing[]): WaitingLine<Thing> {
  const free = [...things]
  const waiting: ((thing: Thing) => void)[] = []
  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const thing = free.shift()
        if (thing !== undefined) return resolve(thing)
        const leave = () => {
          waiting.splice(waiting.indexOf(accept), 1)
          reject(signal?.reason)
        }
        const accept = (given: Thing) => {
          signal?.removeEventListener('abort', leave)
          resolve(given)
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.push(accept)
      }),
    giveBack: (thing) => {
      const next = waiting.shift()
      if (next === undefined) free.push(thing)
      else next(thing)
    },
  }
}
