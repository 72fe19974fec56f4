import { type CountCell, numberIn, type Table, type Tables } from '../shape/shape.ts'
import type { Axis, AxisUse } from './axes.ts'

/** Some of the items that an axis counts, by index from 0. */
export interface Items {
  readonly from: number
  readonly size: number
}

/** Removes these items from every part of the input that holds them, and reduces the count. */
export function dropItems(tables: Tables, { place, uses }: Axis, items: Items): Tables {
  const dropped = uses.reduce(
    (left, use) => withTable(left, use.section, (table) => without(table, use, items)),
    tables,
  )
  return place ? addToCount(dropped, place, -items.size) : dropped
}

function without(table: Table, { dimension }: AxisUse, { from, size }: Items): Table {
  const keep = (_: unknown, at: number) => at < from || at >= from + size
  switch (dimension) {
    case 'rows': {
      // If the table has one row less than there are items, the last item has no row.
      const last = Math.max(0, table.length - size)
      return table.filter((_, at) => at < Math.min(from, last) || at >= Math.min(from, last) + size)
    }
    case 'columns':
      return table.map((row) => row.filter(keep))
    case 'letters':
      return table.map((row) => row.map((word) => [...word].filter(keep).join('')))
  }
}

export function withTable(tables: Tables, section: number, change: (table: Table) => Table): Tables {
  return tables.map((table, at) => (at === section ? change(table) : table))
}

export function withCell(
  tables: Tables,
  { section, row, column }: CountCell & { row: number },
  word: string,
): Tables {
  return withTable(tables, section, (table) => {
    const changed = [...(table[row] ?? [])]
    changed[column] = word
    return table.map((cells, at) => (at === row ? changed : cells))
  })
}

export function addToCount(tables: Tables, place: CountCell, more: number): Tables {
  const count = numberIn(tables[place.section]?.[0]?.[place.column]) ?? 0
  return withCell(tables, { ...place, row: 0 }, String(count + more))
}
