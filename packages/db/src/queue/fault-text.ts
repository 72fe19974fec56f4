const mostLetters = 300

/** What went wrong, in words that a learner may read: a path of the machine is nobody's business. */
export function faultText(error: unknown): string {
  const text = error instanceof Error ? innermost(error).message : String(error)
  const line = text.replaceAll(/(?<![\w.])(?:\/[\w.@+:-]+)+\/?/g, '…').replaceAll(/[\s\p{Cc}]+/gu, ' ')
  return `${line.trim().slice(0, mostLetters).replace(/\.$/, '')}.`
}

/** What lies around a cause says only what was being done; the cause says what to mend. */
function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error
}
