/** The type of a parameter or a result: a scalar, or a list of lists of one. */
export interface ValueType {
  readonly scalar: ScalarType
  /** How many lists are around the scalar: 0 for the scalar itself, 2 for a matrix. */
  readonly depth: number
}

/** `int` has 64 bits, `float` is a double, `string` has no line end. */
export const scalarTypes = ['int', 'float', 'bool', 'string'] as const
export type ScalarType = (typeof scalarTypes)[number]

/** A list of matrices is no type that people read at a glance. */
export const maxDepth = 2

export function isScalarType(name: string): name is ScalarType {
  return scalarTypes.some((each) => each === name)
}

/** As an author writes it, such as `int[][]`. */
export function printType({ scalar, depth }: ValueType): string {
  return `${scalar}${'[]'.repeat(depth)}`
}

/**
 * A value of a test. A number stays the text that stands in the input, because JavaScript would round a long one; a string is its
 * text, without quotes.
 */
export type Value = string | boolean | readonly Value[]
