import { Maximize2, Minimize2, RotateCcw } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { SaveStatus } from '../../ui/form/save-status.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { SettingsPopover } from './settings-popover.tsx'
import type { OpenDraft } from './use-draft.ts'
import type { ChosenEditorSettings } from './use-editor-settings.ts'

export interface EditorToolbarProps {
  draft: OpenDraft
  chosen: ChosenEditorSettings
  isMaximised: boolean
  /** Absent on phones, where the editor is always full-screen. */
  onToggleMaximised?: (() => void) | undefined
  maximiseShortcut?: string
  /** Shown at the right end of the toolbar. */
  trailing?: ReactNode
  onAskReset: () => void
  ref: Ref<HTMLDivElement>
}

/** Language menu, settings, and actions on the code. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { draft, isMaximised, onToggleMaximised } = props
  const MaximiseIcon = isMaximised ? Minimize2 : Maximize2
  return (
    <div
      ref={props.ref}
      className="flex h-10 shrink-0 items-center gap-1 border-b border-line px-3 max-md:h-12"
    >
      <LanguageMenu
        language={draft.language}
        languages={draft.languages}
        onChoose={(language) => draft.choose({ language })}
      />
      {draft.modes.length > 1 && <ModeSwitch mode={draft.mode} onChoose={(mode) => draft.choose({ mode })} />}
      <span className="ml-auto mr-1 flex min-w-0 items-center">
        {draft.other === null && <SaveStatus {...draft} isNarrow={draft.modes.length > 1} />}
      </span>
      <SettingsPopover chosen={props.chosen} />
      <IconButton
        label="Reset code"
        icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
        onClick={props.onAskReset}
      />
      {onToggleMaximised && (
        <IconButton
          label={isMaximised ? 'Minimise the editor' : 'Maximise the editor'}
          icon={<MaximiseIcon size={16} strokeWidth={1.75} aria-hidden />}
          {...(props.maximiseShortcut && { shortcut: props.maximiseShortcut })}
          onClick={onToggleMaximised}
        />
      )}
      {props.trailing}
    </div>
  )
}
