import type { Value } from './value-type.ts'

/** What stands where a node has no child. */
export const noChild = 'null'

/** A tree level by level, without the words behind its last node; null if a value stands under no node. */
export function trimmedLevels(levels: readonly Value[]): readonly Value[] | null {
  let places = 1
  for (const value of levels) {
    if (places === 0) return null
    places += value === noChild ? -1 : 1
  }
  return levels.slice(0, levels.findLastIndex((value) => value !== noChild) + 1)
}

/** The levels of a tree whose nodes stand in rows of value, left and right child; null if not all of them hang on node 1, each once. */
export function levelsOfNodes(rows: readonly Value[]): readonly Value[] | null {
  if (rows.length === 0) return []
  const levels: Value[] = []
  const places = [1]
  let nodes = 0
  for (const number of places) {
    const row = rows[number - 1]
    if (number === 0) levels.push(noChild)
    else if (typeof row !== 'object' || nodes === rows.length) return null
    else {
      nodes++
      levels.push(row[0] ?? '')
      places.push(Number(row[1]), Number(row[2]))
    }
  }
  // As many nodes as there are rows, and each under one place, are all of them unless one stands here twice.
  const children = places.filter((number) => number !== 0)
  return nodes === rows.length && new Set(children).size === nodes ? trimmedLevels(levels) : null
}

/** The rows of value, left and right child; the nodes are numbered level by level. */
export function nodesOfLevels(levels: readonly Value[]): readonly (readonly string[])[] {
  const rows: string[][] = []
  let numbered = levels.length === 0 ? 0 : 1
  let at = 1
  const nextChild = () => {
    const value = levels[at++]
    return value === undefined || value === noChild ? '0' : String(++numbered)
  }
  for (const value of levels) if (value !== noChild) rows.push([String(value), nextChild(), nextChild()])
  return rows
}
