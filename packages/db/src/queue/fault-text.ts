const mostLetters = 300

/** Describes an error for learners; paths of the machine are removed. */
export function faultText(error: unknown): string {
  const text = error instanceof Error ? innermost(error).message : String(error)
  const line = text.replaceAll(/(?<![\w.])(?:\/[\w.@+:-]+)+\/?/g, '…').replaceAll(/[\s\p{Cc}]+/gu, ' ')
  return `${line.trim().slice(0, mostLetters).replace(/\.$/, '')}.`
}

/** The innermost cause tells what to repair; wrapping errors only tell what was being done. */
function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error
}
