import type { Relation } from '../shape/relations.ts'
import { countCellsOf, isSameCountCell, numberIn, type Shape, type Tables } from '../shape/shape.ts'
import type { Axis } from './axes.ts'
import { addToCount, dropItems, type Items, withTable } from './drop-items.ts'

/*
 * How it works
 *   Items are labelled 1 to 5, and other numbers refer to labels: the parent or successor of each, both ends of an edge.
 *   When item 3 is dropped, labels 4 and 5 become 3 and 4. A reference to 3 becomes what item 3 itself referred to, so the
 *   children of 3 move to its parent. Edges at 3 are removed.
 */

export interface LabelledInput {
  readonly shape: Shape
  readonly tables: Tables
  readonly relations: readonly Relation[]
}

/** Drops these items and renumbers the others; null if no cell seems to hold labels. */
export function dropLabelled(
  { shape, tables, relations }: LabelledInput,
  axis: Axis,
  items: Items,
): Tables | null {
  const { place } = axis
  const counts = countCellsOf(shape)
  const naming = relations.filter(
    ({ low: { section, column }, high }) =>
      place !== null &&
      isSameCountCell(high, place) &&
      // A column that is merely bounded by another count does not hold labels.
      !counts.some((count) => column !== null && isSameCountCell(count, { section, column })),
  )
  if (naming.length === 0) return null
  const renamed = naming.reduce(
    (left, { low }) => {
      const successor = successorIn(left, axis, naming)
      return withTable(left, low.section, (table) =>
        table.map((row) =>
          row.map((word, column) =>
            low.column === null || low.column === column ? newLabel(word, items, successor) : word,
          ),
        ),
      )
    },
    withoutEdges({ shape, tables, relations: naming }, axis, items),
  )
  return dropItems(renamed, axis, items)
}

/** For each item, the label that it refers to, if every item refers to exactly one. */
function successorIn(tables: Tables, axis: Axis, naming: readonly Relation[]): readonly string[] {
  const own = axis.uses.find(
    ({ section, dimension }) =>
      dimension === 'columns' && naming.some(({ low }) => low.section === section && low.column === null),
  )
  return (own && tables[own.section]?.[0]) ?? []
}

function newLabel(word: string, { from, size }: Items, successor: readonly string[]): string {
  const isDropped = (label: number) => label > from && label <= from + size
  let label = numberIn(word)
  // At most as many steps as there are items to drop: the references may form a cycle.
  for (let step = 0; label !== null && isDropped(label) && step < size; step++) {
    label = numberIn(successor[label - 1])
  }
  if (label === null) return word
  return String(label > from + size ? label - size : label)
}

/** Removes rows of several columns that refer to a dropped item, unless the axis itself counts these rows. */
function withoutEdges(
  { shape, tables, relations }: LabelledInput,
  axis: Axis,
  { from, size }: Items,
): Tables {
  const sections = new Set(relations.flatMap(({ low }) => (low.column === null ? [] : [low.section])))
  return [...sections].reduce((left, section) => {
    const rows = shape[section]?.rows
    if (rows?.kind !== 'counted' || axis.place === null || isSameCountCell(rows.by, axis.place)) return left
    const columns = relations.flatMap(({ low }) => (low.section === section ? (low.column ?? []) : []))
    const kept = (left[section] ?? []).filter((row) =>
      columns.every((column) => {
        const label = numberIn(row[column]) ?? 0
        return label <= from || label > from + size
      }),
    )
    const dropped = (left[section]?.length ?? 0) - kept.length
    return addToCount(
      withTable(left, section, () => kept),
      rows.by,
      -dropped,
    )
  }, tables)
}
