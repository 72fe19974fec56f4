/** The type of a parameter or a result: a scalar, a list of lists of one, or a shape that is made of such lists. */
export interface ValueType {
  readonly scalar: ScalarType
  /** How many lists are around the scalar, those of the shape included: 0 for the scalar itself, 2 for a matrix, 1 for a tree. */
  readonly depth: number
  /** What a function takes and returns in place of the innermost lists; absent where it is the lists. */
  readonly shape?: Shape | undefined
}

/** `int` has 64 bits, `float` is a double, `string` has no line end. */
export const scalarTypes = ['int', 'float', 'bool', 'string'] as const
export type ScalarType = (typeof scalarTypes)[number]

/**
 * What is written as lists of whole numbers and is something else to a function:
 * - `TreeNode` is a binary tree, level by level: `[3, 9, 20, null, null, 15, 7]`;
 * - `ListNode` is a linked list, its values in order;
 * - the graphs are the neighbours of each vertex, from 1 on; the list of vertex 0 is empty. In the weighted ones a neighbour is a pair
 *   of its number and the weight of the edge; in those that are no digraphs an edge stands at both of its ends.
 */
export const shapes = [
  'TreeNode',
  'ListNode',
  'graph',
  'digraph',
  'weightedGraph',
  'weightedDigraph',
] as const
export type Shape = (typeof shapes)[number]
export type NodeShape = 'TreeNode' | 'ListNode'
export type GraphShape = Exclude<Shape, NodeShape>

/** How many lists a shape is written with. */
const depthOfShape = {
  TreeNode: 1,
  ListNode: 1,
  graph: 2,
  digraph: 2,
  weightedGraph: 3,
  weightedDigraph: 3,
} as const satisfies Record<Shape, number>

/** A list of matrices is no type that people read at a glance. */
export const maxDepth = 2

export function isScalarType(name: string): name is ScalarType {
  return scalarTypes.some((each) => each === name)
}

export function isShape(name: string): name is Shape {
  return shapes.some((each) => each === name)
}

export function isGraph(shape: Shape | undefined): shape is GraphShape {
  return shape !== undefined && shape !== 'TreeNode' && shape !== 'ListNode'
}

export function isWeighted(shape: GraphShape): boolean {
  return shape === 'weightedGraph' || shape === 'weightedDigraph'
}

export function isDirected(shape: GraphShape): boolean {
  return shape === 'digraph' || shape === 'weightedDigraph'
}

/** A shape with lists around it. */
export function shapeType(shape: Shape, listsAround: number): ValueType {
  return { scalar: 'int', depth: listsAround + depthOfShape[shape], shape }
}

/** How many lists stand around the shape or the scalar. */
export function listsAround({ depth, shape }: ValueType): number {
  return shape === undefined ? depth : depth - depthOfShape[shape]
}

/** As an author writes it, such as `int[][]`. */
export function printType(type: ValueType): string {
  return `${type.shape ?? type.scalar}${'[]'.repeat(listsAround(type))}`
}

/**
 * A value of a test. A number stays the text that stands in the input, because JavaScript would round a long one; a string is its
 * text, without quotes; where a tree has no child stands the text `null`.
 */
export type Value = string | boolean | readonly Value[]
