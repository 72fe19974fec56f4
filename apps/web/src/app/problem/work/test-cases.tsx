import { TestCasesPanel } from '../../../features/submissions/inputs/test-cases-panel.tsx'
import type { ProblemWork } from './use-problem-work.ts'

export function TestCases({ work: { problem, draft, customCases } }: { work: ProblemWork }) {
  return (
    <TestCasesPanel
      visibleCases={problem.visibleTestCases}
      isInteractive={problem.isInteractive === true}
      isMultiPass={problem.isMultiPass === true}
      signature={draft.mode === 'function' ? problem.signature : undefined}
      customCases={customCases.cases}
      shown={customCases.shown}
      onShow={customCases.show}
      onAdd={customCases.add}
      onEdit={customCases.edit}
      onRemove={customCases.remove}
    />
  )
}
