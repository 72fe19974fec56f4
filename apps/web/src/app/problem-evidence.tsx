import { limits } from '@codedojo/contract'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EditorMark } from '../features/editor/editor-marks.ts'
import { NextInPlan } from '../features/study-plans/next-in-plan.tsx'
import { CompilerView } from '../features/submissions/compiler-view.tsx'
import { JudgedView } from '../features/submissions/judged-view.tsx'
import { JudgingFailure } from '../features/submissions/judging-failure.tsx'
import { isVerdictOnly } from '../features/submissions/judging-state.ts'
import { JudgingView } from '../features/submissions/judging-view.tsx'
import { PhoneResults } from '../features/submissions/phone-results.tsx'
import { VerdictOnly } from '../features/submissions/verdict-only.tsx'
import { Button } from '../ui/button.tsx'
import { ContestLink } from './contest-link.tsx'
import { NoEvidenceYet } from './no-evidence-yet.tsx'
import { useNeighbours } from './use-neighbours.ts'
import type { ProblemWork } from './use-problem-work.ts'

interface ProblemEvidenceProps {
  work: ProblemWork
  isPhone?: boolean
  onJump: (place: EditorMark) => void
  /** Opens the test cases after one was added. */
  onCaseAdded: () => void
  /** What can be done about a failure. */
  actions: ReactNode
  /** In a contest: where to go after a verdict. */
  afterVerdict?: ReactNode
}

/** What the dock shows of the last run or submit: progress, verdict with evidence, compiler text, or why it failed. */
export function ProblemEvidence({
  work,
  isPhone = false,
  onJump,
  onCaseAdded,
  actions,
  afterVerdict,
}: ProblemEvidenceProps) {
  const { state, retry } = work.judging
  switch (state.kind) {
    case 'idle':
      return <NoEvidenceYet />
    case 'judging':
      return <JudgingView state={state} />
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
          <div className="flex flex-col gap-2">
            <NextInPlan problemId={work.problem._id} />
            <NextProblem problemId={work.problem._id} />
          </div>
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

function NextProblem({ problemId }: { problemId: string }) {
  const { openNext } = useNeighbours(problemId)
  if (openNext === null) return null
  return (
    <Button className="w-full" onClick={openNext}>
      Next problem <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
    </Button>
  )
}
