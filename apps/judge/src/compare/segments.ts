/** A maximal run of whitespace bytes or of non-whitespace bytes. */
export interface Segment {
  readonly kind: 'token' | 'space'
  /** May be a view of the current chunk: copy it to keep it. */
  readonly bytes: Uint8Array
  /** Line on which the segment starts, from 1. */
  readonly line: number
  /** Number of the token in its line, from 1. A whitespace segment has the number that the next token on that line would have. */
  readonly token: number
}

const newline = 0x0a
const isSpaceByte = new Uint8Array(256)
for (const byte of [0x20, 0x09, newline, 0x0b, 0x0c, 0x0d]) isSpaceByte[byte] = 1

export interface SegmentReader {
  /** Returns the segments that end inside this chunk. */
  readonly read: (chunk: Uint8Array) => Iterable<Segment>
  /** Returns the last segment; call it after the last chunk. */
  readonly end: () => Segment | null
}

/** The position of a token, or of the start of the data. */
export interface TokenStart {
  readonly at: number
  /** From 1. */
  readonly line: number
  /** Number of tokens before it on its line. */
  readonly tokensBefore: number
}

const beginning: TokenStart = { at: 0, line: 1, tokensBefore: 0 }

/** The last token that starts before `end`. This function only counts, which is much cheaper than splitting into segments. */
export function lastTokenStartBefore(bytes: Uint8Array, end: number): TokenStart {
  let at = end - 1
  while (at > 0 && !startsToken(bytes, at)) at--
  if (at <= 0) return beginning
  let line = 1
  let tokensBefore = 0
  for (let place = 0; place < at; place++) {
    if (bytes[place] === newline) {
      line++
      tokensBefore = 0
    } else if (startsToken(bytes, place)) tokensBefore++
  }
  return { at, line, tokensBefore }
}

function startsToken(bytes: Uint8Array, at: number): boolean {
  return kindOf(bytes[at]) === 'token' && (at === 0 || kindOf(bytes[at - 1]) === 'space')
}

/**
 * Splits bytes that arrive in chunks of any size into segments. Only the six ASCII whitespace bytes separate tokens: NUL, a byte
 * order mark and a no-break space belong to a token.
 */
export function createSegmentReader(from: TokenStart = beginning): SegmentReader {
  const pieces: Uint8Array[] = []
  let kind: Segment['kind'] = 'space'
  let { line, tokensBefore: tokensOnLine } = from

  const take = (last: Uint8Array): Segment => {
    const bytes = pieces.length === 0 ? last : Buffer.concat([...pieces, last])
    pieces.length = 0
    const segment = { kind, bytes, line, token: tokensOnLine + 1 }
    if (kind === 'token') tokensOnLine++
    else {
      const newlines = newlinesIn(bytes)
      line += newlines
      if (newlines > 0) tokensOnLine = 0
    }
    return segment
  }

  return {
    *read(chunk) {
      let start = 0
      while (start < chunk.length) {
        const kindHere = kindOf(chunk[start])
        if (kindHere !== kind && pieces.length > 0) yield take(new Uint8Array())
        kind = kindHere
        const end = endOfSegment(chunk, start)
        if (end === chunk.length) pieces.push(chunk.slice(start))
        else yield take(chunk.subarray(start, end))
        start = end
      }
    },
    end: () => (pieces.length === 0 ? null : take(new Uint8Array())),
  }
}

/** Splits a complete buffer into segments. */
export function* segmentsOf(bytes: Uint8Array, from: TokenStart = beginning): Generator<Segment> {
  const reader = createSegmentReader(from)
  yield* reader.read(bytes)
  const last = reader.end()
  if (last) yield last
}

function kindOf(byte: number | undefined): Segment['kind'] {
  return isSpaceByte[byte ?? 0] === 1 ? 'space' : 'token'
}

function endOfSegment(chunk: Uint8Array, start: number): number {
  const space = isSpaceByte[chunk[start] ?? 0]
  let end = start + 1
  while (end < chunk.length && isSpaceByte[chunk[end] ?? 0] === space) end++
  return end
}

function newlinesIn(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) if (byte === newline) count++
  return count
}
