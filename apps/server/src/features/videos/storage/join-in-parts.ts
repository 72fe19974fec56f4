interface Part {
  readonly content: Buffer
  /** Whether it has the full size; only the last one may not. */
  readonly isWhole: boolean
}

interface PartOptions {
  /** What comes before the first chunk; shorter than a part. */
  readonly begin: Buffer
  readonly partBytes: number
}

/** Joins chunks in parts of one size. Memory holds no more than one part and one chunk. */
export async function* joinInParts(
  source: AsyncIterable<Buffer>,
  { begin, partBytes }: PartOptions,
): AsyncGenerator<Part> {
  let chunks = [begin]
  let bytes = begin.length
  for await (const chunk of source) {
    chunks.push(chunk)
    bytes += chunk.length
    while (bytes >= partBytes) {
      const all = Buffer.concat(chunks)
      yield { content: all.subarray(0, partBytes), isWhole: true }
      chunks = [all.subarray(partBytes)]
      bytes -= partBytes
    }
  }
  if (bytes > 0) yield { content: Buffer.concat(chunks), isWhole: false }
}
