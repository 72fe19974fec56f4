import type { SourceFile } from '@codedojo/problem-package'
import { plainTextOf } from './cpp-rare-headers.ts'

/** Sets of headers that many programs begin with and that are precompiled; the larger ones first. */
export const firstHeaderSets = [['iostream', 'vector', 'algorithm'], ['iostream']] as const

/** The file that includes such a set; no header has this name. */
export function nameOfSet(set: readonly string[]): string {
  return `first-${set.join('-')}`
}

/**
 * The largest of the sets that all these sources include at their very beginning; null when there is none. Including it before
 * their first line then changes nothing: standard headers may come in any order, and more than once.
 */
export function firstHeadersOf(sources: readonly SourceFile[]): readonly string[] | null {
  const begun = sources.map((source) => headersAtStart(plainTextOf(source)))
  if (begun.length === 0) return null
  return (
    firstHeaderSets.find((set) => set.every((name) => begun.every((headers) => headers.has(name)))) ?? null
  )
}

/** Of a header of the library: a path could lead to a file of the program's own. */
const includeLine = /^#[ \t]*include[ \t]*<(\w[\w+-]*(?:\.h)?)>[ \t]*(?:\/\/.*)?$/

/** What is included before the first line that is neither empty nor a short comment: any other may change what a header means. */
function headersAtStart(text: string): Set<string> {
  const headers = new Set<string>()
  for (const whole of text.split('\n')) {
    const line = whole.trim()
    // It goes on in the next line, also when the compiler overlooks a zero byte at its end.
    if (/\\\0*$/.test(line)) break
    if (line === '' || line.startsWith('//')) continue
    const name = includeLine.exec(line)?.[1]
    if (name === undefined) break
    headers.add(name)
  }
  return headers
}
