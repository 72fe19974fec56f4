/** Minimum share of common tokens: the program was edited, not replaced. */
const minShare = 0.5

/** Whether two programs are so similar that findings about one apply to the other. */
export function isSimilarCode(one: string, other: string): boolean {
  const [left, right] = [countWords(one), countWords(other)]
  const all = sum(left) + sum(right)
  if (all === 0) return true
  let shared = 0
  for (const [word, count] of left) shared += Math.min(count, right.get(word) ?? 0)
  return (2 * shared) / all >= minShare
}

function countWords(code: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of code.matchAll(/\w+|[^\s\w]/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function sum(counts: ReadonlyMap<string, number>): number {
  return counts.values().reduce((total, count) => total + count, 0)
}
