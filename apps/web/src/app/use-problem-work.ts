import type { Draft, JudgeAnswer, Language, Problem, Submission, User } from '@codedojo/contract'
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
  readonly openSolution: (solution: WrittenCode) => void
}

interface WrittenCode {
  readonly language: Language
  readonly code: string
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
  const judging = useJudging(problem._id, (request) => {
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
  const openCode = ({ language, code }: WrittenCode, words: string) => {
    draft.chooseLanguage(language)
    const keeper = draft.keeperOf(language)
    const before = keeper.snapshot().code
    keeper.type(code)
    notify(words, { action: { text: 'Undo', onClick: () => keeper.type(before) } })
  }
  const judged = useJudgedFacts(judging, draft.language, problem)

  return {
    user,
    problem,
    draft,
    judging,
    customCases,
    ...judged,
    run: () => send('run'),
    submit: () => send('submit'),
    save: () => void draft.keeper.flush(),
    openSubmission: (submission) => openCode(submission, 'Submission opened in the editor.'),
    openSolution: (solution) => openCode(solution, 'Solution opened in the editor.'),
  }
}

type JudgedFacts = Pick<
  ProblemWork,
  'messages' | 'marks' | 'places' | 'advice' | 'selectedCase' | 'selectCase' | 'selectNextFailure'
>

/** What follows from the last verdict: messages with their places, advice, and the case to look at. */
function useJudgedFacts({ state }: Judging, language: Language, problem: Problem): JudgedFacts {
  const [chosen, setChosen] = useState<{ answer: JudgeAnswer; index: number } | null>(null)
  const { messages, places } = useMemo(() => {
    if (state.kind !== 'judged') return { messages: [], places: noMarks }
    const found = messagesOf(state.request.language, state.answer)
    return { messages: found, places: placeMessages(found, state.request.code, state.request.language) }
  }, [state])
  if (state.kind !== 'judged') return nothingJudged

  const { answer, request } = state
  // A choice among the cases of an earlier verdict means nothing for this one.
  const chosenIndex = chosen?.answer === answer ? chosen.index : null
  const selectedCase = chosenIndex ?? firstFailure(answer.results)?.index ?? answer.results[0]?.index ?? null
  const selectCase = (index: number) => setChosen({ answer, index })
  return {
    messages,
    places,
    marks: request.language === language ? places : noMarks,
    advice: adviceFor(answer, request.language, problem.limits),
    selectedCase,
    selectCase,
    selectNextFailure: () => {
      const next = nextFailure(answer.results, selectedCase)
      if (next !== null) selectCase(next)
    },
  }
}

const noMarks: readonly EditorMark[] = []
const nothingJudged: JudgedFacts = {
  messages: [],
  places: noMarks,
  marks: noMarks,
  advice: null,
  selectedCase: null,
  selectCase: () => {},
  selectNextFailure: () => {},
}

/** Number of the failing case after the given one, round to the first; null when none fails. */
function nextFailure(
  results: readonly { index: number; status: string }[],
  after: number | null,
): number | null {
  const failing = results.filter((each) => each.status !== 'Accepted').map((each) => each.index)
  return failing.find((index) => index > (after ?? 0)) ?? failing[0] ?? null
}
