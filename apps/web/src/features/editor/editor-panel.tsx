import { Maximize2, Minimize2, RotateCcw } from 'lucide-react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { LaterConfirmDialog } from '../../ui/later-confirm-dialog.tsx'
import { LoadedPart, laterPart } from '../../ui/loaded-part.tsx'
import { SavedWord } from '../../ui/saved-word.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.tsx'
import { TwoVersionsNotice } from '../../ui/two-versions-notice.tsx'
import type { CaretPlace } from './caret-place.ts'
import type { EditorHandle } from './code-editor.tsx'
import type { EditorMark } from './editor-marks.ts'
import { LanguageMenu } from './language-menu.tsx'
import { LaterCodeEditor } from './later-code-editor.tsx'
import { SettingsPopover } from './settings-popover.tsx'
import { StatusLine } from './status-line.tsx'
import type { OpenDraft } from './use-draft.ts'
import type { ChosenEditorSettings } from './use-editor-settings.ts'

const comparedCode = laterPart(
  async () => (await import('../../ui/code-difference/compared-code.tsx')).ComparedCode,
)

interface EditorPanelProps {
  draft: OpenDraft
  chosen: ChosenEditorSettings
  marks: readonly EditorMark[]
  isMaximised: boolean
  /** False while something lies over it: the editor itself is loaded when it can be seen. */
  isShown?: boolean
  /** Absent on phones, where the editor has the whole screen anyway. */
  onToggleMaximised?: (() => void) | undefined
  maximiseShortcut?: string
  /** After the starter code was restored: results of other code mean nothing any more. */
  onReset: () => void
  /** Stands at the right end of the toolbar. */
  trailing?: ReactNode
  ref: Ref<EditorHandle>
}

/** Toolbar, editor and status line. */
export function EditorPanel(props: EditorPanelProps) {
  const { draft, marks, isMaximised, onToggleMaximised, onReset, trailing, ref } = props
  const { settings } = props.chosen
  const [caret, setCaret] = useState<CaretPlace>({ line: 1, column: 1 })
  const [isAsking, setIsAsking] = useState(false)
  const outside = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const reset = () => {
    const { keeper, code, starter } = draft
    keeper.type(starter)
    onReset()
    notify('Code reset.', { action: { text: 'Undo', onClick: () => keeper.type(code) } })
  }
  const MaximiseIcon = isMaximised ? Minimize2 : Maximize2

  return (
    <section aria-label="Code" className="flex h-full min-h-0 flex-col">
      <div
        ref={toolbar}
        className="flex h-10 shrink-0 items-center gap-1 border-b border-line px-3 max-md:h-12"
      >
        <LanguageMenu language={draft.language} languages={draft.languages} onChoose={draft.chooseLanguage} />
        <span className="ml-auto mr-1 flex min-w-0 items-center">
          {draft.other === null && <SavedWord {...draft} />}
        </span>
        <SettingsPopover chosen={props.chosen} />
        <IconButton
          label="Reset code"
          icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setIsAsking(true)}
        />
        {onToggleMaximised && (
          <IconButton
            label={isMaximised ? 'Minimise the editor' : 'Maximise the editor'}
            icon={<MaximiseIcon size={16} strokeWidth={1.75} aria-hidden />}
            {...(props.maximiseShortcut && { shortcut: props.maximiseShortcut })}
            onClick={onToggleMaximised}
          />
        )}
        {trailing}
      </div>
      {draft.other !== null && (
        <TwoVersionsNotice
          what="code"
          other={draft.other}
          onUseOther={() => draft.keeper.takeOther()}
          onKeepMine={() => draft.keeper.keepMine()}
          renderDifference={() => (
            <LoadedPart
              part={comparedCode}
              given={{
                label: 'From your version to the other one',
                language: draft.language,
                before: draft.code,
                after: draft.other ?? '',
              }}
              bones={<CodeBones />}
              failure="The two versions could not be compared."
            />
          )}
        />
      )}
      <div className="min-h-0 flex-1">
        <LaterCodeEditor
          ref={ref}
          isWanted={props.isShown ?? true}
          language={draft.language}
          code={draft.code}
          settings={settings}
          marks={marks}
          onChange={(code) => draft.keeper.type(code)}
          onCaret={setCaret}
          onLeave={() => outside.current?.focus()}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: where Escape leads to; going back from there skips the editor. */}
      <div
        ref={outside}
        tabIndex={-1}
        className="outline-none focus-visible:ring-2 focus-visible:ring-focus"
        onKeyDown={(event) => {
          if (event.key !== 'Tab' || !event.shiftKey) return
          event.preventDefault()
          lastButtonIn(toolbar.current)?.focus()
        }}
      >
        <StatusLine caret={caret} settings={settings} marks={marks} />
      </div>
      <LaterConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Confirm Reset"
        question="Are you sure you want to reset your code? All changes will be lost."
        confirmText="Reset code"
        onConfirm={reset}
      />
    </section>
  )
}

const CodeBones = () => (
  <Skeleton label="Comparing the two versions" className="space-y-2 p-3">
    <Bone className="h-3 w-2/3" />
    <Bone className="h-3 w-1/2" />
    <Bone className="h-3 w-3/5" />
  </Skeleton>
)

/** In the editor Shift and Tab take indentation away: who goes back into it would never come past it. */
function lastButtonIn(toolbar: HTMLElement | null): HTMLElement | null {
  return [...(toolbar?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1) ?? null
}
