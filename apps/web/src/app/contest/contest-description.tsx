import { ranksByPoints } from '@codedojo/contract'
import { ProblemStateMark } from '../../features/contests/problem-state-mark.tsx'
import { DescriptionPanel } from '../../features/statement/description-panel.tsx'
import { pluralize } from '../../lib/format/pluralize.ts'
import type { ContestLayoutProps } from './contest-workspace.tsx'

/** The statement with the problem's points, and without hints, tags and difficulty. */
export function ContestDescription({
  work,
  contest,
  problem,
}: Pick<ContestLayoutProps, 'work' | 'contest' | 'problem'>) {
  const { letter, points } = problem
  const state = contest.problemList.find((each) => each.letter === letter)?.state ?? 'untried'
  return (
    <DescriptionPanel
      problem={problem}
      language={work.draft.language}
      mode={work.draft.mode}
      languages={contest.languages}
      head={({ title, language }) => (
        <header>
          <h1 className="text-heading" lang={language} dir="auto">
            {letter}. {title}
          </h1>
          <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-ui text-muted">
            {ranksByPoints(contest.rule) && <span className="num">{pluralize(points, 'point')}</span>}
            <ProblemStateMark state={state} />
          </div>
        </header>
      )}
    />
  )
}
