import type { Contest } from '@codedojo/contract'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RegistrationButton } from '../registration/registration-button.tsx'
import { AboutContest } from './about-contest.tsx'
import { ContestProblemRow } from './contest-problem-row.tsx'

interface ContestProblemsProps {
  contest: Contest
  /** Milliseconds since 1970, by the server's clock. */
  now: number
  renderMarkdown: (text: string) => ReactNode
  practisePath: (problemId: string) => string
}

/** The problems in letter order, for participants, and for everybody after the end. */
export function ContestProblems({ contest, now, renderMarkdown, practisePath }: ContestProblemsProps) {
  const { state, mayEnter, isRegistered, problemList } = contest
  return (
    <>
      {state === 'ended' && (
        <p className="mb-4 text-body text-muted">
          The contest is over. Its problems stay open to practise; what you solve now does not change the
          scoreboard.
        </p>
      )}
      {state === 'running' && mayEnter && !isRegistered && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-body text-muted">
            You look at it as an admin. To submit, register; you stay out of competition.
          </p>
          <RegistrationButton contest={contest} now={now} />
        </div>
      )}
      <section aria-label="Problems" className="panel">
        {state === 'running' && !mayEnter ? (
          <EmptyState
            title="Register to see the problems."
            detail="The contest is running. Who comes late gets no more time."
            icon={<Lock size={18} strokeWidth={1.75} aria-hidden />}
          >
            <RegistrationButton contest={contest} now={now} isPrimary />
          </EmptyState>
        ) : problemList.length === 0 ? (
          <EmptyState title="This contest has no problems." />
        ) : (
          <ul className="divide-y divide-line">
            {problemList.map((problem) => (
              <ContestProblemRow key={problem.letter} {...{ contest, problem, practisePath }} />
            ))}
          </ul>
        )}
      </section>
      <AboutContest contest={contest} renderMarkdown={renderMarkdown} />
    </>
  )
}
