import type { ProblemProgress, ProblemSummary } from '@codedojo/contract'
import { ArrowRight, Shuffle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { problemPath } from '../../../lib/paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { pickRandomProblem } from '../pick-random-problem.ts'
import { greetingAt, solvedText } from './greeting.ts'
import { findProblemToResume } from './problem-to-resume.ts'
import { progressByDifficulty } from './progress.ts'
import { ProgressPanel } from './progress-panel.tsx'

interface HomeHeroProps {
  firstName: string
  problems: readonly ProblemSummary[]
  solved: ReadonlySet<string>
  problemProgress: readonly ProblemProgress[]
  /** The next problem of the study plan that the user follows; null if none. */
  plannedId: string | null
  /** Hour of the user's clock, 0 to 23. */
  hour: number
  /** Asked of newcomers, in place of what to do next unless they have begun a problem; null if nothing. */
  question: ReactNode
  /** Shown beside the progress; absent on phones. */
  beside: ReactNode
}

export function HomeHero(props: HomeHeroProps) {
  const { firstName, problems, solved, problemProgress, plannedId, hour, question, beside } = props
  const greeting = solved.size === 0 ? 'Welcome' : greetingAt(hour)
  const left = findProblemToResume(problems, solved, problemProgress)
  const showsNext = question === null || left !== null
  return (
    <section
      aria-label="Your progress"
      className="mb-6 grid grid-cols-1 items-center gap-x-10 gap-y-6 max-md:mb-4 max-md:gap-y-4 lg:grid-cols-[1fr_580px]"
    >
      <div className="min-w-0">
        <h1 className="text-display break-words max-md:text-heading">
          {greeting}, <bdi>{firstName}</bdi>
        </h1>
        {showsNext && (
          <>
            <p className="mt-1 text-base text-muted">
              {solvedText(solved.size, left !== null)}
              {left?.progress.lastStatus && (
                <span className="max-md:hidden">
                  {' '}
                  Your last try at problem {left.problem.number}: {left.progress.lastStatus}.
                </span>
              )}
            </p>
            <NextSteps
              problems={problems}
              solved={solved}
              left={left?.problem ?? null}
              plannedId={plannedId}
            />
          </>
        )}
        {question}
      </div>
      {problems.length > 0 && (
        <ProgressPanel progress={progressByDifficulty(problems, solved)} beside={beside} />
      )}
    </section>
  )
}

interface NextStepsProps {
  problems: readonly ProblemSummary[]
  solved: ReadonlySet<string>
  /** The problem to resume. */
  left: ProblemSummary | null
  plannedId: string | null
}

/**
 * Links to the problem to resume, else the next one of the plan, else the first unsolved one, and to a random problem (an
 * unsolved one, if any is left).
 */
function NextSteps({ problems, solved, left, plannedId }: NextStepsProps) {
  const navigate = useNavigate()
  const planned = problems.find(({ _id }) => _id === plannedId)
  const next = left ?? planned ?? problems.find(({ _id }) => !solved.has(_id))
  const openRandom = () => {
    const problem = pickRandomProblem(problems, solved)
    if (problem) void navigate(problemPath(problem))
  }
  if (problems.length === 0) return null
  return (
    <div className="mt-5 flex flex-wrap gap-2 max-md:mt-4">
      {next && (
        <Link
          to={problemPath(next)}
          className={`${buttonClasses({ look: 'primary' })} max-md:w-full max-md:justify-between`}
        >
          {left || solved.size > 0 ? 'Continue' : 'Start'} with problem {next.number}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
      <Button
        className="max-md:hidden"
        icon={<Shuffle size={16} strokeWidth={1.75} aria-hidden />}
        onClick={openRandom}
      >
        {next ? 'Random unsolved' : 'Random problem'}
      </Button>
    </div>
  )
}
