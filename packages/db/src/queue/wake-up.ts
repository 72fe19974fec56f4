/** Lets idle workers wait until there may be work. */
export interface WakeUp {
  /** Resolves at the next call of `all`, or after `mostMs`; immediately if `all` was called since the last wait began. */
  readonly wait: (mostMs: number) => Promise<void>
  readonly all: () => void
}

export function makeWakeUp(): WakeUp {
  const sleepers = new Set<() => void>()
  let calls = 0
  let answered = 0
  return {
    wait: (mostMs) =>
      new Promise((resolve) => {
        if (answered < calls) {
          answered = calls
          return resolve()
        }
        const wake = () => {
          clearTimeout(timer)
          sleepers.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, mostMs)
        sleepers.add(wake)
      }),
    all: () => {
      calls++
      if (sleepers.size > 0) answered = calls
      for (const wake of [...sleepers]) wake()
    },
  }
}
