import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { CharacterCount } from '../../form/character-count.tsx'
import { FieldNote } from '../../form/field.tsx'
import { PictureUploadNote } from '../../picture/picture-upload-note.tsx'
import type { Manner } from '../markdown-text.tsx'
import { MarkdownPreview } from './markdown-preview.tsx'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { useMarkdownEdits } from './use-markdown-edits.ts'

const modes = { write: 'Write', both: 'Side by side', preview: 'Preview' } as const
type Mode = keyof typeof modes

interface MarkdownFieldProps extends ComponentProps<'textarea'> {
  label: string
  /** The text, for the preview. */
  text: string
  maxCharacters: number
  error?: string | undefined
  /** Allows uploading pictures by a button, by pasting and by dropping, where the writer has the permission. */
  takesPictures?: boolean
  /** Never shows editor and preview side by side, for a field in a narrow pane. */
  isNarrow?: boolean
  /** `talk`: for chat-like texts and own notes, where only `$$…$$` is a formula. */
  manner?: Manner
  renderMarkdown: (text: string) => ReactNode
}

/** The hints for writers who do not know Markdown. */
const hints = {
  statement: 'Markdown works. Name the language after ``` and code is coloured.',
  talk: 'Markdown works; the rest stays as you type it. Formulas stand between $$ and $$. Name the language after ``` and code is coloured.',
} satisfies Record<Manner, string>

/** A Markdown editor with its preview, side by side where there is room, else as two tabs. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, text, maxCharacters, error, renderMarkdown, ...others } = props
  const { takesPictures = false, isNarrow = false, manner = 'statement', ...area } = others
  const noteId = useId()
  const hintId = useId()
  const isWide = useMediaQuery('(min-width: 1280px)') && !isNarrow
  const [chosen, setMode] = useState<Mode>('both')
  const mode = chosen === 'both' && !isWide ? 'write' : chosen
  const { ref, act, sending, sendPicture, events } = useMarkdownEdits({ ref: area.ref, takesPictures })
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-4">
        <span className="flex flex-wrap items-baseline gap-x-3 text-ui">
          <span aria-hidden>{label}</span>
          <CharacterCount text={text} most={maxCharacters} />
        </span>
        <fieldset className="seg" aria-label={`${label}: write or preview`}>
          {modesFor(isWide).map((each) => (
            <button key={each} type="button" aria-pressed={mode === each} onClick={() => setMode(each)}>
              {modes[each]}
            </button>
          ))}
        </fieldset>
      </div>
      {/* Above the field, because such a field is often taller than the window. */}
      <div className="-mt-2 mb-2 empty:hidden">
        <FieldNote id={noteId} error={error} />
      </div>
      <div className={joinClasses('grid gap-3', mode === 'both' && 'grid-cols-2')}>
        <div className={joinClasses('flex min-w-0 flex-col', mode === 'preview' && 'hidden')}>
          <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
            <MarkdownToolbar
              label={label}
              isOff={area.disabled === true || area.readOnly === true}
              onAct={act}
              onPicture={takesPictures ? sendPicture : null}
            />
          </div>
          <textarea
            aria-label={label}
            className="textarea w-full flex-1 py-2 font-mono text-ui/6 max-md:text-[16px]"
            spellCheck={false}
            aria-invalid={error !== undefined}
            aria-describedby={error ? noteId : hintId}
            {...area}
            {...events}
            ref={ref}
          />
          <p id={hintId} className="mt-1.5 text-caption text-faint">
            {takesPictures ? `${hints[manner]} Pictures can be pasted or dropped.` : hints[manner]}
          </p>
          {sending.upload.kind !== 'none' && (
            <PictureUploadNote upload={sending.upload} onRetry={sendPicture} />
          )}
        </div>
        {mode !== 'write' && (
          <MarkdownPreview
            label={label}
            text={text}
            maxCharacters={maxCharacters}
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
