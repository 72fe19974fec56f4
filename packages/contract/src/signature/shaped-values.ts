import { edgesOf, neighboursOf } from './graph-values.ts'
import type { LayoutItem } from './layout-item.ts'
import { linksOfList, listOfLinks } from './link-values.ts'
import { levelsOfNodes, noChild, nodesOfLevels, trimmedLevels } from './tree-values.ts'
import { isGraph, type Value, type ValueType } from './value-type.ts'

/**
 * The value that stands in a text as other lists; null if they stand for none, or for a graph of more than `mostVertices`. `countOf`
 * gives the counts of the layout.
 */
export function valueOfText(
  { form, type }: LayoutItem,
  text: Value,
  { countOf, mostVertices }: { readonly countOf: (name: string) => number; readonly mostVertices: number },
): Value | null {
  if (typeof text !== 'object') return text
  switch (form.kind) {
    case 'lists':
      return text
    case 'levels':
      return type?.depth === 1 ? trimmedLevels(text) : trimmedTrees(text)
    case 'nodes':
      return levelsOfNodes(text)
    case 'links':
      return listOfLinks(text, countOf(form.first))
    case 'edges': {
      const { shape, vertices } = form
      const count = vertices.kind === 'fixed' ? 0 : countOf(vertices.name)
      return neighboursOf(text, { shape, vertices: count + vertices.plus, most: mostVertices })
    }
  }
}

/** What stands in a text for a value, with the counts that follow from it and not from the lengths of the lists. */
export type TextOfValue =
  | { readonly text: Value; readonly counts: ReadonlyMap<string, number> }
  | { readonly fault: string }

export function textOfValue({ form, name }: LayoutItem, value: Value): TextOfValue {
  const none = new Map<string, number>()
  if (typeof value !== 'object') return { text: value, counts: none }
  switch (form.kind) {
    case 'lists':
    case 'levels':
      return { text: value, counts: none }
    case 'nodes':
      return { text: nodesOfLevels(value), counts: none }
    case 'links': {
      const links = linksOfList(value)
      return links
        ? { text: links.links, counts: new Map([[form.first, links.first]]) }
        : {
            fault: `"${name}" has the numbers of its nodes, from 1 on, each once; the last may come again, for a cycle.`,
          }
    }
    case 'edges': {
      const edges = edgesOf(value, form.shape)
      if (typeof edges === 'string') return { fault: edges }
      const { vertices } = form
      if (vertices.kind === 'fixed')
        return value.length - 1 === vertices.plus
          ? { text: edges, counts: none }
          : { fault: `"${name}" has ${vertices.plus} vertices.` }
      return { text: edges, counts: new Map([[vertices.name, value.length - 1 - vertices.plus]]) }
    }
  }
}

/** A value as it is shown: trees without words behind their last node, neighbours in the order of the edges. A text says what is wrong. */
export function normalValue({ shape, depth }: ValueType, value: Value): { readonly value: Value } | string {
  if (typeof value !== 'object') return { value }
  if (shape === 'TreeNode') {
    const trimmed = depth === 1 ? trimmedLevels(value) : trimmedTrees(value)
    return trimmed ? { value: trimmed } : `A value of the tree stands under a ${noChild}.`
  }
  if (!isGraph(shape)) return { value }
  const edges = edgesOf(value, shape)
  if (typeof edges === 'string') return edges
  return { value: neighboursOf(edges, { shape, vertices: value.length - 1 }) ?? value }
}

function trimmedTrees(trees: readonly Value[]): readonly Value[] | null {
  const trimmed = trees.map((tree) => (typeof tree === 'object' ? trimmedLevels(tree) : null))
  return trimmed.every((tree) => tree !== null) ? trimmed : null
}
