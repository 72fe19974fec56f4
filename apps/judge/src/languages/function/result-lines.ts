import type { Signature } from '@codedojo/contract'

/** A part of a line of a printed result. */
export type ResultPart =
  | { readonly kind: 'result' }
  /**
   * A count, less `minus`: how long the result is, or, for the `level` 1, its first element, and so on. The last level may be the
   * characters of a string.
   */
  | { readonly kind: 'count'; readonly level: number; readonly minus: number }

export interface ResultToPrint {
  /** The parts of each line, side by side. */
  readonly lines: readonly (readonly ResultPart[])[]
  /** Between the elements of each level of lists. */
  readonly separators: readonly string[]
  readonly emptyWord: string | null
  readonly boolWords: readonly [string, string]
}

/** How a harness prints the result. */
export function resultToPrint({ output, declaration }: Signature): ResultToPrint {
  const { result, emptyWord, boolWords } = output
  if (result.form.kind === 'links') {
    const separators = output.lines.length > 1 ? ['\n', ' '] : [' ']
    return { lines: [[{ kind: 'result' }]], separators, emptyWord, boolWords }
  }
  const levels = result.sizes.slice(0, declaration.returns.depth)
  const partOf = (name: string): ResultPart => {
    if (name === result.name) return { kind: 'result' }
    const level = result.sizes.findIndex((size) => size.kind === 'count' && size.name === name)
    return { kind: 'count', level, minus: result.sizes[level]?.plus ?? 0 }
  }
  return {
    lines: output.lines.map((line) => line.map(({ name }) => partOf(name))),
    separators: levels.map(({ isDown }) => (isDown ? '\n' : ' ')),
    emptyWord,
    boolWords,
  }
}

interface CountParts {
  /** The length of what stands at a place; the level is that of the place. */
  readonly lengthOf: (place: string, level: number) => string
  /** A length that is 0 unless all lists around it have an element. */
  readonly guarded: (length: string, around: readonly string[]) => string
}

/** The length at a level as an expression of a language that counts from 0 and calls the result `result`. */
export function countAt(level: number, { lengthOf, guarded }: CountParts): string {
  const placeAt = (depth: number) => `result${'[0]'.repeat(depth)}`
  const length = lengthOf(placeAt(level), level)
  return level === 0
    ? length
    : guarded(
        length,
        Array.from({ length: level }, (_, depth) => placeAt(depth)),
      )
}
