export interface TestCounts {
  readonly passed: number
  readonly failed: number
  /** Failures, one line each: file and name. */
  readonly failures: readonly string[]
  /** Tests that passed only on a retry, one line each. */
  readonly unsteady?: readonly string[]
}

export function sumCounts(counts: readonly TestCounts[]): Required<TestCounts> {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    unsteady: counts.flatMap(({ unsteady = [] }) => unsteady),
  }
}
