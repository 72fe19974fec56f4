import { alignLines } from './align-lines.ts'
import { markChangedWords, type WordMark } from './mark-changed-words.ts'

export interface DifferenceLine {
  /** Line number, from 1. */
  readonly number: number
  readonly text: string
  /** The changed ranges of the line; empty where nothing or everything changed. */
  readonly marks: readonly WordMark[]
}

/** A left and a right line side by side; null where one side has none. */
export interface DifferenceRow {
  readonly isSame: boolean
  readonly left: DifferenceLine | null
  readonly right: DifferenceLine | null
}

export interface DifferenceOptions {
  /** Ignores differences in white space, and added or removed blank lines. */
  readonly ignoresSpace: boolean
}

/** The difference of two programs, line by line. */
export function codeDifference(
  left: string,
  right: string,
  { ignoresSpace }: DifferenceOptions,
): DifferenceRow[] {
  const [leftLines, rightLines] = [linesOfCode(left), linesOfCode(right)]
  const keyOf = ignoresSpace ? (line: string) => line.replaceAll(/\s+/g, '') : (line: string) => line
  return alignLines(leftLines.map(keyOf), rightLines.map(keyOf)).map((pair) => {
    const before = lineAt(leftLines, pair.left)
    const after = lineAt(rightLines, pair.right)
    const isSame =
      before && after ? keyOf(before.text) === keyOf(after.text) : ignoresSpace && isBlank(before ?? after)
    if (isSame || !before || !after) return { isSame, left: before, right: after }
    const marks = markChangedWords(before.text, after.text, { ignoresSpace })
    return { isSame, left: { ...before, marks: marks.before }, right: { ...after, marks: marks.after } }
  })
}

/** The lines of a program; a trailing newline starts no further line. */
export function linesOfCode(code: string): string[] {
  return code.replace(/\r?\n$/, '').split(/\r?\n/)
}

function lineAt(lines: readonly string[], at: number | null): DifferenceLine | null {
  return at === null ? null : { number: at + 1, text: lines[at] ?? '', marks: [] }
}

function isBlank(line: DifferenceLine | null): boolean {
  return line?.text.trim() === ''
}

/** A run of rows: shown, or unchanged and folded. */
export interface DifferencePart {
  readonly isFolded: boolean
  readonly rows: readonly DifferenceRow[]
}

/** Unchanged lines shown around a change. */
const contextLines = 3
/** The fewest lines that are folded: the fold itself takes one line. */
const minFoldedLines = 4

/** Folds the unchanged rows that are far from any change. */
export function foldDifference(rows: readonly DifferenceRow[]): DifferencePart[] {
  const isNear = nearChanges(rows)
  const parts: { isFolded: boolean; rows: DifferenceRow[] }[] = []
  for (const run of runsOf(rows, isNear)) {
    const isFolded = !run.isNear && run.rows.length >= minFoldedLines
    const last = parts.at(-1)
    if (last && !last.isFolded && !isFolded) last.rows = last.rows.concat(run.rows)
    else parts.push({ isFolded, rows: run.rows })
  }
  return parts
}

function nearChanges(rows: readonly DifferenceRow[]): boolean[] {
  const isNear = rows.map(() => false)
  for (const [at, { isSame }] of rows.entries())
    if (!isSame) isNear.fill(true, Math.max(0, at - contextLines), at + contextLines + 1)
  return isNear
}

function runsOf(rows: readonly DifferenceRow[], isNear: readonly boolean[]) {
  const runs: { isNear: boolean; rows: DifferenceRow[] }[] = []
  for (const [at, row] of rows.entries()) {
    const last = runs.at(-1)
    if (last && last.isNear === isNear[at]) last.rows.push(row)
    else runs.push({ isNear: isNear[at] === true, rows: [row] })
  }
  return runs
}

/** How many lines were removed and added; a changed line counts as both. */
export function countChanges(rows: readonly DifferenceRow[]): { removed: number; added: number } {
  const changed = rows.filter(({ isSame }) => !isSame)
  return {
    removed: changed.filter(({ left }) => left !== null).length,
    added: changed.filter(({ right }) => right !== null).length,
  }
}
