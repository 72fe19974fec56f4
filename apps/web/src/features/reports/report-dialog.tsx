import { Dialog } from '../../ui/dialog.tsx'
import { type ReportedWork, ReportForm } from './report-form.tsx'

interface ReportDialogProps {
  work: ReportedWork
  /** Chosen when the dialog opens. */
  about: 'statement' | 'test'
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ReportDialog({ work, about, isOpen, onOpenChange }: ReportDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Report a mistake"
      description="An administrator reads it with the version on your screen. The answer will stand below the statement."
      width="form"
    >
      <ReportForm work={work} about={about} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}
