import type { Relation } from './relations.ts'
import { isSameCountCell, numberIn, type Shape, type Tables } from './shape.ts'

/**
 * States that following a row of links from any number ends at 0, for example from each employee to their boss. Without this rule
 * randomly drawn trees and lists would mostly contain cycles.
 */
export interface Chain {
  readonly start: Relation['low']
  /** Index of the section that holds the links; it has one row. */
  readonly links: number
}

/** Finds the chains that hold in all inputs, among the numbers that never exceed the number of links. */
export function learnChains(shape: Shape, relations: readonly Relation[], cases: readonly Tables[]): Chain[] {
  return relations.flatMap(({ low: { section: links, column }, high }) => {
    const { columns, rows } = shape[links] ?? {}
    const isRow = column === null && rows?.kind === 'fixed' && columns?.kind === 'counted'
    if (!isRow || !isSameCountCell(columns.by, high)) return []
    const named = relations.filter((other) => isSameCountCell(other.high, high))
    const chains = named.map(({ low: start }) => ({ start, links }))
    return chains.filter((chain) => cases.every((tables) => chainEndsAtZero(chain, tables)))
  })
}

export function chainEndsAtZero({ start, links }: Chain, tables: Tables): boolean {
  const next = (tables[links]?.[0] ?? []).map((word) => numberIn(word) ?? 0)
  const leads = new Set([0])
  const starts = (tables[start.section] ?? []).flatMap((row) =>
    start.column === null ? row : row.slice(start.column, start.column + 1),
  )
  return starts.every((word) => {
    const walked = new Set<number>()
    let at = numberIn(word) ?? 0
    while (!leads.has(at) && !walked.has(at) && at >= 1 && at <= next.length) {
      walked.add(at)
      at = next[at - 1] ?? 0
    }
    if (!leads.has(at)) return false
    for (const label of walked) leads.add(label)
    return true
  })
}
