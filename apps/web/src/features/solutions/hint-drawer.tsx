import { ChevronDown, ChevronRight, Lightbulb } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { pluralize } from '../../lib/format/pluralize.ts'
import { Button } from '../../ui/button.tsx'
import { HintList } from './open-hints.tsx'

export interface OpenedHints {
  readonly isOpen: boolean
  /** Number of hints that have been opened. */
  readonly shown: number
}

interface HintDrawerProps {
  /** Markdown. */
  hints: readonly string[]
  opened: OpenedHints
  onChange: (opened: OpenedHints) => void
  renderMarkdown: (text: string) => ReactNode
}

/** The hints as a collapsible line, where space is scarce. */
export function HintDrawer({ hints, opened, onChange, renderMarkdown }: HintDrawerProps) {
  const listId = useId()
  const { isOpen, shown } = opened
  if (hints.length === 0) return null
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <section aria-label="Hints of this problem" className="shrink-0 border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className="flex h-9 w-full items-center gap-2 px-4 text-ui text-muted hover:text-ink max-md:h-11"
        onClick={() => onChange({ isOpen: !isOpen, shown: Math.max(shown, 1) })}
      >
        <Lightbulb size={14} strokeWidth={1.75} aria-hidden />
        {pluralize(hints.length, 'hint')} of this problem, without chat
        <Chevron size={14} strokeWidth={1.75} className="ml-auto" aria-hidden />
      </button>
      <div id={listId} hidden={!isOpen} className="max-h-56 overflow-y-auto px-4 pb-3">
        <HintList hints={hints.slice(0, shown)} renderMarkdown={renderMarkdown} />
        {shown < hints.length && (
          <Button
            look="ghost"
            isSmall
            className="mt-2"
            onClick={() => onChange({ isOpen: true, shown: shown + 1 })}
          >
            Show hint {shown + 1}
          </Button>
        )}
      </div>
    </section>
  )
}
