import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'

interface PublishEmptyQuestionProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before people can buy a course in which they would find nothing. */
export function PublishEmptyQuestion({ isOpen, onClose, onConfirm }: PublishEmptyQuestionProps) {
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
