import { assistantNames } from '@codedojo/contract'
import { MessageSquareCode } from 'lucide-react'
import { SmallestInputButton } from '../../features/smallest-input/smallest-input-button.tsx'
import { useHasPart } from '../../lib/installation.ts'
import { Button } from '../../ui/button.tsx'
import type { NinjaWork } from './use-problem-ninja.ts'

/** Buttons that help with a failed submission; nothing without a failure. */
export function FailedSubmissionActions({
  ninja: { failure, findSmallest, askAboutFailure },
}: {
  ninja: NinjaWork
}) {
  const hasAssistants = useHasPart('assistants')
  if (failure === null) return null
  return (
    <>
      {findSmallest && <SmallestInputButton onClick={findSmallest} />}
      {hasAssistants && (
        <Button
          look="ghost"
          isSmall
          icon={<MessageSquareCode size={14} strokeWidth={1.75} aria-hidden />}
          onClick={askAboutFailure}
        >
          Ask {assistantNames.ninja}
        </Button>
      )}
    </>
  )
}
