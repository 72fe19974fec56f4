import type { EditorSettings } from '@codedojo/contract'
import { CircleX, TriangleAlert } from 'lucide-react'
import { pluralize } from '../../lib/format/pluralize.ts'
import type { CaretPosition } from './caret-position.ts'
import type { EditorMark } from './editor-marks.ts'
import { keymapWords } from './editor-settings.ts'

interface StatusLineProps {
  caret: CaretPosition
  settings: EditorSettings
  /** Vim's mode, such as `visual line`. */
  vimMode: string
  marks: readonly EditorMark[]
}

export function StatusLine({ caret, settings, vimMode, marks }: StatusLineProps) {
  const errors = marks.filter((mark) => mark.severity === 'error').length
  const warnings = marks.length - errors
  return (
    <footer className="num flex h-7 shrink-0 short:hidden items-center gap-4 overflow-hidden border-t border-line bg-panel px-3 text-caption whitespace-nowrap text-muted">
      <span>
        Ln {caret.line}, Col {caret.column}
      </span>
      <span>Spaces: {settings.tabSize}</span>
      {settings.keymap !== 'default' && (
        <span className="rounded border border-line-strong px-1.5 text-ink">
          {keymapWords[settings.keymap]} keys
        </span>
      )}
      {settings.keymap === 'vim' && (
        <span
          role="status"
          aria-label="Vim mode"
          className={`rounded px-1.5 uppercase ${vimMode === 'normal' ? 'bg-raised text-ink' : 'bg-primary-soft text-primary'}`}
        >
          {vimMode}
        </span>
      )}
      {errors > 0 && (
        <span className="inline-flex items-center gap-1 text-err">
          <CircleX size={14} strokeWidth={1.75} aria-hidden /> {pluralize(errors, 'error')}
        </span>
      )}
      {warnings > 0 && (
        <span className="inline-flex items-center gap-1 text-limit">
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden /> {pluralize(warnings, 'warning')}
        </span>
      )}
      <span className="ml-auto font-sans max-md:hidden pointer-coarse:hidden">
        {settings.keymap === 'vim' ? 'Tab in normal mode leaves the editor' : 'Esc leaves the editor'}
      </span>
    </footer>
  )
}
