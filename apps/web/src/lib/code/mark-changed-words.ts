import { alignLines } from './align-lines.ts'

/** A range within a line: the offset of its first character, and the offset after its last. */
export interface WordMark {
  readonly from: number
  readonly to: number
}

interface Options {
  readonly ignoresSpace: boolean
}

/** Lines with a smaller common share count as replaced, not changed: nothing in them is marked. */
const minCommonShare = 0.3

/** The words and signs of each of two lines that the other one lacks. */
export function markChangedWords(
  before: string,
  after: string,
  { ignoresSpace }: Options,
): { before: WordMark[]; after: WordMark[] } {
  const [left, right] = [wordsOf(before, ignoresSpace), wordsOf(after, ignoresSpace)]
  const pairs = alignLines(
    left.map(({ text }) => text),
    right.map(({ text }) => text),
  )
  const meeting = pairs.filter(
    (pair) => pair.left !== null && pair.right !== null && left[pair.left]?.text === right[pair.right]?.text,
  )
  const met = new Set(meeting.map((pair) => pair.left))
  const inCommon = left.filter((word, at) => met.has(at) && !word.isBlank)
  const longest = Math.max(lengthOf(left), lengthOf(right))
  if (lengthOf(inCommon) < minCommonShare * longest) return { before: [], after: [] }
  const metRight = new Set(meeting.map((pair) => pair.right))
  return {
    before: marksOf(left.filter((_word, at) => !met.has(at))),
    after: marksOf(right.filter((_word, at) => !metRight.has(at))),
  }
}

interface Word extends WordMark {
  readonly text: string
  readonly isBlank: boolean
}

function wordsOf(line: string, ignoresSpace: boolean): Word[] {
  const words = [...line.matchAll(/[\p{L}\p{N}_]+|\s+|./gsu)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
    isBlank: text.trim() === '',
  }))
  return ignoresSpace ? words.filter(({ isBlank }) => !isBlank) : words
}

function lengthOf(words: readonly Word[]): number {
  return words.reduce((sum, { text, isBlank }) => sum + (isBlank ? 0 : text.length), 0)
}

/** Adjacent ranges are merged. */
function marksOf(words: readonly Word[]): WordMark[] {
  const marks: WordMark[] = []
  for (const { from, to } of words) {
    const last = marks.at(-1)
    if (last?.to === from) marks[marks.length - 1] = { from: last.from, to }
    else marks.push({ from, to })
  }
  return marks
}
