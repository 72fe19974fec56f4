import { useEffect } from 'react'
import { isPageLeftAtOnce } from '../../lib/page-leaving.ts'
import { useCloseOnBack } from '../dialog/close-on-back.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'

interface LeaveQuestionProps {
  /** Asked at the moment of leaving. */
  isUnderWay: () => boolean
  /** What becomes of it, in one or two sentences. */
  question: string
  leaveText: string
  /** What the browser's step back does in place of leaving the page: it closes what lies over it. */
  onBack?: (() => void) | undefined
  /** The answer was to leave. */
  onLeave?: (() => void) | undefined
  /** The query of the address says only which part of the page is shown, and what is under way goes on. */
  ignoresQuery?: boolean
}

/** Asks before the page is left, by a link, by Back, or by closing the window, while something is under way. */
export function LeaveQuestion({
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
      if (isUnderWay() && !isPageLeftAtOnce()) event.preventDefault()
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
