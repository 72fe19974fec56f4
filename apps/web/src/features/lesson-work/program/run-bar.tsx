import { Play } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { TextSnapshot } from '../../../lib/autosave/text-autosave.ts'
import { modifierKey } from '../../../lib/keys/modifier-key.ts'
import { Button } from '../../../ui/button.tsx'
import type { ProgramRun } from './use-program-run.ts'

interface RunBarProps {
  run: Pick<ProgramRun, 'state' | 'cancel'>
  onRun: () => void
  runButton: Ref<HTMLButtonElement>
  /** The shown texts of the block, whose save state is displayed. */
  texts: readonly TextSnapshot[]
  /** More buttons. */
  children: ReactNode
}

/** The bar below a program: the Run button, other buttons, and whether the typed text is saved. */
export function RunBar({ run: { state, cancel }, onRun, runButton, texts, children }: RunBarProps) {
  const isRunning = state.kind === 'running'
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2">
      <Button
        ref={runButton}
        isSmall
        look="primary"
        icon={<Play size={14} strokeWidth={1.75} aria-hidden />}
        isBusy={isRunning}
        title={`Run (${modifierKey} ')`}
        onClick={onRun}
      >
        {isRunning ? 'Running' : 'Run'}
      </Button>
      {isRunning && (
        <Button isSmall look="ghost" onClick={cancel}>
          Cancel
        </Button>
      )}
      {children}
      <span className="ml-auto text-caption text-faint">{savedWords(texts)}</span>
    </div>
  )
}

/** Says whether and where the typed text is saved; empty if nothing was changed. */
function savedWords(snapshots: readonly TextSnapshot[]): string {
  const worst = snapshots.find(({ saved }) => saved !== 'saved')
  if (!worst) return ''
  return worst.saved === 'saving' ? 'Saving' : (worst.failure ?? 'Kept on this device')
}
