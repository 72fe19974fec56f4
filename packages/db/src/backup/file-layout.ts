import { createHash } from 'node:crypto'

// How it works. A back-up is one file that is always read as a whole:
//
//   header │ section │ section │ … │ manifest │ tail
//          each table's rows, gzip   gzip JSON   offset, size and SHA-256 of the manifest
//
// A section is the text output of COPY. The manifest, written last, contains the offset, size, row count and SHA-256 of each
// section; there are no gaps between sections. So a truncated file has no tail, and every changed byte is detected.

/** Contains the format number; it is raised when older programs cannot read the format. */
export const header = Buffer.from('CodeDojo back-up 1\n')
const formatPattern = /^CodeDojo back-up (\d+)\n/

const endMark = Buffer.from('CDJ.END\n')
export const tailBytes = 8 + 8 + 32 + endMark.length

export interface Tail {
  readonly manifestOffset: number
  readonly manifestBytes: number
  readonly manifestSha256: Buffer
}

/** The format number at the start of a file; null if the file is no back-up. */
export function formatOf(firstBytes: Buffer): number | null {
  const [, format] = formatPattern.exec(firstBytes.toString('latin1')) ?? []
  return format === undefined ? null : Number(format)
}

export const currentFormat = formatOf(header) ?? 0

export function writeTail({ manifestOffset, manifestBytes, manifestSha256 }: Tail): Buffer {
  const numbers = Buffer.alloc(16)
  numbers.writeBigUInt64BE(BigInt(manifestOffset), 0)
  numbers.writeBigUInt64BE(BigInt(manifestBytes), 8)
  return Buffer.concat([numbers, manifestSha256, endMark])
}

/** Parses the last bytes of a back-up. Returns null if they are not those of a complete one. */
export function readTail(bytes: Buffer): Tail | null {
  if (bytes.length !== tailBytes || !bytes.subarray(48).equals(endMark)) return null
  return {
    manifestOffset: Number(bytes.readBigUInt64BE(0)),
    manifestBytes: Number(bytes.readBigUInt64BE(8)),
    manifestSha256: bytes.subarray(16, 48),
  }
}

export function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
