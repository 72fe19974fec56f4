import type { Comparison, Difference, Signature } from '@codedojo/contract'
import { compareOutput } from '../compare/compare-output.ts'

interface ResultToCompare {
  /** The result as the harness printed it. */
  readonly result: Buffer
  readonly answer: Uint8Array
  readonly comparison: Comparison
  readonly signature: Signature
}

/**
 * Compares a function's result with the answer. White space counts here, whatever the problem says of whole programs: it is what
 * tells `[[1, 2], [3]]` from `[[1], [2, 3]]`, and a text from the same one with a blank. Returns null if the result is right.
 */
export function compareResult({ result, answer, comparison, signature }: ResultToCompare): Difference | null {
  if (Buffer.compare(result, answer) === 0) return null
  const isText = signature.declaration.returns.scalar === 'string'
  const comparable = comparison.spaceSensitive ? asItIs : isText ? withoutLastLineEnd : tidied
  const right =
    signature.output.result.form.kind === 'levels' ? withoutLastNulls(comparable(answer)) : comparable(answer)
  const comparer = compareOutput(right, { ...comparison, spaceSensitive: true })
  comparer.push(comparable(result))
  return comparer.end()
}

const asItIs = (bytes: Uint8Array) => bytes

/** Some authors print a `null` for each child that the last nodes of a tree do not have; harnesses do not. */
function withoutLastNulls(answer: Uint8Array): Uint8Array {
  const text = Buffer.from(answer).toString('latin1')
  return Buffer.from(
    text
      .split('\n')
      .map((line) => line.split(' '))
      .map((words) => words.slice(0, words.findLastIndex((word) => word !== 'null') + 1).join(' '))
      .join('\n'),
    'latin1',
  )
}

const newline = 0x0a

function withoutLastLineEnd(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === newline ? bytes.subarray(0, -1) : bytes
}

/** With one blank between the values of a line, and without what stands behind the last line. */
function tidied(bytes: Uint8Array): Uint8Array {
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split('\n')
    .map((line) =>
      line
        .split(/[\t\v\f\r ]+/)
        .filter((value) => value !== '')
        .join(' '),
    )
  const end = lines.findLastIndex((line) => line !== '')
  return Buffer.from(`${lines.slice(0, end + 1).join('\n')}\n`, 'latin1')
}
