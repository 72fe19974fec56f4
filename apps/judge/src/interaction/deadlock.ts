/** Two programs that both use no CPU, and of which none writes, for this long wait for each other. */
export const quietMs = 2000

export interface DeadlockWatch {
  /** Call it when one side has written something. */
  readonly transfer: () => void
  /** Call it regularly with whether this side is idle. */
  readonly reportIdleness: (side: 'program' | 'interactor', isIdle: boolean) => void
  /** Call it when one side has ended: the other waits for nobody. */
  readonly stop: () => void
  readonly hasHappened: () => boolean
}

/** Calls `onDeadlock` once when both sides have been idle for two seconds without writing anything. */
export function watchDeadlock(
  onDeadlock: () => void,
  now: () => number = () => performance.now(),
): DeadlockWatch {
  const isIdle = { program: false, interactor: false }
  let quietSince: number | null = null
  let hasHappened = false
  let isOver = false
  const startOver = () => {
    quietSince = null
  }
  return {
    transfer: startOver,
    reportIdleness: (side, idle) => {
      isIdle[side] = idle
      if (!isIdle.program || !isIdle.interactor) return startOver()
      quietSince ??= now()
      if (isOver || hasHappened || now() - quietSince < quietMs) return
      hasHappened = true
      onDeadlock()
    },
    stop: () => {
      isOver = true
    },
    hasHappened: () => hasHappened,
  }
}
