import { useQuery } from '@tanstack/react-query'
import { ReportButton } from '../../features/problem-reports/report-button.tsx'
import { submissionsQuery } from '../../features/submissions/queries.ts'
import { ResultPanel } from '../../features/submissions/result/result-panel.tsx'
import { AcceptedNextSteps } from './accepted-next-steps.tsx'
import { useReportedWork } from './problem-description.tsx'
import type { ProblemLayoutProps } from './problem-layout-props.ts'

/** The result of the last run or submission; nothing before the first. */
export function ProblemResult({ work, view }: Pick<ProblemLayoutProps, 'work' | 'view'>) {
  const { state } = work.judging
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
      waysOn={<AcceptedNextSteps work={work} view={view} />}
      onShowSubmissions={() => view.showLeft('submissions')}
    >
      {/* Without judged test cases none can be reported as wrong. */}
      {state.answer.results.length > 0 && (
        <ReportButton
          work={reported}
          about="test"
          text="Report a wrong or missing test"
          className="text-ui text-muted"
        />
      )}
    </ResultPanel>
  )
}
