/** First and last byte, both included. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

export type AskedRange =
  | { readonly kind: 'all' }
  | ({ readonly kind: 'part' } & ByteRange)
  /** It begins after the end. */
  | { readonly kind: 'beyond' }

/**
 * What a Range header asks for of so many bytes. Several ranges, other units and what cannot be read mean everything, as a server
 * may choose (RFC 9110, 14.2).
 */
export function parseRange(header: string | undefined, bytes: number): AskedRange {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return { kind: 'all' }
  // The last bytes; more of them than there are mean everything (RFC 9110, 14.1.2).
  if (from === '') return lastBytes(Number(to), bytes)
  const [start, end] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)]
  if (start >= bytes) return { kind: 'beyond' }
  return start > end ? { kind: 'all' } : { kind: 'part', start, end }
}

function lastBytes(count: number, bytes: number): AskedRange {
  if (count === 0) return { kind: 'beyond' }
  return count >= bytes ? { kind: 'all' } : { kind: 'part', start: bytes - count, end: bytes - 1 }
}
