import { joinEnds } from '@codedojo/contract'
import type { BoxFacts } from '@codedojo/sandbox'
import { storableText } from '../compare/text-excerpt.ts'

/** Standard error as a text that can be stored; one line replaces the part that the sandbox discarded. */
export function stderrText({ stderr, stderrGap }: Pick<BoxFacts, 'stderr' | 'stderrGap'>): string {
  if (!stderrGap) return storableText(stderr)
  return joinEnds({
    head: storableText(stderr.subarray(0, stderrGap.at)),
    leftOut: stderrGap.characters,
    tail: storableText(stderr.subarray(stderrGap.at)),
  })
}
