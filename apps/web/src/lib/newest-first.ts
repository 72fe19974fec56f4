/** Compares ISO times, the latest first. A plain comparison, because locale rules are slow to load. */
export function newestFirst(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}
