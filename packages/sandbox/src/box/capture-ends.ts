import type { StderrGap } from '../sandbox.ts'

/** The beginning and the end of a stream. */
export interface CapturedEnds {
  readonly bytes: Uint8Array
  /** What was left out between them; null if nothing was. */
  readonly gap: StderrGap | null
}

export interface EndsCapture {
  readonly take: (chunk: Uint8Array) => void
  readonly captured: () => CapturedEnds
}

/**
 * Keeps the first and the last part of a stream, together at most `capBytes`, and counts the characters between them.
 *
 * How it works: one buffer, allocated with the first byte. Its first half is filled once; its second half is a ring, so
 * that it always contains the latest bytes, however much a program writes.
 */
export function captureEnds(capBytes: number): EndsCapture {
  // The ring has a byte at least, whatever the cap.
  const headBytes = Math.floor(capBytes / 2)
  const ringBytes = capBytes - headBytes
  let buffer: Buffer | null = null
  let takenBytes = 0
  let takenCharacters = 0
  const placeOf = (at: number) => (at < capBytes ? at : headBytes + ((at - headBytes) % ringBytes))
  return {
    take: (chunk) => {
      if (chunk.length === 0) return
      buffer ??= Buffer.alloc(capBytes)
      takenCharacters += countCharacters(chunk)
      for (let done = 0; done < chunk.length; ) {
        const place = placeOf(takenBytes)
        const part = chunk.subarray(done, done + capBytes - place)
        buffer.set(part, place)
        takenBytes += part.length
        done += part.length
      }
    },
    captured: () => {
      if (!buffer) return { bytes: new Uint8Array(), gap: null }
      if (takenBytes <= capBytes) return { bytes: buffer.subarray(0, takenBytes), gap: null }
      const oldest = placeOf(takenBytes)
      const head = withoutHalfEnd(buffer.subarray(0, headBytes))
      const tail = withoutHalfStart(
        Buffer.concat([buffer.subarray(oldest), buffer.subarray(headBytes, oldest)]),
      )
      const characters = takenCharacters - countCharacters(head) - countCharacters(tail)
      return { bytes: Buffer.concat([head, tail]), gap: { at: head.length, characters } }
    },
  }
}

/** Whether a byte of UTF-8 is not the first one of its character. */
function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80
}

function countCharacters(bytes: Uint8Array): number {
  let count = 0
  // An index loop: an iterator takes ten times as long, and a program may write gigabytes.
  for (let at = 0; at < bytes.length; at++) if (!isContinuation(bytes[at] ?? 0)) count++
  return count
}

const longestCharacterBytes = 4

function withoutHalfEnd(bytes: Buffer): Buffer {
  const start = bytes.findLastIndex(
    (byte, at) => !isContinuation(byte) && at >= bytes.length - longestCharacterBytes,
  )
  return start >= 0 && start + characterBytes(bytes[start] ?? 0) > bytes.length
    ? bytes.subarray(0, start)
    : bytes
}

/** The length in UTF-8 of the character that begins with this byte. */
function characterBytes(first: number): number {
  if (first < 0xc0) return 1
  if (first < 0xe0) return 2
  return first < 0xf0 ? 3 : 4
}

function withoutHalfStart(bytes: Buffer): Buffer {
  const start = bytes.subarray(0, longestCharacterBytes).findIndex((byte) => !isContinuation(byte))
  return start > 0 ? bytes.subarray(start) : bytes
}
