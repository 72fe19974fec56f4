/** The running programs that use no CPU, because they are idle or paused, with their claimants. */
export interface IdlePrograms {
  /** Registers an idle program of this claimant; the returned function removes it when the program ends or resumes. */
  readonly begin: (claimant: unknown) => () => void
  readonly programs: () => number
  readonly claimants: () => number
  /** Calls back whenever one is added. */
  readonly onMore: (listener: () => void) => void
}

export function makeIdlePrograms(): IdlePrograms {
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
