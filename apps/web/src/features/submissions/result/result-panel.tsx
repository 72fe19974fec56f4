import { type JudgeAnswer, languageNames, type Submission } from '@codedojo/contract'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/format/format-date.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { LimitsMark } from '../../../shared/submissions/limits-mark.tsx'
import { toneTextClasses, verdictLooks } from '../../../shared/submissions/verdict-look.ts'
import { Button } from '../../../ui/button.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import type { JudgeRequest } from '../judging/judging-state.ts'
import { RecentSubmissions } from '../list/recent-submissions.tsx'
import { RuntimeComparison } from '../runtime/runtime-comparison.tsx'
import { CaseTable } from './case-table.tsx'
import { ResultFigures } from './result-figures.tsx'
import { memoryUnits, passedWords } from './result-text.ts'
import { ScoreResult } from './score-result.tsx'

interface ResultPanelProps {
  request: JudgeRequest
  answer: JudgeAnswer
  /** The user's submissions to this problem, newest first; undefined while loading. */
  submissions: readonly Submission[] | undefined
  advice: string | null
  selected: number | null
  onSelect: (index: number) => void
  onShowSubmissions: () => void
  /** Links to next steps, once the problem is Accepted. */
  waysOn?: ReactNode
  /** Shown at the end, such as the button to report a test case. */
  children?: ReactNode
}

/** Result of the last run or submission, to the left of the code. */
export function ResultPanel(props: ResultPanelProps) {
  const { request, answer, advice, submissions } = props
  const isSubmit = request.what === 'submit'
  return (
    <ScrollRegion label="Result" className="h-full space-y-5 overflow-y-auto p-5 max-md:p-4">
      <Head request={request} answer={answer} />
      <ResultFigures
        request={request}
        answer={answer}
        attempts={isSubmit ? (submissions?.length ?? null) : null}
      />
      <ScoreResult score={answer.score} />
      {answer.errorMessage !== null && <p className="break-words text-body">{answer.errorMessage}</p>}
      {advice !== null && <p className="text-body text-muted">{advice}</p>}
      {isSubmit && answer.overallStatus === 'Accepted' && (
        <RuntimeComparison submissionId={answer.submissionId} submittedAt={request.sentAt} unit="s" />
      )}
      {isSubmit ? <SubmissionPart {...props} /> : <RunPart {...props} />}
      {!isSubmit && props.children}
    </ScrollRegion>
  )
}

function Head({ request, answer }: Pick<ResultPanelProps, 'request' | 'answer'>) {
  const { tone, Icon } = verdictLooks[answer.overallStatus]
  const hasCases = answer.results.length > 0
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className={`flex items-center gap-2 text-heading ${toneTextClasses[tone]}`}>
            <Icon size={24} strokeWidth={1.75} aria-hidden />
            {answer.overallStatus}
          </h2>
          <LimitsMark limitsEnforced={answer.limitsEnforced} />
        </div>
        <p className="num text-caption text-muted">
          {formatDateTime(new Date(request.sentAt))} · {languageNames[request.language]}
        </p>
      </div>
      <p className="mt-1 text-body text-muted">
        {hasCases ? `${passedWords(answer)}.` : 'No case was judged.'}{' '}
        {request.what === 'run' && 'A run is not kept as a submission.'}
      </p>
    </header>
  )
}

function RunPart({ request, answer, selected, onSelect }: ResultPanelProps) {
  if (answer.results.length === 0) return null
  return (
    <section aria-label="Cases of this run" className="overflow-hidden rounded-lg border border-line">
      <CaseTable
        rows={answer.results}
        memoryUnit={memoryUnits[request.what]}
        selected={selected}
        onSelect={onSelect}
      />
      {answer.unjudgedMessage !== undefined && (
        <p className="p-4 text-caption text-muted">{answer.unjudgedMessage}</p>
      )}
    </section>
  )
}

function SubmissionPart(props: ResultPanelProps) {
  const { answer, submissions, onShowSubmissions, waysOn, children } = props
  return (
    <>
      {answer.overallStatus === 'Accepted' && waysOn}
      {submissions !== undefined && submissions.length > 0 && <RecentSubmissions submissions={submissions} />}
      <div className="flex flex-wrap items-center gap-x-2">
        <Button
          look="ghost"
          // Left-aligned when it is alone on its line.
          className="-ml-4"
          onClick={onShowSubmissions}
          icon={<History size={16} strokeWidth={1.75} aria-hidden />}
        >
          {submissions === undefined
            ? 'Your submissions'
            : `See ${pluralize(submissions.length, 'submission')}`}
        </Button>
        {children}
      </div>
    </>
  )
}
