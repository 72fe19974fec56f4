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

/**
 * A difference of two results that differ; null if they are one value, or one of them is none. How the problem compares is not known
 * here, so it is one that is a difference in every way: the first in which more than the case of letters differs, if there is one; and
 * of decimal numbers the first place where a list ends, if there is one, or else the number that is farthest off.
 */
export function differenceOfResults(
  signature: Signature,
  { expected, returned }: { readonly expected: string; readonly returned: string },
): ValueDifference | null {
  const { returns } = signature.declaration
  const [wanted, got] = [readResult(signature, expected), readResult(signature, returned)]
  if (wanted === null || got === null) return null
  const find = (isSame: IsSame) => differenceOf({ wanted, got, type: returns }, isSame)
  if (returns.scalar === 'string') return find(isSameIgnoringCase) ?? find(isEqual)
  if (returns.scalar !== 'float') return find(isEqual)
  const ended = find(() => true)
  if (ended) return ended
  let most = 0
  find((one, other) => {
    most = Math.max(most, errorOf(one, other))
    return true
  })
  return find((one, other) => most === 0 || errorOf(one, other) < most)
}

type IsSame = (wanted: Scalar, got: Scalar) => boolean
type Scalar = Exclude<Value, readonly Value[]>

const isEqual: IsSame = (wanted, got) => wanted === got

const isSameIgnoringCase: IsSame = (wanted, got) => String(wanted).toLowerCase() === String(got).toLowerCase()

/** The smaller one of the absolute and the relative error, as problems accept either. */
function errorOf(wanted: Scalar, got: Scalar): number {
  if (wanted === got) return 0
  const [right, other] = [Number(wanted), Number(got)]
  const off = Math.abs(right - other)
  if (Number.isNaN(off)) return Infinity
  return Math.min(off, off / Math.abs(right))
}

interface Compared {
  readonly wanted: Value
  readonly got: Value
  readonly type: ValueType
}

/** The first place at which a list ends, or two values are not the same. */
function differenceOf({ wanted, got, type }: Compared, isSame: IsSame): ValueDifference | null {
  if (typeof wanted !== 'object' || typeof got !== 'object') {
    const isOne = typeof wanted !== 'object' && typeof got !== 'object' && isSame(wanted, got)
    return isOne ? null : { path: [], expected: printValue(wanted, type), returned: printValue(got, type) }
  }
  const inner = { ...type, depth: type.depth - 1 }
  for (let at = 0; at < Math.max(wanted.length, got.length); at++) {
    const [left, right] = [wanted[at], got[at]]
    if (left === undefined || right === undefined)
      return {
        path: [at],
        expected: left === undefined ? null : printValue(left, inner),
        returned: right === undefined ? null : printValue(right, inner),
      }
    const found = differenceOf({ wanted: left, got: right, type: inner }, isSame)
    if (found) return { ...found, path: [at, ...found.path] }
  }
  return null
}

/** "The returned list differs at position 0", or of another value that it differs. */
export function differencePlace({ path }: Pick<ValueDifference, 'path'>, { declaration }: Signature): string {
  const { returns } = declaration
  if (path.length === 0) return 'The returned value differs'
  const [row, column] = path
  const isTree = returns.shape === 'TreeNode'
  const what = returns.depth === 2 ? `list of ${isTree ? 'trees' : 'lists'}` : isTree ? 'tree' : 'list'
  const rowName = isTree ? 'tree' : 'row'
  const place = column === undefined ? `position ${row}` : `${rowName} ${row}, position ${column}`
  return `The returned ${what} differs at ${place}`
}
