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

/**
 * Joins chunks in parts of one size. Where the source breaks, what it brought is the last part, and its error follows. Memory
 * holds up to two parts, while one is joined.
 */
export async function* joinInParts(
  source: AsyncIterable<Buffer>,
  { begin, partBytes }: PartOptions,
): AsyncGenerator<Part> {
  let chunks = [begin]
  let bytes = begin.length
  let broken: { readonly error: unknown } | null = null
  try {
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
  } catch (error) {
    broken = { error }
  }
  if (bytes > 0) yield { content: Buffer.concat(chunks), isWhole: false }
  if (broken) throw broken.error
}
