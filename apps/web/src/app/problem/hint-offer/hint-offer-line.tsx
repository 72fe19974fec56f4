import { Lightbulb } from 'lucide-react'
import { useRef } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Button } from '../../../ui/button.tsx'

interface HintOfferLineProps {
  isShown: boolean
  onShowHint: () => void
  onDismiss: () => void
  className?: string
}

/**
 * A quiet line that offers a hint; it takes no focus. The region for screen readers exists before it has words, because one
 * that comes with them is not read out.
 */
export function HintOfferLine({ isShown, onShowHint, onDismiss, className }: HintOfferLineProps) {
  const line = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={line}
      tabIndex={-1}
      className={joinClasses(
        'outline-none',
        isShown
          ? 'flex shrink-0 flex-wrap items-center gap-x-3 border-line py-1 pr-2 pl-4 text-ui max-md:pl-3'
          : 'sr-only',
        className,
      )}
    >
      <p role="status" className="flex min-w-56 flex-1 items-center gap-2 py-1 text-muted">
        {isShown && (
          <>
            <Lightbulb size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
            Stuck? A hint may help.
          </>
        )}
      </p>
      {isShown && (
        <div className="flex flex-wrap gap-1 py-1">
          <Button isSmall onClick={onShowHint}>
            Show a hint
          </Button>
          <Button
            isSmall
            look="ghost"
            onClick={() => {
              // Its button disappears: the next Tab continues from here, not from the top of the page.
              line.current?.focus()
              onDismiss()
            }}
          >
            Not now
          </Button>
        </div>
      )}
    </div>
  )
}
