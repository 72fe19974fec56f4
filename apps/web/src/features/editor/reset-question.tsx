import { LazyConfirmDialog } from '../../ui/dialog/lazy-confirm-dialog.tsx'
import { notify } from '../../ui/toast.tsx'
import type { OpenDraft } from './use-draft.ts'

interface ResetQuestionProps {
  draft: OpenDraft
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** After the starter code was restored. */
  onReset: () => void
}

/** Asks before the starter code takes the place of what was written; even then that can be undone. */
export function ResetQuestion({ draft, isOpen, onOpenChange, onReset }: ResetQuestionProps) {
  const reset = () => {
    const { autosave, code, starter } = draft
    autosave.type(starter)
    onReset()
    notify('Code reset.', { action: { text: 'Undo', onClick: () => autosave.type(code) } })
  }
  return (
    <LazyConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Confirm Reset"
      question="Are you sure you want to reset your code? All changes will be lost."
      confirmText="Reset code"
      onConfirm={reset}
    />
  )
}
