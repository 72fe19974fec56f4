import type { LanguageSupport } from '@codemirror/language'
import { highlightCode } from '@lezer/highlight'
import { codeHighlighter } from './code-languages.ts'

/** A piece of code in one colour. */
export interface CodeToken {
  readonly text: string
  readonly classes: string
  /** Offset in the whole code. */
  readonly from: number
}

/** The lines of a program, split into pieces of one colour; each line is one piece while the language is not loaded (null). */
export function highlightLines(support: LanguageSupport | null, code: string): CodeToken[][] {
  if (support === null) return plainPieces(code)
  const tree = support.language.parser.parse(code)
  const lines: CodeToken[][] = [[]]
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

function plainPieces(code: string): CodeToken[][] {
  let from = 0
  return code.split('\n').map((text) => {
    const piece = { text, classes: '', from }
    from += text.length + 1
    return text === '' ? [] : [piece]
  })
}
