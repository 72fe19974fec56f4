import { type CountCell, isSameCountCell, numberIn, type Table, type Tables } from '../shape/shape.ts'
import { axesOf } from './axes.ts'
import { dropItems, withTable } from './drop-items.ts'
import type { Random } from './random.ts'
import type { InputModel } from './sample-tables.ts'

/** A section whose rows are the edges of a tree: one fewer than there are vertices, and both ends in the first two columns. */
export interface TreeSection {
  readonly section: number
  /** The cell with the number of vertices. */
  readonly place: CountCell
  /** The label of the first vertex: 0 or 1. */
  readonly first: number
}

export function treeSectionsOf({ shape, relations }: Pick<InputModel, 'shape' | 'relations'>): TreeSection[] {
  return shape.flatMap(({ rows, columns }, section) => {
    if (rows.kind !== 'counted' || rows.plus !== -1 || columns.kind !== 'fixed') return []
    const ends = [0, 1].map((column) =>
      relations.find(
        ({ low, high }) => low.section === section && low.column === column && isSameCountCell(high, rows.by),
      ),
    )
    const isTree = ends.every((end) => end !== undefined)
    return isTree ? [{ section, place: rows.by, first: ends[0]?.isStrict && ends[1]?.isStrict ? 0 : 1 }] : []
  })
}

/**
 * Replaces both ends of each row, so that the rows are the edges of a random tree: in one case of three a path, in another a
 * star.
 */
export function withTreeEdges(
  table: readonly string[][],
  { first }: TreeSection,
  random: Random,
): string[][] {
  const form = random.between(0, 2)
  return table.map(([, , ...others], row) => {
    const parent = [random.between(0, row), row, 0][form] ?? 0
    const ends = [parent, row + 1].map((vertex) => String(vertex + first))
    return [...(random.between(0, 3) === 0 ? ends.toReversed() : ends), ...others]
  })
}

/** The variants of an input in which the two ends of one edge are merged into one vertex, so that the graph remains a tree. */
export function* contractedTrees(known: InputModel, tables: Tables): Generator<Tables> {
  for (const tree of treeSectionsOf(known)) {
    for (const row of (tables[tree.section] ?? []).keys()) {
      const contracted = contractEdge(known, tables, { tree, row })
      if (contracted) yield contracted
    }
  }
}

interface Edge {
  readonly tree: TreeSection
  readonly row: number
}

function contractEdge({ shape, relations }: InputModel, tables: Tables, { tree, row }: Edge): Tables | null {
  const [one, other] = (tables[tree.section]?.[row] ?? []).map(numberIn)
  const axis = axesOf(shape).find(({ place }) => place && isSameCountCell(place, tree.place))
  if (!axis || one == null || other == null) return null
  const [kept, gone] = [Math.min(one, other), Math.max(one, other)]
  const newLabel = (word: string) => {
    const label = numberIn(word)
    if (label === null || label < gone) return word
    return String(label === gone ? kept : label - 1)
  }
  const withoutRow = withTable(tables, tree.section, (table) => table.filter((_, at) => at !== row))
  const naming = relations.filter(({ high }) => isSameCountCell(high, tree.place))
  const renamed = naming.reduce(
    (left, { low }) =>
      low.section === tree.place.section
        ? left
        : withTable(left, low.section, (table) => mapCells(table, low.column, newLabel)),
    withoutRow,
  )
  const uses = axis.uses.filter(({ section }) => section !== tree.section)
  return dropItems(renamed, { ...axis, uses }, { from: gone - tree.first, size: 1 })
}

function mapCells(table: Table, column: number | null, change: (word: string) => string): Table {
  return table.map((cells) =>
    cells.map((word, at) => (column === null || column === at ? change(word) : word)),
  )
}
