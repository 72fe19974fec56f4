import type { DetailedSubmission } from '@codedojo/contract'
import { ChevronLeft, ChevronRight, CornerUpLeft, GitCompare } from 'lucide-react'
import { Link } from 'react-router'
import { joinClasses } from '../../../lib/join-classes.ts'
import { differencePath, submissionPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'

interface SubmissionLinksProps {
  submission: DetailedSubmission
  /** Path that opens the code in the editor; null if the problem is not accessible. */
  editorPath: string | null
}

/** The actions on a submission. */
export function SubmissionLinks({ submission, editorPath }: SubmissionLinksProps) {
  const { _id, previousId, turn } = submission
  const isTurn = turn?.lastWrongId === previousId && turn?.firstAcceptedId === _id
  return (
    <div className="flex flex-wrap gap-2">
      {editorPath && (
        <Link to={editorPath} className={buttonClasses({ look: 'primary' })}>
          <CornerUpLeft size={16} strokeWidth={1.75} aria-hidden />
          Open in editor
        </Link>
      )}
      {previousId && !isTurn && (
        <Link to={differencePath(previousId, _id)} className={buttonClasses({})}>
          <GitCompare size={16} strokeWidth={1.75} aria-hidden />
          Compare with previous
        </Link>
      )}
      {turn && (
        <Link
          to={differencePath(turn.lastWrongId, turn.firstAcceptedId)}
          className={joinClasses(
            buttonClasses({}),
            'max-md:h-auto max-md:min-h-11 max-md:max-w-full max-md:flex-nowrap max-md:py-2 max-md:text-left max-md:whitespace-normal',
          )}
        >
          <GitCompare size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
          What changed: last wrong → first accepted
        </Link>
      )}
    </div>
  )
}

/** Links to the previous and next submission to the same problem. */
export function SubmissionSteps({ submission: { previousId, nextId } }: { submission: DetailedSubmission }) {
  if (previousId === null && nextId === null) return null
  return (
    <nav aria-label="Attempts at this problem" className="flex flex-wrap gap-2">
      {previousId && (
        <Link to={submissionPath(previousId)} className={buttonClasses({ isSmall: true, look: 'ghost' })}>
          <ChevronLeft size={14} strokeWidth={1.75} aria-hidden />
          Earlier attempt
        </Link>
      )}
      {nextId && (
        <Link to={submissionPath(nextId)} className={buttonClasses({ isSmall: true, look: 'ghost' })}>
          Later attempt
          <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
