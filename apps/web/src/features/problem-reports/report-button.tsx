import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyOverlay } from '../../lib/lazy/lazy-overlay.ts'
import { useWasEverTrue } from '../../lib/lazy/use-was-ever-true.ts'
import type { ReportedWork } from './report-dialog.tsx'

const ReportDialog = lazyOverlay(async () => (await import('./report-dialog.tsx')).ReportDialog)

interface ReportButtonProps {
  work: ReportedWork
  /** Initial choice of the subject. */
  about: 'statement' | 'test'
  text: string
  className?: string
}

/** A subtle button that opens the report dialog of a problem. */
export function ReportButton({ work, about, text, className = '' }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useWasEverTrue(isOpen)
  return (
    <>
      <button
        type="button"
        className={`inline-flex min-h-6 items-center gap-1.5 hover:text-ink max-md:min-h-11 ${className}`}
        onClick={() => setIsOpen(true)}
      >
        <Flag size={14} strokeWidth={1.75} aria-hidden /> {text}
      </button>
      {wasOpen && (
        <Suspense>
          <ReportDialog work={work} about={about} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
