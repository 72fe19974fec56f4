import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'

interface PublishEmptyDialogProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Confirms before a course without lessons is published. */
export function PublishEmptyDialog({ isOpen, onClose, onConfirm }: PublishEmptyDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Publish without lessons"
      question="This course has no lesson yet. Whoever buys it finds nothing in it until you add one."
      confirmText="Publish all the same"
      cancelText="Not yet"
      look="primary"
      onConfirm={onConfirm}
    />
  )
}
