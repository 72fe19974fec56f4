import { type GraphShape, isDirected, isWeighted, type Value } from './value-type.ts'

/** Of each vertex a list is made, and few characters may name many vertices: no text stands for a graph with more of them. */
export const maxVertices = 200_000

/**
 * The neighbours of each vertex, from rows of two ends and perhaps a weight; null if an end is no vertex from 1 to `vertices`, or these
 * are more than `most`.
 */
export function neighboursOf(
  rows: readonly Value[],
  {
    shape,
    vertices,
    most = maxVertices,
  }: { readonly shape: GraphShape; readonly vertices: number; readonly most?: number },
): readonly Value[] | null {
  if (!Number.isSafeInteger(vertices) || vertices < 0 || vertices > most) return null
  const neighbours = Array.from({ length: vertices + 1 }, (): Value[] => [])
  const add = (from: string, to: string, weight: Value | undefined) =>
    neighbours[Number(from)]?.push(weight === undefined ? to : [to, weight])
  for (const row of rows) {
    const [from, to, weight] = typeof row === 'object' ? row : []
    if (!isVertex(from, vertices) || !isVertex(to, vertices)) return null
    add(from, to, weight)
    if (!isDirected(shape) && Number(from) !== Number(to)) add(to, from, weight)
  }
  return neighbours
}

function isVertex(number: Value | undefined, vertices: number): number is string {
  return typeof number === 'string' && Number(number) >= 1 && Number(number) <= vertices
}

/** The rows of edges that a list of neighbours stands for; a text says why there are none. */
export function edgesOf(
  neighbours: readonly Value[],
  shape: GraphShape,
): readonly (readonly Value[])[] | string {
  const vertices = neighbours.length - 1
  if (vertices < 0 || (typeof neighbours[0] === 'object' && neighbours[0].length > 0))
    return 'Vertices are numbered from 1, and so the list of vertex 0 is there and empty.'
  const edges: (readonly Value[])[] = []
  const open = new Map<string, number>()
  const count = (key: string, by: 1 | -1) => open.set(key, (open.get(key) ?? 0) + by)
  for (const [from, list] of neighbours.entries()) {
    for (const neighbour of typeof list === 'object' ? list : []) {
      const edge = typeof neighbour === 'object' ? neighbour : [neighbour]
      const [to] = edge
      if (edge.length !== (isWeighted(shape) ? 2 : 1))
        return 'A neighbour in a weighted graph is a pair of its number and the weight, as in [2, 5].'
      if (!isVertex(to, vertices))
        return `There is no vertex ${String(to)}: they are numbered from 1 to ${vertices}.`
      const isBack = !isDirected(shape) && Number(to) < from
      if (!isBack) edges.push([String(from), ...edge])
      if (!isDirected(shape) && Number(to) !== from)
        count(
          isBack ? `${Number(to)} ${from} ${edge[1]}` : `${from} ${Number(to)} ${edge[1]}`,
          isBack ? -1 : 1,
        )
    }
  }
  const oneSided = [...open].find(([, balance]) => balance !== 0)
  if (!oneSided) return edges
  const [a, b] = oneSided[0].split(' ')
  return `An edge stands at both of its ends, and the one between ${a} and ${b} does not.`
}
