import { type ReactNode, useState } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Area } from './area.tsx'
import { MarkdownPreview } from './markdown-preview.tsx'
import { useProblemForm } from './use-problem-form.ts'

const modes = { write: 'Write', both: 'Side by side', preview: 'Preview' } as const
type Mode = keyof typeof modes

interface MarkdownFieldProps {
  name: 'description' | 'editorial'
  label: string
  rows: number
  renderMarkdown: (text: string) => ReactNode
}

/** Markdown and what learners will see of it: beside each other where there is room, else one of the two. */
export function MarkdownField({ name, label, rows, renderMarkdown }: MarkdownFieldProps) {
  const { register, formState } = useProblemForm()
  const isWide = useMediaQuery('(min-width: 1280px)')
  const [chosen, setMode] = useState<Mode>('both')
  const mode = chosen === 'both' && !isWide ? 'write' : chosen
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-4">
        <span className="text-ui" aria-hidden>
          {label}
        </span>
        <fieldset className="seg" aria-label={`${label}: write or preview`}>
          {modesFor(isWide).map((each) => (
            <button key={each} type="button" aria-pressed={mode === each} onClick={() => setMode(each)}>
              {modes[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={joinClasses('grid gap-3', mode === 'both' && 'grid-cols-2')}>
        <Area
          label={label}
          isLabelHidden
          isMono
          rows={rows}
          className={mode === 'preview' ? 'hidden' : ''}
          error={formState.errors[name]?.message}
          {...register(name)}
        />
        {mode !== 'write' && <MarkdownPreview name={name} label={label} renderMarkdown={renderMarkdown} />}
      </div>
    </div>
  )
}

function modesFor(isWide: boolean): readonly Mode[] {
  return isWide ? ['write', 'both', 'preview'] : ['write', 'preview']
}
