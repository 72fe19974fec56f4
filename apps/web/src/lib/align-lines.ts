/** Lines that stand side by side; null where one side has none. */
export interface LinePair {
  readonly left: number | null
  readonly right: number | null
}

/** The table below has this many cells at most; longer texts are paired line by line. */
const largestTable = 250_000

/**
 * Pairs the lines of two texts so that as many equal lines as possible meet. Between two meetings the lines
 * are paired in order, and what is left over on one side stands alone.
 */
export function alignLines(left: readonly string[], right: readonly string[]): LinePair[] {
  const meetings = meetingsOf(left, right)

  const pairs: LinePair[] = []
  let fromLeft = 0
  let fromRight = 0
  for (const [atLeft, atRight] of [...meetings, [left.length, right.length] as const]) {
    pairs.push(...pairInOrder(fromLeft, atLeft, fromRight, atRight))
    if (atLeft < left.length) pairs.push({ left: atLeft, right: atRight })
    fromLeft = atLeft + 1
    fromRight = atRight + 1
  }
  return pairs
}

function pairInOrder(fromLeft: number, toLeft: number, fromRight: number, toRight: number): LinePair[] {
  const length = Math.max(toLeft - fromLeft, toRight - fromRight)
  return Array.from({ length }, (_, step) => ({
    left: fromLeft + step < toLeft ? fromLeft + step : null,
    right: fromRight + step < toRight ? fromRight + step : null,
  }))
}

type Meeting = readonly [left: number, right: number]

/** What is equal at both ends needs no table, so a small change of a long text is still found where it is. */
function meetingsOf(left: readonly string[], right: readonly string[]): Meeting[] {
  const shorter = Math.min(left.length, right.length)
  let head = 0
  while (head < shorter && left[head] === right[head]) head += 1
  let tail = 0
  while (tail < shorter - head && left.at(-1 - tail) === right.at(-1 - tail)) tail += 1
  const middle = {
    left: left.slice(head, left.length - tail),
    right: right.slice(head, right.length - tail),
  }
  const isLarge = middle.left.length * middle.right.length > largestTable
  const inner = (isLarge ? samePlaces : longestCommonSubsequence)(middle.left, middle.right)
  return [
    ...Array.from({ length: head }, (_, at): Meeting => [at, at]),
    ...inner.map(([atLeft, atRight]): Meeting => [atLeft + head, atRight + head]),
    ...Array.from({ length: tail }, (_, at): Meeting => [left.length - tail + at, right.length - tail + at]),
  ]
}

function samePlaces(left: readonly string[], right: readonly string[]): Meeting[] {
  return left.flatMap((line, index) => (line === right[index] ? [[index, index] as const] : []))
}

function longestCommonSubsequence(left: readonly string[], right: readonly string[]): Meeting[] {
  const width = right.length + 1
  const lengths = new Uint32Array((left.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0

  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        left[row] === right[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }

  const meetings: Meeting[] = []
  let row = 0
  let column = 0
  while (row < left.length && column < right.length) {
    if (left[row] === right[column]) {
      meetings.push([row, column])
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return meetings
}
