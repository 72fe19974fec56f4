import { useEffect } from 'react'
import { isLeavingWithoutAsking } from '../../lib/page-leaving.ts'
import { useCloseOnBack } from '../dialog/close-on-back.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'

interface LeaveQuestionProps {
  /** Whether something is in progress, evaluated when leaving. */
  isUnderWay: () => boolean
  /** The consequence of leaving for the unfinished work, in one or two sentences. */
  question: string
  leaveText: string
  /** Called by the browser's Back instead of leaving the page, to close an overlay. */
  onBack?: (() => void) | undefined
  /** Called when the user chose to leave. */
  onLeave?: (() => void) | undefined
  /** Changes of the query do not ask: they only switch parts of the page, and the work continues. */
  ignoresQuery?: boolean
}

/**
 * Asks for confirmation before the page is left, by a link, by Back, or by closing the window, while something is in progress.
 */
export function LeaveConfirmation({
  isUnderWay,
  question,
  leaveText,
  onBack,
  onLeave,
  ignoresQuery = false,
}: LeaveQuestionProps) {
  const { blocker, isClosing } = useCloseOnBack(onBack, ({ currentLocation: here, nextLocation: there }) => {
    const isLeft = here.pathname !== there.pathname || (!ignoresQuery && here.search !== there.search)
    return isLeft && isUnderWay()
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnderWay() && !isLeavingWithoutAsking()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnderWay])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked' && !isClosing}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title="Leave the page"
      question={question}
      cancelText="Stay"
      confirmText={leaveText}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
    />
  )
}
