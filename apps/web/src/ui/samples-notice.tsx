import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { joinClasses } from '../lib/join-classes.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './dialog/confirm-dialog.tsx'

interface SamplesNoticeProps {
  icon: LucideIcon
  /** Says that some entries are only samples. */
  words: string
  /** The confirmation question before they are removed. */
  question: string
  isRemoving: boolean
  onRemove: () => void
  className: string
}

/** Says that entries are only samples, and offers to remove all of them. */
export function SamplesNotice({
  icon: Icon,
  words,
  question,
  isRemoving,
  onRemove,
  className,
}: SamplesNoticeProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section
      aria-label="Samples"
      className={joinClasses(
        'panel flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-ui',
        className,
      )}
    >
      <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <p className="min-w-0 flex-1 basis-64 text-muted">{words}</p>
      <Button isSmall disabled={isRemoving} onClick={() => setIsAsking(true)}>
        Remove samples
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Remove samples"
        question={question}
        confirmText="Remove samples"
        onConfirm={onRemove}
      />
    </section>
  )
}
