import type { Language } from '@codedojo/contract'
import { Fragment, useMemo } from 'react'
import { type CodeToken, highlightLines } from '../lib/code/highlight-lines.ts'
import { useLanguageSupport } from '../lib/code/use-language-support.ts'

interface HighlightedCodeProps {
  language: Language
  code: string
}

/** Read-only code with line numbers and the editor's colours, without an editor. `lineId` gives the lines element ids. */
export function HighlightedCode({
  language,
  code,
  lineId,
}: HighlightedCodeProps & { lineId?: ((line: number) => string) | undefined }) {
  const support = useLanguageSupport(language)
  const lines = useMemo(() => highlightLines(support, code), [support, code])
  return (
    <pre className="min-w-max py-2 text-[13px]/[21px]">
      {lines.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their number.
        <div key={index} id={lineId?.(index + 1)} className="flex scroll-mt-8 target:bg-raised">
          <span className="num w-12 shrink-0 pr-4 text-right text-faint select-none" aria-hidden>
            {index + 1}
          </span>
          <code className="pr-4">
            <CodeTokens pieces={pieces} />
            {'\n'}
          </code>
        </div>
      ))}
    </pre>
  )
}

/** A short piece of highlighted code without line numbers. */
export function HighlightedSnippet({ language, code }: HighlightedCodeProps) {
  const support = useLanguageSupport(language)
  const lines = useMemo(() => highlightLines(support, code), [support, code])
  return lines.map((pieces, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their number.
    <Fragment key={index}>
      {index > 0 && '\n'}
      <CodeTokens pieces={pieces} />
    </Fragment>
  ))
}

export function CodeTokens({ pieces }: { pieces: readonly CodeToken[] }) {
  return pieces.map((piece) => (
    <span key={piece.from} className={piece.classes}>
      {piece.text}
    </span>
  ))
}
