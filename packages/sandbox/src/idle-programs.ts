/** Programs that have begun and use no processor, because they do nothing or are paused, and whose they are. */
export interface IdlePrograms {
  /** A program of this claimant uses no processor from now on; what is answered says that it has ended, or goes on. */
  readonly begin: (claimant: unknown) => () => void
  readonly programs: () => number
  readonly claimants: () => number
  /** Calls back whenever there is one more. */
  readonly onMore: (listener: () => void) => void
}

export function countIdlePrograms(): IdlePrograms {
  const idle = new Set<{ readonly claimant: unknown }>()
  const listeners: (() => void)[] = []
  return {
    begin: (claimant) => {
      const program = { claimant }
      idle.add(program)
      for (const listener of listeners) listener()
      return () => {
        idle.delete(program)
      }
    },
    programs: () => idle.size,
    claimants: () => new Set([...idle].map(({ claimant }) => claimant)).size,
    onMore: (listener) => {
      listeners.push(listener)
    },
  }
}
