import type { SourceFile } from '@codedojo/problem-package'
import { decodeLatin1 } from './cpp-rare-headers.ts'

/** Sets of headers that programs often begin with; each set is precompiled. Larger sets come first. */
export const leadingHeaderSets = [['iostream', 'vector', 'algorithm'], ['iostream']] as const

/** Name of the file that includes such a set; no real header has this name. */
export function headerSetFileName(set: readonly string[]): string {
  return `first-${set.join('-')}`
}

/**
 * The largest set that all sources include at their very beginning; null if there is none. Including the set before their first
 * line then changes nothing, because standard headers may be included in any order and repeatedly.
 */
export function leadingHeadersOf(sources: readonly SourceFile[]): readonly string[] | null {
  const begun = sources.map((source) => headersAtStart(decodeLatin1(source)))
  if (begun.length === 0) return null
  return (
    leadingHeaderSets.find((set) => set.every((name) => begun.every((headers) => headers.has(name)))) ?? null
  )
}

/** Matches the header name without a slash: a path could lead to a file of the program itself. */
const includeLine = /^#[ \t]*include[ \t]*<(\w[\w+-]*(?:\.h)?)>[ \t]*(?:\/\/.*)?$/

/**
 * The headers included before the first line that is neither an include, empty nor a `//` comment: any other line may change the
 * meaning of a header.
 */
function headersAtStart(text: string): Set<string> {
  const headers = new Set<string>()
  for (const whole of text.split('\n')) {
    const line = whole.trim()
    // A trailing backslash continues the line, also if a NUL byte that the compiler ignores follows it.
    if (/\\\0*$/.test(line)) break
    if (line === '' || line.startsWith('//')) continue
    const name = includeLine.exec(line)?.[1]
    if (name === undefined) break
    headers.add(name)
  }
  return headers
}
