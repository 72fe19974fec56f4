import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import type { ReportedWork } from './report-form.tsx'

const ReportForm = lazy(async () => ({ default: (await import('./report-form.tsx')).ReportForm }))

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
        <Suspense fallback={<FormBones />}>
          <ReportForm work={work} about={about} onClose={() => setIsOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}

function FormBones() {
  return (
    <Skeleton label="Loading the form" className="space-y-4 p-5">
      <Bone className="w-40" />
      <Bone className="w-full" />
      <Bone className="w-64" />
    </Skeleton>
  )
}
