import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { EditorMark } from '../../features/editor/editor-marks.ts'
import { contestPath } from '../../lib/paths.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { ProblemEvidence } from '../problem/problem-evidence.tsx'
import type { ContestLayoutProps } from './contest-workspace.tsx'
import { useContestNeighbours } from './use-contest-neighbours.ts'

interface ContestEvidenceProps extends Pick<ContestLayoutProps, 'work' | 'view' | 'contest' | 'problem'> {
  isPhone?: boolean
  onJump: (place: EditorMark) => void
  onCaseAdded: () => void
}

/** The result of a run, or the verdict of a submission with the next steps. */
export function ContestEvidence({ work, contest, problem, ...rest }: ContestEvidenceProps) {
  const { openNext } = useContestNeighbours(contest, problem.letter)
  return (
    <ProblemEvidence
      work={work}
      {...rest}
      actions={null}
      afterVerdict={
        <>
          {openNext && (
            <Button isSmall onClick={openNext}>
              Next problem <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
            </Button>
          )}
          <Link
            to={contestPath(contest, 'scoreboard')}
            className={buttonClasses({ isSmall: true, look: 'ghost' })}
          >
            Scoreboard
          </Link>
        </>
      }
    />
  )
}
