import {
  type CountPlace,
  type Extent,
  free,
  freeShape,
  linesOf,
  numberIn,
  type Section,
  type Shape,
} from './shape.ts'

/** Inputs that are read side by side, each up to a line. */
interface Reading {
  readonly cases: readonly (readonly (readonly string[])[])[]
  readonly at: readonly number[]
  readonly sections: readonly Section[]
  /** The latest first: it is the likeliest to be meant. */
  readonly counts: readonly Count[]
}

interface Count {
  readonly place: CountPlace
  /** In each case. */
  readonly values: readonly number[]
}

const mostSections = 20
const mostCounted = 1_000_000

/**
 * The shape that all these inputs have: which numbers say how many rows, words or letters follow. Where no such is found,
 * lines of words.
 */
export function learnShape(inputs: readonly string[]): Shape {
  if (inputs.length === 0) return freeShape
  const cases = inputs.map(linesOf)
  return sectionsFrom({ cases, at: cases.map(() => 0), sections: [], counts: [] }) ?? freeShape
}

/** Tries each way to read on, what is counted first, and goes back where it leads to no common end. */
function sectionsFrom(reading: Reading): Shape | null {
  const { cases, at, sections } = reading
  if (cases.every((lines, index) => lines.length === at[index])) return sections
  if (sections.length === mostSections) return null
  for (const rows of rowExtents(reading)) {
    const taken = takeRows(reading, rows)
    const whole = taken && sectionsFrom(taken)
    if (whole) return whole
  }
  return null
}

function rowExtents({ counts }: Reading): Extent[] {
  const counted = counts.filter(({ values }) => isTelling(values)).flatMap(countedBy)
  return [...counted, { kind: 'fixed', size: 1 }]
}

function countedBy({ place }: Count): Extent[] {
  // A tree has one edge less than vertices.
  return [0, -1].map((plus) => ({ kind: 'counted', by: place, plus }))
}

/** A number that is the same everywhere counts nothing that could be told from chance. */
function isTelling(values: readonly number[]): boolean {
  return new Set(values).size > 1 || (values.length === 1 && values[0] !== 1)
}

function takeRows(reading: Reading, rows: Extent): Reading | null {
  const { cases, at, sections, counts } = reading
  const sizes = sizesOf(rows, reading)
  const taken = cases.map((lines, index) => {
    const from = at[index] ?? 0
    return lines.slice(from, from + (sizes[index] ?? 0))
  })
  const isThere = taken.every((lines, index) => lines.length === sizes[index])
  if (!isThere || taken.every((lines) => lines.length === 0)) return null
  const section = { rows, columns: columnsOf(taken, counts), letters: lettersOf(taken, counts) }
  return {
    cases,
    at: at.map((from, index) => from + (sizes[index] ?? 0)),
    sections: [...sections, section],
    counts: [...countsIn(section, taken, sections.length), ...counts],
  }
}

function sizesOf(extent: Extent, { cases, counts }: Pick<Reading, 'cases' | 'counts'>): number[] {
  if (extent.kind !== 'counted') return cases.map(() => 1)
  const count = counts.find(({ place }) => place === extent.by)
  return (count?.values ?? []).map((value) => value + extent.plus)
}

type Taken = readonly (readonly (readonly string[])[])[]

function columnsOf(taken: Taken, counts: readonly Count[]): Extent {
  return extentOf(
    taken.map((lines) => lines.map((line) => line.length)),
    counts,
  )
}

function lettersOf(taken: Taken, counts: readonly Count[]): Extent {
  const words = taken.map((lines) => lines.flat())
  if (words.flat().every((word) => numberIn(word) !== null)) return free
  const extent = extentOf(
    words.map((each) => each.map((word) => word.length)),
    counts,
  )
  // Words that happen to be equally long are no rule.
  return extent.kind === 'fixed' ? free : extent
}

/** What all these sizes, listed for each case, have in common. */
function extentOf(sizes: readonly (readonly number[])[], counts: readonly Count[]): Extent {
  const [first = 0, ...others] = new Set(sizes.flat())
  if (others.length === 0) return { kind: 'fixed', size: first }
  for (const { place, values } of counts) {
    const isCount = sizes.every((each, index) => each.every((size) => size === values[index]))
    if (isCount) return { kind: 'counted', by: place, plus: 0 }
  }
  return free
}

function countsIn({ rows, columns }: Section, taken: Taken, section: number): Count[] {
  if (rows.kind !== 'fixed' || columns.kind !== 'fixed') return []
  return Array.from({ length: columns.size }, (_, column) => column).flatMap((column) => {
    const values = taken.flatMap((lines) => numberIn(lines[0]?.[column]) ?? [])
    const isCount =
      values.length === taken.length && values.every((value) => value >= 0 && value <= mostCounted)
    return isCount ? [{ place: { section, column }, values }] : []
  })
}
