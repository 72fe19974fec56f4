import type { Shortcuts } from '@codedojo/contract'
import { Play, Send } from 'lucide-react'
import { ariaKeyShortcuts, keyCaps } from '../../../lib/keys/shortcut-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { closedButton } from './closed-button.ts'
import type { JudgingState } from './judging-state.ts'
import { submitWords } from './judging-text.ts'

interface RunAndSubmitProps {
  state: JudgingState
  /** Why nothing can be run or submitted; null: it can. */
  closedReason: string | null
  shortcuts: Shortcuts
  onRun: () => void
  onSubmit: () => void
}

/** The buttons that send code; while it is judged, the one that was pressed tells how far it is. */
export function RunAndSubmit({ state, closedReason, shortcuts, onRun, onSubmit }: RunAndSubmitProps) {
  const isJudging = state.kind === 'judging'
  const shared = { isSmall: true, isBusy: isJudging, ...closedButton(closedReason) }
  return (
    <>
      <Button
        {...shared}
        aria-keyshortcuts={ariaKeyShortcuts(shortcuts.run)}
        icon={<Play size={14} strokeWidth={1.75} aria-hidden />}
        onClick={onRun}
      >
        {isJudging && state.request.what === 'run' ? submitWords(state) : 'Run'}
        {!isJudging && <KeyHint shortcut={shortcuts.run} />}
      </Button>
      <Button
        {...shared}
        look="primary"
        aria-keyshortcuts={ariaKeyShortcuts(shortcuts.submit)}
        icon={<Send size={14} strokeWidth={1.75} aria-hidden />}
        onClick={onSubmit}
      >
        {isJudging && state.request.what === 'submit' ? submitWords(state) : 'Submit'}
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
