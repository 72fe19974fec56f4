import { limits } from '@codedojo/contract'
import type { ReactNode } from 'react'
import type { EditorMark } from '../../features/editor/editor-marks.ts'
import { JudgingFailure } from '../../features/submissions/judging/judging-failure.tsx'
import { isVerdictOnly } from '../../features/submissions/judging/judging-state.ts'
import { JudgingView } from '../../features/submissions/judging/judging-view.tsx'
import { CompilerView } from '../../features/submissions/result/compiler-view.tsx'
import { JudgedView } from '../../features/submissions/result/judged-view.tsx'
import { PhoneResults } from '../../features/submissions/result/phone-results.tsx'
import { VerdictOnly } from '../../features/submissions/result/verdict-only.tsx'
import { notify } from '../../ui/toast.tsx'
import { ContestLink } from '../contest/contest-link.tsx'
import { AcceptedNextSteps } from './accepted-next-steps.tsx'
import { NoResultYet } from './no-result-yet.tsx'
import type { ProblemView } from './work/use-problem-view.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

const cancelledWords =
  'Cancelled. If your code had reached the server before, it is judged and stands in your submissions.'

interface ProblemEvidenceProps {
  work: ProblemWork
  view: ProblemView
  isPhone?: boolean
  onJump: (place: EditorMark) => void
  /** Opens the panel of test cases after one was added. */
  onCaseAdded: () => void
  /** Buttons that help with a failure. */
  actions: ReactNode
  /** In a contest: the next steps after a verdict. */
  afterVerdict?: ReactNode
}

/** The console with the last run or submission: progress, verdict with test cases, compiler messages, or the error. */
export function ProblemEvidence({
  work,
  view,
  isPhone = false,
  onJump,
  onCaseAdded,
  actions,
  afterVerdict,
}: ProblemEvidenceProps) {
  const { state, retry, cancel } = work.judging
  switch (state.kind) {
    case 'idle':
      return <NoResultYet />
    case 'judging':
      return (
        <JudgingView
          state={state}
          caseTimeMs={work.problem.limits[state.request.language].timeMs}
          onCancel={() => {
            cancel()
            if (state.request.what === 'submit') notify(cancelledWords)
          }}
        />
      )
    case 'failed':
      return (
        <JudgingFailure
          key={state.request.sentAt}
          state={state}
          onRetry={retry}
          {...(state.code === 'in_contest' && {
            words: work.closedReason,
            wayOn: <ContestLink contest={work.problem.contest} />,
          })}
        />
      )
    case 'judged':
      break
  }
  const { answer } = state
  if (answer.overallStatus === 'Compilation Error') {
    return (
      <CompilerView
        answer={answer}
        messages={work.messages}
        places={work.places}
        onJump={onJump}
        actions={actions}
      />
    )
  }
  if (isVerdictOnly(state.request)) return <VerdictOnly answer={answer}>{afterVerdict}</VerdictOnly>
  const shown = { answer, selected: work.selectedCase, onSelect: work.selectCase, actions }
  if (isPhone) {
    return (
      <PhoneResults {...shown} request={state.request} advice={work.advice}>
        {answer.overallStatus === 'Accepted' && state.request.what === 'submit' && (
          <AcceptedNextSteps work={work} view={view} />
        )}
      </PhoneResults>
    )
  }
  const addCase = (input: string) => {
    work.customCases.add(input)
    onCaseAdded()
  }
  const hasRoom = work.customCases.cases.length < limits.customInputs
  return <JudgedView {...shown} what={state.request.what} onAddCase={hasRoom ? addCase : undefined} />
}
