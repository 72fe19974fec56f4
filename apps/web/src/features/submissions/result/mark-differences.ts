import { linesOf, type OutputToken, tokensOf, tokenTextsOf } from '@codedojo/contract'
import { alignLines } from '../../../lib/code/align-lines.ts'

/** A highlighted range of a line. */
export interface Mark {
  readonly from: number
  readonly to: number
  /** The first difference of the output is also outlined. */
  readonly isFirst: boolean
}

export interface MarkedLine {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** Position of the first difference; line and value count from 1, and null means that this output has no value there. */
export interface FirstDifference {
  readonly line: number
  readonly value: number
  readonly actual: string | null
  readonly expected: string | null
}

export interface MarkedOutputs {
  readonly actual: readonly MarkedLine[]
  readonly expected: readonly MarkedLine[]
  readonly first: FirstDifference | null
}

/**
 * Finds the tokens in which two outputs differ. Lines are aligned first, so that one missing line does not mark all
 * following ones.
 */
export function markDifferences(actual: string, expected: string): MarkedOutputs {
  const got = linesOf(actual)
  const wanted = linesOf(expected)
  const gotMarks: Mark[][] = got.map(() => [])
  const wantedMarks: Mark[][] = wanted.map(() => [])
  let first: FirstDifference | null = null

  for (const pair of alignLines(got.map(levelled), wanted.map(levelled))) {
    // Shortcut: in most outputs, most lines are equal.
    if (pair.left !== null && pair.right !== null && got[pair.left] === wanted[pair.right]) continue
    const left = tokensIn(got, pair.left)
    const right = tokensIn(wanted, pair.right)
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      const [mine, theirs] = [left[index], right[index]]
      if (mine?.text === theirs?.text) continue
      const isFirst = first === null
      // A line without a counterpart is described by the line at its position: "nothing more" would be wrong in the middle of an
      // output.
      first ??= {
        line: (pair.left ?? pair.right ?? 0) + 1,
        value: index + 1,
        actual: mine?.text ?? otherThan(theirs, tokensIn(got, pair.left ?? pair.right)[index]),
        expected: theirs?.text ?? otherThan(mine, tokensIn(wanted, pair.right ?? pair.left)[index]),
      }
      addMark(gotMarks, pair.left, mine, isFirst)
      addMark(wantedMarks, pair.right, theirs, isFirst)
    }
  }
  return { actual: withMarks(got, gotMarks), expected: withMarks(wanted, wantedMarks), first }
}

/** The lines of a text without marks. */
export function unmarked(output: string): MarkedLine[] {
  return linesOf(output).map((text) => ({ text, marks: [] }))
}

function otherThan(token: OutputToken | undefined, there: OutputToken | undefined): string | null {
  return there === undefined || there.text === token?.text ? null : there.text
}

function levelled(line: string): string {
  return tokenTextsOf(line).join(' ')
}

function tokensIn(lines: readonly string[], index: number | null): OutputToken[] {
  return index === null ? [] : tokensOf(lines[index] ?? '')
}

function addMark(marks: Mark[][], line: number | null, token: OutputToken | undefined, isFirst: boolean) {
  if (line !== null && token !== undefined) marks[line]?.push({ from: token.from, to: token.to, isFirst })
}

function withMarks(lines: readonly string[], marks: readonly Mark[][]): MarkedLine[] {
  return lines.map((text, index) => ({ text, marks: marks[index] ?? [] }))
}
