import { LazyConfirmDialog } from '../../ui/dialog/lazy-confirm-dialog.tsx'
import { notify } from '../../ui/toast.tsx'
import type { OpenDraft } from './use-draft.ts'

interface ResetDialogProps {
  draft: OpenDraft
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called when the starter code was restored. */
  onReset: () => void
}

/** Confirms before the starter code replaces the current code; the reset can be undone. */
export function ResetDialog({ draft, isOpen, onOpenChange, onReset }: ResetDialogProps) {
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
