import { printValue } from './call-text.ts'
import { readResult } from './read-result.ts'
import type { Signature } from './signature.ts'
import type { Value, ValueType } from './value-type.ts'

/** Where two values differ first: positions in the lists, from the outermost one on and from 0; none for the values themselves. */
export interface ValueDifference {
  readonly path: readonly number[]
  /** null where the list ends. */
  readonly expected: string | null
  readonly returned: string | null
}

/** The first difference of two results; null if they are one value, or one of them is none. */
export function differenceOfResults(
  signature: Signature,
  { expected, returned }: { readonly expected: string; readonly returned: string },
): ValueDifference | null {
  const values = [readResult(signature, expected), readResult(signature, returned)] as const
  if (values[0] === null || values[1] === null) return null
  return differenceOf(values[0], values[1], signature.declaration.returns)
}

function differenceOf(expected: Value, returned: Value, type: ValueType): ValueDifference | null {
  if (typeof expected !== 'object' || typeof returned !== 'object')
    return expected === returned
      ? null
      : { path: [], expected: printValue(expected, type), returned: printValue(returned, type) }
  const inner = { ...type, depth: type.depth - 1 }
  for (let at = 0; at < Math.max(expected.length, returned.length); at++) {
    const [wanted, got] = [expected[at], returned[at]]
    if (wanted === undefined || got === undefined)
      return {
        path: [at],
        expected: wanted === undefined ? null : printValue(wanted, inner),
        returned: got === undefined ? null : printValue(got, inner),
      }
    const found = differenceOf(wanted, got, inner)
    if (found) return { ...found, path: [at, ...found.path] }
  }
  return null
}

/** "The returned list differs at position 0", or of another value that it differs. */
export function differencePlace({ path }: Pick<ValueDifference, 'path'>, { declaration }: Signature): string {
  const { returns } = declaration
  if (path.length === 0) return 'The returned value differs'
  const [row, column] = path
  const what = returns.shape === 'TreeNode' ? 'tree' : returns.depth === 2 ? 'list of lists' : 'list'
  const place = column === undefined ? `position ${row}` : `row ${row}, position ${column}`
  return `The returned ${what} differs at ${place}`
}
