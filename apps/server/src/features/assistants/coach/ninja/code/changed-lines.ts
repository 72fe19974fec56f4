/** Lines of the current code, from 1, that differ from an earlier version; null when only whitespace differs. */
export function changedLines(
  now: string,
  before: string,
): { readonly fromLine: number; readonly toLine: number } | null {
  const [left, right] = [linesOf(now), linesOf(before)]
  let head = 0
  while (head < Math.min(left.length, right.length) && left[head] === right[head]) head += 1
  if (head === left.length && head === right.length) return null
  let tail = 0
  const most = Math.min(left.length, right.length) - head
  while (tail < most && left.at(-1 - tail) === right.at(-1 - tail)) tail += 1
  const fromLine = Math.min(head + 1, left.length)
  return { fromLine, toLine: Math.max(fromLine, left.length - tail) }
}

/** Whether two versions of a program differ in whitespace only. */
export function isSameCode(now: string, before: string): boolean {
  return changedLines(now, before) === null
}

function linesOf(code: string): string[] {
  return code
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
}
