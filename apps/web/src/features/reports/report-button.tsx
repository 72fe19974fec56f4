import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { type ReportedWork, ReportForm } from './report-form.tsx'

interface ReportButtonProps {
  work: ReportedWork
  /** Chosen when the dialog opens. */
  about: 'statement' | 'test'
  text: string
  className?: string
}

/** A quiet button that opens the report of a problem. */
export function ReportButton({ work, about, text, className = '' }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`inline-flex min-h-6 items-center gap-1.5 hover:text-ink max-md:min-h-11 ${className}`}
        onClick={() => setIsOpen(true)}
      >
        <Flag size={14} strokeWidth={1.75} aria-hidden /> {text}
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Report a mistake"
        description="An administrator reads it with the version on your screen. The answer will stand below the statement."
        width="form"
      >
        <ReportForm work={work} about={about} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}
