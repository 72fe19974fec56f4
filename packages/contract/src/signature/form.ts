import type { Size } from './layout-item.ts'
import {
  type GraphShape,
  isGraph,
  isWeighted,
  listsAround,
  type NodeShape,
  printType,
  type ValueType,
} from './value-type.ts'

/** How the values of a parameter or a result stand in a text. */
export type Form =
  /** As the lists of its type; a linked list as its values in order. */
  | { readonly kind: 'lists' }
  /** A tree level by level, with the word `null` where a node has no child. */
  | { readonly kind: 'levels' }
  /** A line for each node of a tree: value, left child, right child. Nodes have the numbers from 1 on, 1 is the root and 0 is none. */
  | { readonly kind: 'nodes' }
  /**
   * For each node of a linked list the number of the next one, 0 at the end. Nodes have the numbers from 1 on, and the number is the
   * value. `first` is the name of the number with which the list begins.
   */
  | { readonly kind: 'links'; readonly first: string }
  /** A line for each edge of a graph: its two ends, and the weight. */
  | { readonly kind: 'edges'; readonly shape: GraphShape; readonly vertices: Size }

export const plainForm = { kind: 'lists' } as const satisfies Form

/** The type of what stands in the text, which a function gets as something else in all forms but `lists`. */
export function textTypeOf(type: ValueType, form: Form): ValueType {
  switch (form.kind) {
    case 'lists':
      return { scalar: type.scalar, depth: type.depth }
    case 'levels':
      return { scalar: 'string', depth: type.depth }
    case 'nodes':
    case 'edges':
      return { scalar: 'int', depth: 2 }
    case 'links':
      return { scalar: 'int', depth: 1 }
  }
}

interface ShapedItem {
  readonly name: string
  readonly type: ValueType
  /** As the brackets say. */
  readonly sizes: readonly Size[]
  readonly first: string | null
}

/** The form of an item with the sizes of what stands in the text; a text says what is wrong. */
export function formOf({
  name,
  type,
  sizes,
  first,
}: ShapedItem): { readonly form: Form; readonly sizes: readonly Size[] } | string {
  const { shape } = type
  if (first !== null && (shape !== 'ListNode' || type.depth > 1))
    return `"from ${first}" is for a ListNode, and "${name}" is of the type ${printType(type)}.`
  if (shape === undefined) return { form: plainForm, sizes }
  if (isGraph(shape)) return edgesOf(name, shape, sizes)
  if (sizes.length !== type.depth) return nodeSizesFault(name, type, shape)
  const size = sizes.at(-1)
  if (shape === 'TreeNode' && size?.isDown === true)
    return type.depth > 1
      ? `Each tree of "${name}" stands level by level: write [n].`
      : { form: { kind: 'nodes' }, sizes: [size, fixedSize(3)] }
  if (shape === 'TreeNode') return { form: { kind: 'levels' }, sizes }
  return { form: first === null ? plainForm : { kind: 'links', first }, sizes }
}

function edgesOf(
  name: string,
  shape: GraphShape,
  [vertices, edges, ...more]: readonly Size[],
): ReturnType<typeof formOf> {
  const isRight =
    vertices !== undefined &&
    edges !== undefined &&
    more.length === 0 &&
    (vertices.kind === 'count' || vertices.kind === 'fixed') &&
    !vertices.isDown &&
    edges.isDown
  if (!isRight)
    return `"${name}" is a graph: write how many vertices it has and then how many edges, each on a line, as in ${name}[n]{m}.`
  return { form: { kind: 'edges', shape, vertices }, sizes: [edges, fixedSize(isWeighted(shape) ? 3 : 2)] }
}

function nodeSizesFault(name: string, type: ValueType, shape: NodeShape): string {
  const example = listsAround(type) === 0 ? `${name}[n]` : `${name}{k}[]`
  return `"${name}" is written with the number of its ${shape === 'TreeNode' ? 'values level by level' : 'values'}, as in ${example}.`
}

function fixedSize(plus: number): Size {
  return { kind: 'fixed', name: '', plus, isDown: false }
}
