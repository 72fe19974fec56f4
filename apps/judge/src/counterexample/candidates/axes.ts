import type { Relation } from '../shape/relations.ts'
import {
  type CountCell,
  countCellsOf,
  isSameCountCell,
  numberIn,
  type Shape,
  type Tables,
} from '../shape/shape.ts'

/** A dimension of an input that can be reduced, such as a number of rows, with every part of the input whose size follows it. */
export interface Axis {
  /** The cell that holds the size; null if no cell does. */
  readonly place: CountCell | null
  readonly uses: readonly AxisUse[]
}

export interface AxisUse {
  readonly section: number
  readonly dimension: 'rows' | 'columns' | 'letters'
}

const dimensions = ['rows', 'columns', 'letters'] as const

/** The reducible dimensions of a shape. Letters of a word that no cell counts are not among them. */
export function axesOf(shape: Shape): Axis[] {
  const counted = countCellsOf(shape).map((place) => ({
    place,
    uses: usesWhere(shape, (extent) => extent.kind === 'counted' && isSameCountCell(extent.by, place)),
  }))
  const uncounted = usesWhere(shape, ({ kind }) => kind === 'free')
    .filter(({ dimension }) => dimension !== 'letters')
    .map((use) => ({ place: null, uses: [use] }))
  return [...counted, ...uncounted]
}

function usesWhere(shape: Shape, isWanted: (extent: Shape[number]['rows']) => boolean): AxisUse[] {
  return shape.flatMap((known, section) =>
    dimensions.filter((dimension) => isWanted(known[dimension])).map((dimension) => ({ section, dimension })),
  )
}

export function axisSize({ place, uses }: Axis, tables: Tables): number {
  if (place) return numberIn(tables[place.section]?.[0]?.[place.column]) ?? 0
  const [use] = uses
  const table = tables[use?.section ?? 0] ?? []
  return use?.dimension === 'rows' ? table.length : Math.max(0, ...table.map((row) => row.length))
}

/** With more items than this, dropping them one by one is too slow to be useful. */
const maxItemsDroppedSingly = 64

/** Dimensions whose items are not listed but only referred to by rows of a table, such as the vertices in a list of edges. */
export function namedAxesOf(shape: Shape, relations: readonly Relation[], tables: Tables): Axis[] {
  const counted = countCellsOf(shape)
  const named = relations.filter(
    ({ low, high }) =>
      shape[low.section]?.rows.kind === 'counted' &&
      shape[high.section]?.rows.kind === 'fixed' &&
      !counted.some((place) => isSameCountCell(place, high)),
  )
  const places = new Map(named.map(({ high }) => [`${high.section} ${high.column}`, high]))
  const axes = [...places.values()].map((place) => ({ place, uses: [] }))
  return axes.filter((axis) => axisSize(axis, tables) <= maxItemsDroppedSingly)
}
