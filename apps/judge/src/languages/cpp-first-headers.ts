import type { SourceFile } from '@codedojo/problem-package'

/** Sets of headers that many programs begin with and that are precompiled; the larger ones first. */
export const firstHeaderSets = [['iostream', 'vector', 'algorithm'], ['iostream']] as const

/**
 * The largest of the sets that all these sources include at their very beginning; null when there is none. Including it before
 * their first line then changes nothing: standard headers may come in any order, and more than once.
 */
export function firstHeadersOf(sources: readonly SourceFile[]): readonly string[] | null {
  const begun = sources.map(({ bytes }) => headersAtStart(Buffer.from(bytes).toString('latin1')))
  if (begun.length === 0) return null
  return (
    firstHeaderSets.find((set) => set.every((name) => begun.every((headers) => headers.has(name)))) ?? null
  )
}

const includeLine = /^#[ \t]*include[ \t]*<([\w./+-]+)>[ \t]*(?:\/\/.*)?$/

/** What is included before the first line that is neither empty nor a short comment: any other may change what a header means. */
function headersAtStart(text: string): Set<string> {
  const headers = new Set<string>()
  for (const line of text.split('\n').map((each) => each.trim())) {
    // It goes on in the next line.
    if (line.endsWith('\\')) break
    if (line === '' || line.startsWith('//')) continue
    const name = includeLine.exec(line)?.[1]
    if (name === undefined) break
    headers.add(name)
  }
  return headers
}
