import type { DetailedSubmission, JudgeAnswer, Verdict } from '@codedojo/contract'
import { verdictSchema } from '@codedojo/contract'
import { useMemo, useState } from 'react'
import { codeLineId } from '../../../features/submission-history/submission/submission-code.tsx'
import { PhoneCases } from '../../../features/submissions/inputs/phone-cases.tsx'
import { codeMessages } from '../../../features/submissions/result/code-messages.ts'
import { CompilerView } from '../../../features/submissions/result/compiler-view.tsx'
import { JudgedView } from '../../../features/submissions/result/judged-view.tsx'
import { locateMessages } from '../../../features/submissions/result/locate-messages.ts'
import { firstFailure } from '../../../features/submissions/result/result-text.ts'
import { useIsPhone } from '../../../lib/use-media-query.ts'

/** The test cases of a submission with their outputs, or the compiler messages; nothing when the server discloses neither. */
export function SubmissionEvidence({ submission }: { submission: DetailedSubmission }) {
  const verdict = verdictSchema.safeParse(submission.status).data
  if (verdict === undefined) return null
  const answer = answerOf(submission, verdict)
  if (verdict === 'Compilation Error') return <CompilerWords submission={submission} answer={answer} />
  if (answer.results.length === 0) return null
  return <Cases answer={answer} />
}

/** Converts the submission to the form in which verdicts are shown. */
function answerOf(submission: DetailedSubmission, verdict: Verdict): JudgeAnswer {
  const { _id, results, testCasesPassed, testCasesTotal, runtime, memory, compileMessage } = submission
  return {
    submissionId: _id,
    overallStatus: verdict,
    results: results ?? [],
    testCasesPassed: testCasesPassed ?? 0,
    testCasesTotal: testCasesTotal ?? 0,
    runtime: runtime ?? 0,
    memory: memory ?? 0,
    compileMessage,
    errorMessage: submission.errorMessage,
    limitsEnforced: submission.limitsEnforced ?? true,
  }
}

function Cases({ answer }: { answer: JudgeAnswer }) {
  const isPhone = useIsPhone()
  const [chosen, setChosen] = useState<number | null>(null)
  const selected = chosen ?? firstFailure(answer.results)?.index ?? answer.results[0]?.index ?? null
  const shown = { answer, selected, onSelect: setChosen }
  if (isPhone)
    return (
      <section aria-label="Cases" className="space-y-4">
        <PhoneCases {...shown} memoryUnit="MB" />
      </section>
    )
  return (
    <section aria-label="Cases and difference" className="panel h-105 overflow-hidden">
      <JudgedView {...shown} what="submit" />
    </section>
  )
}

function CompilerWords({ submission, answer }: { submission: DetailedSubmission; answer: JudgeAnswer }) {
  const { language, code } = submission
  const messages = useMemo(() => codeMessages(language, answer), [language, answer])
  const places = useMemo(() => locateMessages(messages, code, language), [messages, code, language])
  return (
    <section aria-label="Compiler" className="panel h-80 overflow-hidden">
      <CompilerView
        answer={answer}
        messages={messages}
        places={places}
        onJump={({ line }) => document.getElementById(codeLineId(line))?.scrollIntoView({ block: 'center' })}
      />
    </section>
  )
}
