import type { Language } from '@codedojo/contract'
import { highlightCode } from '@lezer/highlight'
import { codeHighlighter, supportOf } from './code-languages.ts'

/** A stretch of code in one colour. */
export interface CodePiece {
  readonly text: string
  readonly classes: string
  /** Its place in the whole code. */
  readonly from: number
}

/** The lines of a program, cut where the editor changes its colours. */
export function codePieces(language: Language, code: string): CodePiece[][] {
  const tree = supportOf(language).language.parser.parse(code)
  const lines: CodePiece[][] = [[]]
  let from = 0
  const put = (text: string, classes: string) => {
    lines.at(-1)?.push({ text, classes, from })
    from += text.length
  }
  highlightCode(code, tree, codeHighlighter, put, () => {
    from += 1
    lines.push([])
  })
  return lines
}
