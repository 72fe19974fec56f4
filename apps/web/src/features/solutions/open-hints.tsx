import { Lightbulb } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pluralize } from '../../lib/format/pluralize.ts'
import { Button } from '../../ui/button.tsx'

interface OpenHintsProps {
  /** Markdown. */
  hints: readonly string[]
  renderMarkdown: (text: string) => ReactNode
}

/** The hints, which are free; they are opened one at a time, so that nobody reads more than they wanted. */
export function OpenHints({ hints, renderMarkdown }: OpenHintsProps) {
  const [shown, setShown] = useState(0)
  if (hints.length === 0) return null
  return (
    <section aria-label="Hints" className="mt-6 border-t border-line pt-5">
      <h3 className="text-body font-semibold">Open to everyone</h3>
      <div className="mt-2 flex min-h-10 items-center gap-3">
        <Lightbulb size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
        <span className="text-body">{pluralize(hints.length, 'hint')} for this problem</span>
        {shown < hints.length && (
          <Button look="ghost" isSmall className="ml-auto" onClick={() => setShown(shown + 1)}>
            Show hint {shown + 1}
          </Button>
        )}
      </div>
      <HintList hints={hints.slice(0, shown)} renderMarkdown={renderMarkdown} />
    </section>
  )
}

/** The opened hints. */
export function HintList({ hints, renderMarkdown }: OpenHintsProps) {
  return (
    <ol aria-label="Hints" aria-live="polite" className="empty:hidden">
      {hints.map((hint, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a hint is what identifies it.
        <li key={index} className="border-l-2 border-line-strong pl-4 not-first:mt-3">
          <p className="text-caption text-faint">Hint {index + 1}</p>
          <div className="text-base [&>p]:my-1">{renderMarkdown(hint)}</div>
        </li>
      ))}
    </ol>
  )
}
