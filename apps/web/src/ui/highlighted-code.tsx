import type { Language } from '@codedojo/contract'
import { highlightCode } from '@lezer/highlight'
import { Fragment, useMemo } from 'react'
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
            <Pieces pieces={pieces} />
            {'\n'}
          </code>
        </div>
      ))}
    </pre>
  )
}

/** A short piece of code in the editor's colours, without numbers. */
export function CodePieces({ language, code }: HighlightedCodeProps) {
  const lines = useMemo(() => linesOfPieces(language, code), [language, code])
  return lines.map((pieces, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the number of a line is what identifies it.
    <Fragment key={index}>
      {index > 0 && '\n'}
      <Pieces pieces={pieces} />
    </Fragment>
  ))
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece) => (
    <span key={piece.from} className={piece.classes}>
      {piece.text}
    </span>
  ))
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
