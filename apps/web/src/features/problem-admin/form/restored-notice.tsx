import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { formatDateTimeInSentence } from '../../../lib/format/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import type { ProblemDraft } from './problem-draft.ts'

interface RestoredNoticeProps {
  draft: ProblemDraft
  /** null for a new problem. */
  currentVersion: number | null
  onDiscard: () => void
}

/** Says that the form shows a draft of this browser, with a button to discard it. */
export function RestoredNotice({ draft, currentVersion, onDiscard }: RestoredNoticeProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isOutdated = currentVersion !== null && draft.version !== currentVersion
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-limit-soft px-4 py-3 text-ui"
    >
      <TriangleAlert size={16} strokeWidth={1.75} className="shrink-0 text-limit" aria-hidden />
      <p className="min-w-0 flex-1">
        Your unsaved draft of {formatDateTimeInSentence(new Date(draft.keptAt))} was restored.
        {isOutdated &&
          ` It was made on version ${draft.version}; version ${currentVersion} has been saved since.`}
      </p>
      <Button isSmall onClick={() => setIsAsking(true)}>
        Discard draft
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Discard draft"
        question="What was typed and not saved is lost."
        confirmText="Discard draft"
        onConfirm={onDiscard}
      />
    </div>
  )
}
