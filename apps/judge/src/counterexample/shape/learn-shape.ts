import {
  type CountCell,
  type Extent,
  free,
  freeShape,
  linesOf,
  numberIn,
  type Section,
  type Shape,
} from './shape.ts'

/** Inputs that are parsed in parallel, each up to some line. */
interface ParseState {
  readonly cases: readonly (readonly (readonly string[])[])[]
  readonly at: readonly number[]
  readonly sections: readonly Section[]
  /** The most recent count first, because it is the most likely one to apply. */
  readonly counts: readonly Count[]
  readonly mayHave: (section: Section) => boolean
}

interface Count {
  readonly place: CountCell
  /** The value in each input. */
  readonly values: readonly number[]
}

const maxSections = 20
const maxCount = 1_000_000

/**
 * Infers the shape that all inputs share: which numbers give the number of following rows, words or letters. Falls back to lines
 * of words.
 */
export function learnShape(inputs: readonly string[]): Shape {
  if (inputs.length === 0) return freeShape
  const cases = inputs.map(linesOf)
  const start = { cases, at: cases.map(() => 0), sections: [], counts: [] }
  for (const mayHave of strictestFirst) {
    const sections = sectionsFrom({ ...start, mayHave })
    if (sections) return sections
  }
  return freeShape
}

/**
 * Rules for which sections are allowed, strictest first. Sections with lines of varying length are tried last. Otherwise
 * dissimilar lines whose total happens to match a number in the input (n numbers on one line, then n - 1 edges) would be taken
 * for one section.
 */
const strictestFirst: readonly ((section: Section) => boolean)[] = [
  ({ columns }) => columns.kind !== 'free',
  ({ rows, columns }) => rows.kind === 'fixed' || columns.kind !== 'free',
  () => true,
]

/**
 * Backtracking search for sections that consume every input completely. Row counts given by a number in the input are tried
 * before single rows.
 */
function sectionsFrom(reading: ParseState): Shape | null {
  const { cases, at, sections } = reading
  if (cases.every((lines, index) => lines.length === at[index])) return sections
  if (sections.length === maxSections) return null
  for (const rows of rowExtents(reading)) {
    const taken = takeRows(reading, rows)
    const whole = taken && sectionsFrom(taken)
    if (whole) return whole
  }
  return null
}

function rowExtents({ counts }: ParseState): Extent[] {
  const counted = counts.filter(({ values }) => isTelling(values)).flatMap(countedBy)
  return [...counted, { kind: 'fixed', size: 1 }]
}

function countedBy({ place }: Count): Extent[] {
  // A tree has one edge fewer than vertices.
  return [0, -1].map((plus) => ({ kind: 'counted', by: place, plus }))
}

/** A number that is the same in every input could match a size by coincidence. */
function isTelling(values: readonly number[]): boolean {
  return new Set(values).size > 1 || (values.length === 1 && values[0] !== 1)
}

function takeRows(reading: ParseState, rows: Extent): ParseState | null {
  const { at, cases, sections, counts } = reading
  const sizes = sizesOf(rows, reading)
  const taken = cases.map((lines, index) => {
    const from = at[index] ?? 0
    return lines.slice(from, from + (sizes[index] ?? 0))
  })
  const isThere = taken.every((lines, index) => lines.length === sizes[index])
  if (!isThere || taken.every((lines) => lines.length === 0)) return null
  const section = { rows, columns: columnsOf(taken, counts), letters: lettersOf(taken, counts) }
  if (!reading.mayHave(section)) return null
  return {
    ...reading,
    at: at.map((from, index) => from + (sizes[index] ?? 0)),
    sections: [...sections, section],
    counts: [...countsIn(section, taken, sections.length), ...counts],
  }
}

function sizesOf(extent: Extent, { cases, counts }: Pick<ParseState, 'cases' | 'counts'>): number[] {
  if (extent.kind !== 'counted') return cases.map(() => 1)
  const count = counts.find(({ place }) => place === extent.by)
  return (count?.values ?? []).map((value) => value + extent.plus)
}

type RowsToConsume = readonly (readonly (readonly string[])[])[]

function columnsOf(taken: RowsToConsume, counts: readonly Count[]): Extent {
  return extentOf(
    taken.map((lines) => lines.map((line) => line.length)),
    counts,
  )
}

function lettersOf(taken: RowsToConsume, counts: readonly Count[]): Extent {
  const words = taken.map((lines) => lines.flat())
  if (words.flat().every((word) => numberIn(word) !== null)) return free
  const extent = extentOf(
    words.map((each) => each.map((word) => word.length)),
    counts,
  )
  // Words of equal length are treated as a coincidence, not as a rule.
  return extent.kind === 'fixed' ? free : extent
}

/** Infers how sizes, listed per input, are determined. */
function extentOf(sizes: readonly (readonly number[])[], counts: readonly Count[]): Extent {
  const [first = 0, ...others] = new Set(sizes.flat())
  if (others.length === 0) return { kind: 'fixed', size: first }
  for (const { place, values } of counts) {
    const isCount = sizes.every((each, index) => each.every((size) => size === values[index]))
    if (isCount) return { kind: 'counted', by: place, plus: 0 }
  }
  return free
}

function countsIn({ rows, columns }: Section, taken: RowsToConsume, section: number): Count[] {
  if (rows.kind !== 'fixed' || columns.kind !== 'fixed') return []
  return Array.from({ length: columns.size }, (_, column) => column).flatMap((column) => {
    const values = taken.flatMap((lines) => numberIn(lines[0]?.[column]) ?? [])
    const isCount = values.length === taken.length && values.every((value) => value >= 0 && value <= maxCount)
    return isCount ? [{ place: { section, column }, values }] : []
  })
}
