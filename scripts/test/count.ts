export interface Count {
  readonly passed: number
  readonly failed: number
  /** What failed, a line each: its file and its name. */
  readonly failures: readonly string[]
  /** What passed only when it was tried again, a line each. */
  readonly unsteady?: readonly string[]
}

export function sum(counts: readonly Count[]): Required<Count> {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    unsteady: counts.flatMap(({ unsteady = [] }) => unsteady),
  }
}
