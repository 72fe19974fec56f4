import type { Language } from '@codedojo/contract'
import { highlightCode } from '@lezer/highlight'
import { useMemo } from 'react'
import { codeHighlighter, supportOf } from '../lib/code-languages.ts'

interface HighlightedCodeProps {
  language: Language
  code: string
}

interface Piece {
  readonly text: string
  readonly classes: string
  readonly from: number
}

/** Code that is only read: line numbers and the editor's colours, without an editor. */
export function HighlightedCode({ language, code }: HighlightedCodeProps) {
  const lines = useMemo(() => linesOfPieces(language, code), [language, code])
  return (
    <pre className="min-w-max py-2 text-[13px]/[21px]">
      {lines.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a line is what identifies it.
        <div key={index} className="flex">
          <span className="num w-12 shrink-0 pr-4 text-right text-faint select-none" aria-hidden>
            {index + 1}
          </span>
          <code className="pr-4">
            {pieces.map((piece) => (
              <span key={piece.from} className={piece.classes}>
                {piece.text}
              </span>
            ))}
            {'\n'}
          </code>
        </div>
      ))}
    </pre>
  )
}

function linesOfPieces(language: Language, code: string): Piece[][] {
  const tree = supportOf(language).language.parser.parse(code)
  const lines: Piece[][] = [[]]
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
