import type { ProblemSummary } from '@codedojo/contract'
import { ArrowRight, Shuffle } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { problemPath } from '../../../lib/problem-path.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { randomOf } from '../random-of.ts'
import { greetingAt, solvedText } from './greeting.ts'
import { progressByDifficulty } from './progress.ts'
import { ProgressPanel } from './progress-panel.tsx'

interface HomeHeroProps {
  firstName: string
  problems: readonly ProblemSummary[]
  solved: ReadonlySet<string>
}

export function HomeHero({ firstName, problems, solved }: HomeHeroProps) {
  const unsolved = problems.filter((problem) => !solved.has(problem._id))
  const greeting = solved.size === 0 ? 'Welcome' : greetingAt(new Date().getHours())
  return (
    <section
      aria-label="Your progress"
      className="mb-8 grid grid-cols-1 items-center gap-x-10 gap-y-6 lg:grid-cols-[1fr_580px]"
    >
      <div className="min-w-0">
        <h1 className="text-display break-words max-md:text-heading">
          {greeting}, <bdi>{firstName}</bdi>
        </h1>
        <p className="mt-1 text-base text-muted">{solvedText(solved.size)}</p>
        <NextSteps problems={problems} unsolved={unsolved} isFirst={solved.size === 0} />
      </div>
      {problems.length > 0 && <ProgressPanel progress={progressByDifficulty(problems, solved)} />}
    </section>
  )
}

interface NextStepsProps {
  problems: readonly ProblemSummary[]
  unsolved: readonly ProblemSummary[]
  isFirst: boolean
}

/** The first unsolved problem, or one by chance; with everything solved, one by chance of all. */
function NextSteps({ problems, unsolved, isFirst }: NextStepsProps) {
  const navigate = useNavigate()
  const next = unsolved[0]
  const openRandom = () => {
    const problem = randomOf(unsolved.length > 0 ? unsolved : problems)
    if (problem) void navigate(problemPath(problem))
  }
  if (problems.length === 0) return null
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {next && (
        <Link
          to={problemPath(next)}
          className={`${buttonClasses({ look: 'primary' })} max-md:w-full max-md:justify-between`}
        >
          {isFirst ? 'Start' : 'Continue'} with problem {next.number}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
      <Button
        className="max-md:w-full"
        icon={<Shuffle size={16} strokeWidth={1.75} aria-hidden />}
        onClick={openRandom}
      >
        {unsolved.length > 0 ? 'Random unsolved' : 'Random problem'}
      </Button>
    </div>
  )
}
