import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { joinClasses } from '../lib/join-classes.ts'
import { useMediaQuery } from '../lib/use-media-query.ts'
import { CharacterCount } from './character-count.tsx'
import { FieldNote } from './field.tsx'
import type { Manner } from './markdown/markdown-text.tsx'
import { MarkdownPreview } from './markdown-preview.tsx'

const modes = { write: 'Write', both: 'Side by side', preview: 'Preview' } as const
type Mode = keyof typeof modes

interface MarkdownFieldProps extends ComponentProps<'textarea'> {
  label: string
  /** What is typed, for the preview. */
  text: string
  mostCharacters: number
  error?: string | undefined
  /** In a pane of the page there is no room for both beside each other, however wide the window is. */
  isNarrow?: boolean
  /** `talk`: for the person alone or for others to answer, where only `$$…$$` is a formula. */
  manner?: Manner
  renderMarkdown: (text: string) => ReactNode
}

/** Markdown and what readers will see of it: beside each other where there is room, else one of the two. */
export function MarkdownField(props: MarkdownFieldProps) {
  const {
    label,
    text,
    mostCharacters,
    error,
    isNarrow = false,
    manner = 'statement',
    renderMarkdown,
    ...rest
  } = props
  const noteId = useId()
  const isWide = useMediaQuery('(min-width: 1280px)') && !isNarrow
  const [chosen, setMode] = useState<Mode>('both')
  const mode = chosen === 'both' && !isWide ? 'write' : chosen
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-4">
        <span className="flex flex-wrap items-baseline gap-x-3 text-ui">
          <span aria-hidden>{label}</span>
          <CharacterCount text={text} most={mostCharacters} />
        </span>
        <fieldset className="seg" aria-label={`${label}: write or preview`}>
          {modesFor(isWide).map((each) => (
            <button key={each} type="button" aria-pressed={mode === each} onClick={() => setMode(each)}>
              {modes[each]}
            </button>
          ))}
        </fieldset>
      </div>
      {/* Above, because such a field is often taller than what is in sight. */}
      <div className="-mt-2 mb-2 empty:hidden">
        <FieldNote id={noteId} error={error} />
      </div>
      <div className={joinClasses('grid gap-3', mode === 'both' && 'grid-cols-2')}>
        <div className={joinClasses('flex min-w-0 flex-col', mode === 'preview' && 'hidden')}>
          <textarea
            aria-label={label}
            className="textarea w-full flex-1 py-2 font-mono text-ui/6 max-md:text-[16px]"
            spellCheck={false}
            aria-invalid={error !== undefined}
            aria-describedby={error ? noteId : undefined}
            {...rest}
          />
        </div>
        {mode !== 'write' && (
          <MarkdownPreview
            label={label}
            text={text}
            mostCharacters={mostCharacters}
            manner={manner}
            renderMarkdown={renderMarkdown}
          />
        )}
      </div>
    </div>
  )
}

function modesFor(isWide: boolean): readonly Mode[] {
  return isWide ? ['write', 'both', 'preview'] : ['write', 'preview']
}
