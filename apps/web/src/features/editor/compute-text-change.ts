export interface TextChange {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/**
 * The single replacement that turns one text into another, without their common prefix and suffix; null if the texts are equal.
 */
export function computeTextChange(before: string, after: string): TextChange | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from += 1
  let same = 0
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
