import type { Draft, Problem, Submission, User } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { EditorMark } from '../features/editor/editor-marks.ts'
import { type OpenDraft, useDraft } from '../features/editor/use-draft.ts'
import { problemQuery } from '../features/statement/queries.ts'
import type { CompilerMessage } from '../features/submissions/compiler-message.ts'
import { problemOfInput } from '../features/submissions/custom-cases.ts'
import type { JudgeRequest } from '../features/submissions/judging-state.ts'
import { messagesOf } from '../features/submissions/messages-of.ts'
import { placeMessages } from '../features/submissions/place-messages.ts'
import { submissionsQuery } from '../features/submissions/queries.ts'
import { firstFailure } from '../features/submissions/result-words.ts'
import { type CustomCases, useCustomCases } from '../features/submissions/use-custom-cases.ts'
import { type Judging, useJudging } from '../features/submissions/use-judging.ts'
import { adviceFor } from '../features/submissions/verdict-advice.ts'
import { notify, notifyFailure } from '../ui/toast.tsx'

export interface ProblemWork {
  readonly user: User
  readonly problem: Problem
  readonly draft: OpenDraft
  readonly judging: Judging
  readonly customCases: CustomCases
  /** What the compiler or a crash said about the judged code. */
  readonly messages: readonly CompilerMessage[]
  /** The same at their places, for the editor; empty when another language is open. */
  readonly marks: readonly EditorMark[]
  readonly places: readonly EditorMark[]
  readonly advice: string | null
  /** Number of the case whose evidence is shown. */
  readonly selectedCase: number | null
  readonly selectCase: (index: number) => void
  readonly selectNextFailure: () => void
  readonly run: () => void
  readonly submit: () => void
  readonly save: () => void
  readonly openSubmission: (submission: Submission) => void
}

interface ProblemWorkOptions {
  readonly user: User
  readonly problem: Problem
  readonly drafts: readonly Draft[]
  /** A run or submit was sent: show where it is followed. */
  readonly onSent: () => void
  readonly onVerdict: (request: JudgeRequest) => void
}

/** Everything the problem page does, apart from where it is shown. */
export function useProblemWork({
  user,
  problem,
  drafts,
  onSent,
  onVerdict,
}: ProblemWorkOptions): ProblemWork {
  const queryClient = useQueryClient()
  const draft = useDraft({ userId: user._id, problem, drafts })
  const customCases = useCustomCases(user._id, problem._id)
  const [chosenCase, setChosenCase] = useState<number | null>(null)
  const judging = useJudging(problem._id, (request) => {
    setChosenCase(null)
    if (request.what === 'submit') {
      void queryClient.invalidateQueries({ queryKey: submissionsQuery(problem._id).queryKey })
      void queryClient.invalidateQueries({ queryKey: problemQuery(problem._id).queryKey })
      void queryClient.invalidateQueries({ queryKey: ['problems'] })
    }
    onVerdict(request)
  })
  const { state } = judging

  const submissionId = state.kind === 'judging' && state.request.what === 'submit' ? state.submissionId : null
  useEffect(() => {
    if (submissionId === null) return
    void queryClient.invalidateQueries({ queryKey: submissionsQuery(problem._id).queryKey })
  }, [submissionId, problem._id, queryClient])

  const send = (what: JudgeRequest['what']) => {
    if (state.kind === 'judging') return
    const inputs = customCases.cases.map((each) => each.input)
    if (what === 'run' && inputs.some((input) => problemOfInput(input) !== null)) {
      notifyFailure('A custom input must be at most 64 KB')
      return
    }
    void draft.keeper.flush()
    const customInputs = what === 'run' ? inputs : []
    judging.send({ what, problemId: problem._id, language: draft.language, code: draft.code, customInputs })
    onSent()
  }
  const openSubmission = (submission: Submission) => {
    draft.chooseLanguage(submission.language)
    draft.keeperOf(submission.language).type(submission.code)
    notify('Submission opened in the editor.')
  }
  const failure = state.kind === 'judged' ? firstFailure(state.answer.results) : null
  const selectedCase =
    state.kind === 'judged' ? (chosenCase ?? failure?.index ?? state.answer.results[0]?.index ?? null) : null
  const { messages, places } = useMemo(() => {
    if (state.kind !== 'judged') return { messages: [], places: [] }
    const found = messagesOf(state.request.language, state.answer)
    return { messages: found, places: placeMessages(found, state.request.code, state.request.language) }
  }, [state])
  const isSameLanguage = state.kind === 'judged' && state.request.language === draft.language

  return {
    user,
    problem,
    draft,
    judging,
    customCases,
    messages,
    places,
    marks: isSameLanguage ? places : noMarks,
    advice:
      state.kind === 'judged'
        ? adviceFor(state.answer.overallStatus, state.request.language, problem.limits)
        : null,
    selectedCase,
    selectCase: setChosenCase,
    selectNextFailure: () => {
      if (state.kind === 'judged')
        setChosenCase(nextFailure(state.answer.results, selectedCase) ?? selectedCase)
    },
    run: () => send('run'),
    submit: () => send('submit'),
    save: () => void draft.keeper.flush(),
    openSubmission,
  }
}

const noMarks: readonly EditorMark[] = []

/** Number of the failing case after the given one, round to the first; null when none fails. */
function nextFailure(
  results: readonly { index: number; status: string }[],
  after: number | null,
): number | null {
  const failing = results.filter((each) => each.status !== 'Accepted').map((each) => each.index)
  return failing.find((index) => index > (after ?? 0)) ?? failing[0] ?? null
}
