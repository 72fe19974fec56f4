import type { Shortcuts } from '@codedojo/contract'
import { Play, Send } from 'lucide-react'
import { ariaKeyShortcuts, keyCaps } from '../../../lib/keys/shortcut-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { disabledButtonProps } from './disabled-button-props.ts'
import type { JudgingState } from './judging-state.ts'
import { submitButtonText } from './judging-text.ts'

interface RunAndSubmitProps {
  state: JudgingState
  /** Why Run and Submit are disabled; null if they are not. */
  disabledReason: string | null
  shortcuts: Shortcuts
  onRun: () => void
  onSubmit: () => void
}

/** The Run and Submit buttons; during judging, the pressed one shows the progress. */
export function RunAndSubmit({ state, disabledReason, shortcuts, onRun, onSubmit }: RunAndSubmitProps) {
  const isJudging = state.kind === 'judging'
  const shared = { isSmall: true, isBusy: isJudging, ...disabledButtonProps(disabledReason) }
  return (
    <>
      <Button
        {...shared}
        aria-keyshortcuts={ariaKeyShortcuts(shortcuts.run)}
        icon={<Play size={14} strokeWidth={1.75} aria-hidden />}
        onClick={onRun}
      >
        {isJudging && state.request.what === 'run' ? submitButtonText(state) : 'Run'}
        {!isJudging && <KeyHint shortcut={shortcuts.run} />}
      </Button>
      <Button
        {...shared}
        look="primary"
        aria-keyshortcuts={ariaKeyShortcuts(shortcuts.submit)}
        icon={<Send size={14} strokeWidth={1.75} aria-hidden />}
        onClick={onSubmit}
      >
        {isJudging && state.request.what === 'submit' ? submitButtonText(state) : 'Submit'}
        {!isJudging && <KeyHint shortcut={shortcuts.submit} />}
      </Button>
    </>
  )
}

const KeyHint = ({ shortcut }: { shortcut: string }) => (
  <span className="num text-caption opacity-80 max-xl:hidden @max-[640px]:hidden" aria-hidden>
    {keyCaps(shortcut).join(' ')}
  </span>
)
