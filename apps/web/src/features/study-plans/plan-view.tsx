import type { StudyPlan } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { plansPath, problemPathOf } from '../../lib/paths.ts'
import { DifficultyMark } from '../../shared/problems/difficulty-mark.tsx'
import type { HiddenFacts } from '../../shared/problems/hidden-facts.ts'
import { splitTags } from '../../shared/problems/split-tags.ts'
import { TagChips } from '../../shared/problems/tag-chips.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { MissingOrFailed } from '../../ui/missing-or-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { FollowButton } from './follow-button.tsx'
import { PlanProgress } from './plan-progress.tsx'
import { planQuery } from './queries.ts'

interface PlanViewProps {
  slug: string
  hidden: HiddenFacts
  /** Shown beside the title. */
  mark: ReactNode
}

/** One study plan: progress, next problem, and sections. */
export function PlanView({ slug, hidden, mark }: PlanViewProps) {
  const reading = useQuery(planQuery(slug))
  const { data: plan, isPending } = reading
  if (isPending) return <ListSkeleton />
  if (plan === undefined)
    return (
      <MissingOrFailed
        reading={reading}
        missing="There is no such study plan."
        wayOn={
          <Link to={plansPath} className="btn btn-sm">
            All study plans
          </Link>
        }
        failed="Failed to load the study plan."
      />
    )
  return (
    <>
      <Head plan={plan} mark={mark} />
      <ol className="flex flex-col gap-6">
        {plan.sections.map((section, place) => (
          <li key={section.title}>
            <Section
              section={section}
              number={place + 1}
              hidden={hidden}
              nextId={plan.next?.problemId ?? null}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

function Head({ plan, mark }: { plan: StudyPlan; mark: ReactNode }) {
  return (
    <header className="mb-8 grid items-end gap-x-10 gap-y-4 lg:grid-cols-[1fr_380px]">
      <div className="min-w-0">
        <h1 className="text-display break-words max-md:text-heading">{plan.title}</h1>
        <p className="mt-1 max-w-[680px] text-base text-muted">{plan.summary}</p>
      </div>
      <div className="flex flex-col gap-3">
        <PlanProgress plan={plan} />
        <div className="flex flex-wrap items-center gap-2">
          {plan.next && (
            <Link to={problemPathOf(plan.next.problemId)} className={buttonClasses({ look: 'primary' })}>
              {plan.solved === 0 ? 'Begin' : 'Go on'}
              <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
            </Link>
          )}
          {plan.next === null && plan.total > 0 && (
            <p className="flex items-center gap-2 text-body text-ac">
              <CircleCheck size={16} strokeWidth={1.75} aria-hidden /> Every problem of this plan is solved.
            </p>
          )}
          <FollowButton plan={plan} />
          {mark}
        </div>
      </div>
    </header>
  )
}

interface SectionProps {
  section: StudyPlan['sections'][number]
  number: number
  hidden: HiddenFacts
  nextId: string | null
}

function Section({ section: { title, problems }, number, hidden, nextId }: SectionProps) {
  const solved = problems.filter(({ isSolved }) => isSolved).length
  return (
    <section aria-label={title}>
      <h2 className="mb-2 flex items-baseline justify-between gap-4 text-title">
        <span className="min-w-0 break-words">
          <span className="num text-faint">{number}</span> {title}
        </span>
        <span className="num shrink-0 text-ui text-faint">
          {solved}/{problems.length}
        </span>
      </h2>
      <ul className="panel divide-y divide-line overflow-hidden">
        {problems.map((problem) => (
          <li key={problem.problemId}>
            <Row problem={problem} hidden={hidden} isNext={problem.problemId === nextId} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  problem: StudyPlan['sections'][number]['problems'][number]
  hidden: HiddenFacts
  isNext: boolean
}

function Row({ problem, hidden, isNext }: RowProps) {
  return (
    <Link
      to={problemPathOf(problem.problemId)}
      className="flex min-h-11 items-center gap-3 px-4 py-1 text-body outline-offset-[-2px] hover:bg-raised"
    >
      {problem.isSolved ? (
        <CircleCheck
          size={16}
          strokeWidth={1.75}
          className="shrink-0 text-ac"
          role="img"
          aria-label="Solved"
        />
      ) : (
        <Circle
          size={8}
          strokeWidth={2}
          className="mx-1 shrink-0 text-faint"
          role="img"
          aria-label="Not solved"
        />
      )}
      <span className="num w-8 shrink-0 text-right text-ui text-faint max-md:hidden">{problem.number}</span>
      <bdi className="min-w-0 flex-1 truncate text-left">{problem.title}</bdi>
      {isNext && <span className="chip h-6 border-primary text-ink">Next</span>}
      {!hidden.tags && (
        <span className="shrink-0 max-lg:hidden">
          <TagChips tags={splitTags(problem)} />
        </span>
      )}
      {!hidden.difficulty && (
        <span className="shrink-0 md:w-20">
          <DifficultyMark difficulty={problem.difficulty} />
        </span>
      )}
    </Link>
  )
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading the study plan">
      <Bone className="mb-3 h-7 w-64" />
      <Bone className="mb-10 w-96 max-w-full" />
      <div className="panel divide-y divide-line">
        {['w-1/3', 'w-1/2', 'w-2/5', 'w-1/4', 'w-1/3'].map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
          <div key={place} className="flex h-11 items-center px-4">
            <Bone className={width} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
