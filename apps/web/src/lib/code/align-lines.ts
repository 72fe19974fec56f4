/** A left and a right line shown side by side; null where one side has none. */
export interface LinePair {
  readonly left: number | null
  readonly right: number | null
}

/** The largest table of longest common subsequences, in cells. */
const largestTable = 250_000

/**
 * Pairs the lines of two texts so that as many equal lines as possible are matched. Between two matches the lines are paired in
 * order, and surplus lines of one side stand alone.
 *
 * How it works: the common prefix and suffix match. The rest is solved with a table of longest common subsequences if it is
 * small enough, else it is split at the lines that occur exactly once on each side, and each part is solved by itself (patience
 * diff). A large part without such lines is paired line by line; so time grows with the length of the texts, not its square.
 */
export function alignLines(left: readonly string[], right: readonly string[]): LinePair[] {
  const meetings = meetingsOf(left, right)

  const pairs: LinePair[] = []
  let fromLeft = 0
  let fromRight = 0
  for (const [atLeft, atRight] of [...meetings, [left.length, right.length] as const]) {
    for (const pair of pairInOrder(fromLeft, atLeft, fromRight, atRight)) pairs.push(pair)
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

type CommonLines = readonly [left: number, right: number]

function meetingsOf(left: readonly string[], right: readonly string[]): CommonLines[] {
  const shorter = Math.min(left.length, right.length)
  let head = 0
  while (head < shorter && left[head] === right[head]) head += 1
  let tail = 0
  while (tail < shorter - head && left.at(-1 - tail) === right.at(-1 - tail)) tail += 1
  const middle = {
    left: left.slice(head, left.length - tail),
    right: right.slice(head, right.length - tail),
  }
  return [
    ...Array.from({ length: head }, (_, at): CommonLines => [at, at]),
    ...moved(meetingsWithin(middle.left, middle.right), head, head),
    ...Array.from(
      { length: tail },
      (_, at): CommonLines => [left.length - tail + at, right.length - tail + at],
    ),
  ]
}

function meetingsWithin(left: readonly string[], right: readonly string[]): CommonLines[] {
  if (left.length * right.length <= largestTable) return longestCommonSubsequence(left, right)
  const anchors = rising(uniqueMeetings(left, right))
  return anchors.length === 0 ? samePlaces(left, right) : meetingsAround(anchors, left, right)
}

function meetingsAround(
  anchors: readonly CommonLines[],
  left: readonly string[],
  right: readonly string[],
): CommonLines[] {
  const meetings: CommonLines[] = []
  let [fromLeft, fromRight] = [0, 0]
  for (const [toLeft, toRight] of [...anchors, [left.length, right.length] as const]) {
    const part = meetingsOf(left.slice(fromLeft, toLeft), right.slice(fromRight, toRight))
    for (const meeting of moved(part, fromLeft, fromRight)) meetings.push(meeting)
    if (toLeft < left.length) meetings.push([toLeft, toRight])
    fromLeft = toLeft + 1
    fromRight = toRight + 1
  }
  return meetings
}

function moved(meetings: readonly CommonLines[], byLeft: number, byRight: number): CommonLines[] {
  return meetings.map(([left, right]) => [left + byLeft, right + byRight])
}

function samePlaces(left: readonly string[], right: readonly string[]): CommonLines[] {
  return left.flatMap((line, index) => (line === right[index] ? [[index, index] as const] : []))
}

/** The lines that occur exactly once on each side, in the order of the left side. */
function uniqueMeetings(left: readonly string[], right: readonly string[]): CommonLines[] {
  const onRight = uniquePlaces(right)
  return [...uniquePlaces(left)].flatMap(([line, atLeft]) => {
    const atRight = onRight.get(line)
    return atRight === undefined ? [] : [[atLeft, atRight] as const]
  })
}

function uniquePlaces(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [at, line] of lines.entries()) {
    if (places.has(line)) repeated.add(line)
    places.set(line, at)
  }
  for (const line of repeated) places.delete(line)
  return places
}

interface Step {
  readonly meeting: CommonLines
  readonly before: Step | null
}

/** The longest sequence of matches that increases on both sides. Source: patience sorting. */
function rising(meetings: readonly CommonLines[]): CommonLines[] {
  /** For each length, the sequence that ends highest on the right. */
  const ends: Step[] = []
  for (const meeting of meetings) {
    const length = shorterRuns(ends, meeting)
    ends[length] = { meeting, before: ends[length - 1] ?? null }
  }
  const run: CommonLines[] = []
  for (let step = ends.at(-1) ?? null; step !== null; step = step.before) run.push(step.meeting)
  return run.reverse()
}

/** How many of the sequences end above this match; longer ones end further down. */
function shorterRuns(ends: readonly Step[], [, right]: CommonLines): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const end = ends[middle]
    if (end && end.meeting[1] < right) low = middle + 1
    else high = middle
  }
  return low
}

function longestCommonSubsequence(left: readonly string[], right: readonly string[]): CommonLines[] {
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

  const meetings: CommonLines[] = []
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
