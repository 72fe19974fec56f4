/** The first bytes of an output, and whether there were more. */
export interface CappedOutput {
  readonly push: (chunk: Uint8Array) => void
  readonly bytes: () => Uint8Array
  readonly isCut: () => boolean
}

export function makeCappedOutput(maxBytes: number): CappedOutput {
  const chunks: Uint8Array[] = []
  let room = maxBytes
  let isCut = false
  return {
    push: (chunk) => {
      if (chunk.length > room) isCut = true
      if (room === 0) return
      // Copied, because a chunk may be a view of a reused buffer.
      const kept = Buffer.from(chunk.subarray(0, room))
      chunks.push(kept)
      room -= kept.length
    },
    bytes: () => Buffer.concat(chunks),
    isCut: () => isCut,
  }
}
