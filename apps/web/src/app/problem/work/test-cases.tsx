import { DialoguePanel } from '../../../features/submissions/dialogue/dialogue-panel.tsx'
import { TestCasesPanel } from '../../../features/submissions/inputs/test-cases-panel.tsx'
import type { ProblemWork } from './use-problem-work.ts'

export function TestCases({ work }: { work: ProblemWork }) {
  const { problem, draft, customCases, user, place, closedReason } = work
  const { language, code } = draft
  return (
    <TestCasesPanel
      visibleCases={problem.visibleTestCases}
      isInteractive={problem.isInteractive === true}
      dialogue={
        problem.isInteractive ? (
          <DialoguePanel userId={user._id} {...{ place, language, code, closedReason }} />
        ) : undefined
      }
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
