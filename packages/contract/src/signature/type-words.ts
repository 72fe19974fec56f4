import { isGraph, listsAround, type ScalarType, type ValueType } from './value-type.ts'

const one = {
  int: 'a whole number',
  float: 'a number',
  bool: 'true or false',
  string: 'a text',
} as const satisfies Record<ScalarType, string>

const many = {
  int: 'whole numbers',
  float: 'numbers',
  bool: 'truth values',
  string: 'texts',
} as const satisfies Record<ScalarType, string>

/** A type as a sentence names it, such as `a list of whole numbers`. */
export function typeInWords(type: ValueType): string {
  const { shape, scalar, depth } = type
  if (isGraph(shape)) return 'the neighbours of each vertex'
  const lists = listsAround(type)
  if (shape !== undefined) return lists === 0 ? `a ${shape}` : `a list of ${shape}s`
  return depth === 0 ? one[scalar] : `a list of ${'lists of '.repeat(depth - 1)}${many[scalar]}`
}
