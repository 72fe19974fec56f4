import type { DetailedSubmission } from '@codedojo/contract'
import { languageNames } from '@codedojo/contract'
import { useState } from 'react'
import { linesOfCode } from '../../../lib/code/code-difference.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { HighlightedCode } from '../../../ui/highlighted-code.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'

/** Longer programs are cut after this many lines and expand on request, because rendering all lines is slow. */
const firstLines = 1000

/** The submitted code with line numbers. */
export function SubmissionCode({ submission: { code, language } }: { submission: DetailedSubmission }) {
  const [isWhole, setIsWhole] = useState(false)
  const lines = linesOfCode(code)
  const shown = isWhole ? lines : lines.slice(0, firstLines)
  return (
    <section aria-label="Submitted code" className="panel overflow-hidden">
      <header className="flex h-10 items-center gap-3 border-b border-line pr-1 pl-4">
        <h2 className="text-body font-semibold">Submitted code</h2>
        <span className="text-ui text-muted">{languageNames[language]}</span>
        <span className="num ml-auto text-caption text-muted">{pluralize(lines.length, 'line')}</span>
        <CopyButton label="Copy code" text={code} />
      </header>
      <ScrollRegion label="Submitted code, lines" className="overflow-x-auto bg-canvas">
        <HighlightedCode language={language} code={shown.join('\n')} lineId={codeLineId} />
      </ScrollRegion>
      {shown.length < lines.length && (
        <button type="button" className="btn btn-ghost btn-sm m-2" onClick={() => setIsWhole(true)}>
          Show all {lines.length} lines
        </button>
      )}
    </section>
  )
}

/** DOM id of a line, counted from 1. */
export function codeLineId(line: number): string {
  return `line-${line}`
}
