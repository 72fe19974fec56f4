import { type ReportedWork, ReportForm } from './report-form.tsx'

interface ReportDialogProps {
  work: ReportedWork
  /** Chosen when the dialog opens. */
  about: 'statement' | 'test'
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ReportDialog({ work, about, isOpen, onOpenChange }: ReportDialogProps) {
  return isOpen && <ReportForm work={work} about={about} onClose={() => onOpenChange(false)} />
}
