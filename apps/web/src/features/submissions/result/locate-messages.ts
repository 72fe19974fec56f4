import { type CompilerMessage, type Language, oddCharactersIn, oddCharacterText } from '@codedojo/contract'

/** A message at a range of the code: line from 1, columns from 0, `to` exclusive. */
export interface LocatedMessage {
  readonly severity: 'error' | 'warning'
  readonly line: number
  readonly from: number
  readonly to: number
  readonly text: string
  /** A hint that compilers do not give: the line contains look-alike characters. */
  readonly hint?: string
}

/** Finds the token that each message points at; a message without a column points at its whole line. */
export function locateMessages(
  messages: readonly CompilerMessage[],
  code: string,
  language: Language,
): LocatedMessage[] {
  const lines = code.split('\n')
  return messages.map(({ severity, line, column, text }) => {
    const source = lines[line - 1] ?? ''
    const hint = severity === 'error' ? hintOf(source) : null
    return { severity, line, text, ...stretchOf(source, column, language), ...(hint && { hint }) }
  })
}

function hintOf(source: string): string | null {
  const names = new Set(
    oddCharactersIn(source).flatMap((odd) => (odd.isAtHome ? [] : [oddCharacterText(odd)])),
  )
  if (names.size === 0) return null
  const them = names.size === 1 ? 'It looks' : 'They look'
  const what = [...names].join(', ')
  return `This line has ${what}. ${them} like something else, and compilers do not take it. Repair under the editor puts plain characters there.`
}

function stretchOf(source: string, column: number | null, language: Language): { from: number; to: number } {
  if (column === null) {
    const from = source.length - source.trimStart().length
    return { from, to: source.trimEnd().length }
  }
  const from = language === 'cpp' ? fromDisplayColumn(source, column) : column - 1
  const token = /^[\w$]+/.exec(source.slice(from))?.[0] ?? ' '
  return { from, to: from + token.length }
}

const gnuTabWidth = 8

/** Converts g++'s display column, with tab stops at every eighth column, to an index. */
function fromDisplayColumn(source: string, column: number): number {
  let width = 0
  for (const [index, character] of Array.from(source).entries()) {
    if (width >= column - 1) return index
    width = character === '\t' ? width + gnuTabWidth - (width % gnuTabWidth) : width + 1
  }
  return source.length
}
