export interface Count {
  readonly passed: number
  readonly failed: number
  /** What failed, a line each: its file and its name. */
  readonly failures: readonly string[]
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    failures: [...a.failures, ...b.failures],
  }))
}
