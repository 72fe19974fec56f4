import { type Comparison, type Difference, explainDifference } from '@codedojo/contract'
import { isSameToken } from './same-token.ts'
import { createSegmentReader, lastTokenStartBefore, type Segment, segmentsOf } from './segments.ts'
import { decodeLossless, tokenExcerpt } from './text-excerpt.ts'

/** Compares an output with the expected answer in a streaming fashion. */
export interface OutputComparer {
  readonly push: (chunk: Uint8Array) => void
  /** The first difference, or null if the output is right. Call it once, after the last chunk. */
  readonly end: () => Difference | null
}

/**
 * The default output validator of the ICPC/Kattis format: compares tokens separated by whitespace, or with `spaceSensitive` every
 * whitespace byte as well. In a difference, `line` and `token` (its number in that line) are positions in the output; if the
 * output ended too early, they are positions in the answer.
 * The judge blocks while it compares, so equal bytes are skipped: an output identical to the answer, as nearly all are, is never
 * split into tokens, and any other is split only from its first difference on.
 */
export function compareOutput(answer: Uint8Array, comparison: Comparison): OutputComparer {
  let sameBytes = 0
  let segments: OutputComparer | null = null
  return {
    push: (chunk) => {
      if (!segments) {
        const next = answer.subarray(sameBytes, sameBytes + chunk.length)
        if (Buffer.compare(next, chunk) === 0) {
          sameBytes += chunk.length
          return
        }
        segments = compareSegments(answer, comparison, sameBytes)
      }
      segments.push(chunk)
    },
    end: () => {
      if (!segments && sameBytes === answer.length) return null
      segments ??= compareSegments(answer, comparison, sameBytes)
      return segments.end()
    },
  }
}

/** Starts at the last token that begins within the `sameBytes` bytes known to be equal. */
function compareSegments(answer: Uint8Array, comparison: Comparison, sameBytes: number): OutputComparer {
  const start = lastTokenStartBefore(answer, sameBytes)
  const counts = (segment: Segment) => comparison.spaceSensitive || segment.kind === 'token'
  const expected = segmentsOf(answer.subarray(start.at), start).filter(counts)
  const reader = createSegmentReader(start)
  let difference: Difference | null = null

  const check = (actual: Segment | null) => {
    const right: Segment | null = expected.next().value ?? null
    if (!isSame(actual, right, comparison)) difference = differenceOf(actual, right, comparison)
  }
  const push = (chunk: Uint8Array) => {
    if (difference) return
    for (const segment of reader.read(chunk)) {
      if (counts(segment)) check(segment)
      if (difference) return
    }
  }

  push(answer.subarray(start.at, sameBytes))
  return {
    push,
    end: () => {
      if (difference) return difference
      const last = reader.end()
      if (last && counts(last)) check(last)
      if (!difference) check(null)
      return difference
    },
  }
}

function isSame(actual: Segment | null, right: Segment | null, comparison: Comparison): boolean {
  if (!actual || !right) return actual === right
  if (actual.kind !== right.kind) return false
  return actual.kind === 'space'
    ? Buffer.compare(actual.bytes, right.bytes) === 0
    : isSameToken(actual.bytes, right.bytes, comparison)
}

function differenceOf(actual: Segment | null, right: Segment | null, comparison: Comparison): Difference {
  const place = actual ?? right
  const byTolerance = comparison.floatAbsolute !== null || comparison.floatRelative !== null
  const why = actual && right && whyDifferent(actual, right, byTolerance)
  return {
    line: place?.line ?? 1,
    token: place?.token ?? 1,
    expected: right && tokenExcerpt(right.bytes),
    actual: actual && tokenExcerpt(actual.bytes),
    ...(why === null ? {} : { why }),
    ...(byTolerance && { byTolerance }),
  }
}

function whyDifferent(actual: Segment, right: Segment, byTolerance: boolean): string | null {
  if (actual.kind === 'space' || right.kind === 'space') return null
  return explainDifference({
    actual: decodeLossless(actual.bytes),
    expected: decodeLossless(right.bytes),
    byTolerance,
  })
}
