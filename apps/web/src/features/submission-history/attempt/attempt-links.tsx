import type { Attempt } from '@codedojo/contract'
import { ChevronLeft, ChevronRight, CornerUpLeft, GitCompare } from 'lucide-react'
import { Link } from 'react-router'
import { joinClasses } from '../../../lib/join-classes.ts'
import { attemptPath, differencePath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'

interface AttemptLinksProps {
  attempt: Attempt
  /** Path that opens the code in the editor; null: the problem is not accessible. */
  editorPath: string | null
}

/** The actions on an attempt. */
export function AttemptLinks({ attempt, editorPath }: AttemptLinksProps) {
  const { _id, previousId, turn } = attempt
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

/** Links to the previous and next attempt at the same problem. */
export function AttemptSteps({ attempt: { previousId, nextId } }: { attempt: Attempt }) {
  if (previousId === null && nextId === null) return null
  return (
    <nav aria-label="Attempts at this problem" className="flex flex-wrap gap-2">
      {previousId && (
        <Link to={attemptPath(previousId)} className={buttonClasses({ isSmall: true, look: 'ghost' })}>
          <ChevronLeft size={14} strokeWidth={1.75} aria-hidden />
          Earlier attempt
        </Link>
      )}
      {nextId && (
        <Link to={attemptPath(nextId)} className={buttonClasses({ isSmall: true, look: 'ghost' })}>
          Later attempt
          <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
