import { type Ref, useRef, useState } from 'react'
import { notify, notifyFailure } from '../../ui/toast.tsx'
import type { CaretPosition } from './caret-position.ts'
import type { EditorHandle } from './code-editor.tsx'
import { DraftConflictNotice } from './draft-conflict-notice.tsx'
import { EditorExit } from './editor-exit.tsx'
import type { EditorMark } from './editor-marks.ts'
import { EditorToolbar, type EditorToolbarProps } from './editor-toolbar.tsx'
import { LazyCodeEditor } from './lazy-code-editor.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { StatusLine } from './status-line.tsx'
import type { OpenDraft } from './use-draft.ts'

interface EditorPanelProps extends Omit<EditorToolbarProps, 'onAskReset' | 'ref'> {
  marks: readonly EditorMark[]
  /** False while something covers the editor; it is loaded once it is visible. */
  isShown?: boolean
  /** Called when the starter code was restored, so that earlier results are discarded. */
  onReset: () => void
  ref: Ref<EditorHandle>
}

/** Toolbar, editor and status line. */
export function EditorPanel({ marks, isShown = true, onReset, ref, ...tools }: EditorPanelProps) {
  const { draft, chosen } = tools
  const [caret, setCaret] = useState<CaretPosition>({ line: 1, column: 1 })
  const [mode, setMode] = useState('normal')
  const [isAsking, setIsAsking] = useState(false)
  const exit = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)

  return (
    <section aria-label="Code" className="flex h-full min-h-0 flex-col">
      <EditorToolbar ref={toolbar} {...tools} onAskReset={() => setIsAsking(true)} />
      {draft.other !== null && <DraftConflictNotice draft={draft} other={draft.other} />}
      <div className="min-h-0 flex-1">
        <LazyCodeEditor
          // Each mode has its own code, and so its own history of changes.
          key={draft.mode}
          ref={ref}
          isWanted={isShown}
          language={draft.language}
          code={draft.code}
          settings={chosen.settings}
          marks={marks}
          onChange={(code) => draft.autosave.type(code)}
          onCaret={setCaret}
          onLeave={() => exit.current?.focus()}
          onMode={setMode}
          onSave={() => void save(draft)}
        />
      </div>
      <EditorExit ref={exit} toolbar={toolbar}>
        <StatusLine caret={caret} vimMode={mode} settings={chosen.settings} marks={marks} />
      </EditorExit>
      <ResetDialog draft={draft} isOpen={isAsking} onOpenChange={setIsAsking} onReset={onReset} />
    </section>
  )
}

const savedKey = 'code-saved'

/** Saves on explicit request, and confirms it with a toast. */
async function save({ autosave }: OpenDraft): Promise<void> {
  await autosave.flush()
  const { saved, failure } = autosave.snapshot()
  if (saved === 'saved') notify('Your code is saved. Submit it when it is done.', { key: savedKey })
  else {
    const text = failure ?? 'Your code is kept on this device, and saved when the server answers again.'
    notifyFailure(text, { key: savedKey })
  }
}
