import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { formatCount } from '../../../lib/format/pluralize.ts'
import { Button } from '../../button.tsx'
import { ScrollRegion } from '../../scroll-region.tsx'
import type { Manner } from '../markdown-text.tsx'

interface MarkdownPreviewProps {
  label: string
  text: string
  /** A longer text is refused by the server and not drawn. */
  maxCharacters: number
  /** The formula syntax of the text. */
  manner: Manner
  renderMarkdown: (text: string) => ReactNode
}

/** Rendering cannot be interrupted, so it waits for a pause in the typing. */
const drawnAfterMs = 250
/** A formula takes 1 to 2 ms to render. A text with more formulas would block at every pause, so it is rendered on demand. */
const formulasDrawnByThemselves = 200

/** The rendered text, updated when the typing pauses. */
export function MarkdownPreview({
  label,
  text: typed,
  maxCharacters,
  manner,
  renderMarkdown,
}: MarkdownPreviewProps) {
  const text = usePaused(typed)
  const [asked, setAsked] = useState<string | null>(null)
  const formulas = useMemo(() => countFormulas(text, manner), [text, manner])
  const isTooLong = text.length > maxCharacters
  const isHeld = formulas > formulasDrawnByThemselves && asked !== text
  return (
    <ScrollRegion
      label={`${label}, preview`}
      className="max-h-[40rem] min-h-40 overflow-y-auto rounded-lg border border-line bg-panel px-4 py-1 text-statement"
    >
      {text.trim() === '' ? (
        <p className="py-3 text-ui text-faint">The preview appears as you type.</p>
      ) : isTooLong ? (
        <p className="py-3 text-ui text-faint">
          {`${label} must be at most ${maxCharacters} characters; this has ${text.length}. A preview of it would stop the page.`}
        </p>
      ) : isHeld ? (
        <div className="py-3 text-ui text-faint">
          <p>Preview paused: drawing {formatCount(formulas)} formulas would hold up the typing.</p>
          <Button isSmall className="mt-3" onClick={() => setAsked(text)}>
            Draw the preview
          </Button>
        </div>
      ) : (
        <Drawn text={text} renderMarkdown={renderMarkdown} />
      )}
    </ScrollRegion>
  )
}

function Drawn({ text, renderMarkdown }: { text: string; renderMarkdown: (text: string) => ReactNode }) {
  return useMemo(() => renderMarkdown(text), [text, renderMarkdown])
}

/** The value, debounced. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), drawnAfterMs)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

const formulaForms = {
  statement: /\$\$?[^$]+\$\$?/g,
  talk: /\$\$[^$]+\$\$/g,
} satisfies Record<Manner, RegExp>

function countFormulas(text: string, manner: Manner): number {
  return text.match(formulaForms[manner])?.length ?? 0
}
