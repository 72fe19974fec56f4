import { useQuery } from '@tanstack/react-query'
import { ReportButton } from '../features/reports/report-button.tsx'
import { NextInPlan } from '../features/study-plans/next-in-plan.tsx'
import { submissionsQuery } from '../features/submissions/queries.ts'
import { ResultPanel } from '../features/submissions/result-panel.tsx'
import { useReportedWork } from './problem-description.tsx'
import type { ProblemSideProps } from './problem-side.ts'
import { useNeighbours } from './use-neighbours.ts'

/** The result of the last run or submit; nothing before the first. */
export function ProblemResult({ work, view }: Pick<ProblemSideProps, 'work' | 'view'>) {
  const { state } = work.judging
  const { openNext } = useNeighbours(work.problem._id)
  const { data: submissions } = useQuery(submissionsQuery(work.problem._id))
  const reported = useReportedWork(work)
  if (state.kind !== 'judged') return null
  return (
    <ResultPanel
      request={state.request}
      answer={state.answer}
      submissions={submissions}
      advice={work.advice}
      selected={work.selectedCase}
      onSelect={(index) => {
        work.selectCase(index)
        view.showDock('results')
      }}
      onNextProblem={openNext}
      wayOn={<NextInPlan problemId={work.problem._id} />}
      onShowSubmissions={() => view.showLeft('submissions')}
    >
      <ReportButton
        work={reported}
        about="test"
        text="Report a wrong or missing test"
        className="text-ui text-muted"
      />
    </ResultPanel>
  )
}
