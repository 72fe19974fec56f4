import type { Language } from '@codedojo/contract'
import { Fragment, useMemo } from 'react'
import { type CodePiece, codePieces } from '../lib/code/code-pieces.ts'
import { useLanguageSupport } from '../lib/code/use-language-support.ts'

interface HighlightedCodeProps {
  language: Language
  code: string
}

/** Code that is only read: line numbers and the editor's colours, without an editor. `lineId` names the elements of its lines. */
export function HighlightedCode({
  language,
  code,
  lineId,
}: HighlightedCodeProps & { lineId?: ((line: number) => string) | undefined }) {
  const support = useLanguageSupport(language)
  const lines = useMemo(() => codePieces(support, code), [support, code])
  return (
    <pre className="min-w-max py-2 text-[13px]/[21px]">
      {lines.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a line is what identifies it.
        <div key={index} id={lineId?.(index + 1)} className="flex scroll-mt-8 target:bg-raised">
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
  const support = useLanguageSupport(language)
  const lines = useMemo(() => codePieces(support, code), [support, code])
  return lines.map((pieces, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the number of a line is what identifies it.
    <Fragment key={index}>
      {index > 0 && '\n'}
      <Pieces pieces={pieces} />
    </Fragment>
  ))
}

export function Pieces({ pieces }: { pieces: readonly CodePiece[] }) {
  return pieces.map((piece) => (
    <span key={piece.from} className={piece.classes}>
      {piece.text}
    </span>
  ))
}
