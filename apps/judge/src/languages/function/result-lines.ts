import type { Signature } from '@codedojo/contract'

/** A part of a line of a printed result. */
export type ResultPart =
  | { readonly kind: 'result' }
  /** A count: how long the result, or its first row (`level` 1), is, less `minus`. */
  | { readonly kind: 'count'; readonly level: 0 | 1; readonly minus: number }

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
  const levels = result.sizes.slice(0, declaration.returns.depth)
  const partOf = (name: string): ResultPart => {
    if (name === result.name) return { kind: 'result' }
    const level = levels[0]?.name === name ? 0 : 1
    return { kind: 'count', level, minus: levels[level]?.plus ?? 0 }
  }
  return {
    lines: output.lines.map((line) => line.map(({ name }) => partOf(name))),
    separators: levels.map(({ isDown }) => (isDown ? '\n' : ' ')),
    emptyWord,
    boolWords,
  }
}
