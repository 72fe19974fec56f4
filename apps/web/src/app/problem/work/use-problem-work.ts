import type { CompilerMessage, Draft, JudgeAnswer, Language, Problem, User } from '@codedojo/contract'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { contestQuery, ownSubmissionsQuery, scoreboardQuery } from '../../../features/contests/queries.ts'
import type { EditorMark } from '../../../features/editor/editor-marks.ts'
import { type OpenDraft, useDraft } from '../../../features/editor/use-draft.ts'
import { type ChosenEditorSettings, useEditorSettings } from '../../../features/editor/use-editor-settings.ts'
import { problemQuery } from '../../../features/statement/queries.ts'
import { validateCode, validateInput } from '../../../features/submissions/inputs/custom-cases.ts'
import {
  inputOfCall,
  inputOfNamedCall,
  readTypedCall,
} from '../../../features/submissions/inputs/typed-call.ts'
import { type CustomCases, useCustomCases } from '../../../features/submissions/inputs/use-custom-cases.ts'
import type { JudgeRequest, JudgingPlace } from '../../../features/submissions/judging/judging-state.ts'
import { type Judging, useJudging } from '../../../features/submissions/judging/use-judging.ts'
import { submissionsQuery } from '../../../features/submissions/queries.ts'
import { customName } from '../../../features/submissions/result/case-names.ts'
import { codeMessages } from '../../../features/submissions/result/code-messages.ts'
import { locateMessages } from '../../../features/submissions/result/locate-messages.ts'
import { firstFailure } from '../../../features/submissions/result/result-text.ts'
import { adviceFor, adviceSubject } from '../../../features/submissions/result/verdict-advice.ts'
import { problemsKey, progressKey } from '../../../lib/query-keys.ts'
import { forgetFailure, notifyFailure } from '../../../ui/toast.tsx'
import { contestClosedReason } from '../../contest/contest-closed-reason.ts'
import { type CodeOpening, useCodeOpening } from './use-code-opening.ts'

export interface ProblemWork {
  readonly user: User
  readonly problem: Problem
  /** What the code is judged for. */
  readonly place: JudgingPlace
  readonly draft: OpenDraft
  readonly editorSettings: ChosenEditorSettings
  readonly judging: Judging
  readonly customCases: CustomCases
  /** The compiler or crash messages about the judged code. */
  readonly messages: readonly CompilerMessage[]
  /** The messages as editor marks; empty when another language is open. */
  readonly marks: readonly EditorMark[]
  readonly places: readonly EditorMark[]
  readonly advice: string | null
  /** Index of the test case that is shown. */
  readonly selectedCase: number | null
  readonly selectCase: (index: number) => void
  readonly selectNextFailure: () => void
  /** Why running and submitting is closed; null while both are open. */
  readonly closedReason: string | null
  readonly run: () => void
  readonly submit: () => void
  readonly save: () => void
  readonly opening: CodeOpening
}

/** A problem's place in a contest. */
export interface ContestPlace {
  readonly id: string
  readonly letter: string
  /** The languages that the contest allows. */
  readonly languages: readonly Language[]
}

interface ProblemWorkOptions {
  readonly user: User
  readonly problem: Problem
  readonly drafts: readonly Draft[]
  /** Absent: not in a contest. */
  readonly contest?: ContestPlace
  /** Called when a run or submission was sent, to show its progress. */
  readonly onSent: () => void
  readonly onVerdict: (request: JudgeRequest) => void
}

/** The state and the actions of the problem page, independent of the layout. */
export function useProblemWork({
  user,
  problem,
  drafts,
  contest,
  onSent,
  onVerdict,
}: ProblemWorkOptions): ProblemWork {
  const queryClient = useQueryClient()
  const editorSettings = useEditorSettings(user._id)
  const draft = useDraft({
    ...{ userId: user._id, problem, drafts },
    ...{ chosen: editorSettings, languages: contest?.languages },
  })
  const customCases = useCustomCases(user._id, problem._id)
  const contestId = contest?.id ?? null
  const within = contest ? { id: contest.id, letter: contest.letter } : null
  const place: JudgingPlace = { problemId: problem._id, contest: within }
  const judging = useJudging({ userId: user._id, ...place }, (request) => {
    if (request.what === 'submit')
      for (const queryKey of keysChangedByVerdict(problem._id, contestId))
        void queryClient.invalidateQueries({ queryKey })
    onVerdict(request)
  })
  const { state } = judging

  const submissionId = state.kind === 'judging' && state.request.what === 'submit' ? state.submissionId : null
  useEffect(() => {
    if (submissionId === null) return
    void queryClient.invalidateQueries({ queryKey: submissionListKey(problem._id, contestId) })
  }, [submissionId, problem._id, contestId, queryClient])

  const closedReason = contest || user.role === 'admin' ? null : contestClosedReason(problem)
  const send = (what: JudgeRequest['what']) => {
    if (state.kind === 'judging') return
    if (closedReason !== null) return refuse(closedReason)
    const problemOfIt = validateCode(draft.code)
    if (problemOfIt !== null) return refuse(problemOfIt)
    const inputs = customCases.cases.map((each) => each.input)
    if (what === 'run' && inputs.some((input) => validateInput(input) !== null))
      return refuse('A custom input must be at most 64 KB')
    const unreadable = what === 'run' && draft.mode === 'function' ? unreadableCall(inputs, problem) : null
    if (unreadable !== null) return refuse(unreadable)
    forgetFailure(notSent)
    void draft.autosave.flush()
    const { language, mode, code } = draft
    const inputOf = mode === 'function' ? inputOfCall : inputOfNamedCall
    const customInputs = what === 'run' ? inputs.map((input) => inputOf(input, problem.signature)) : []
    judging.send({ what, language, mode, code, customInputs })
    onSent()
  }
  const opening = useCodeOpening(draft)
  const judged = useJudgedFacts(judging, draft.language, problem)

  return {
    user,
    problem,
    place,
    draft,
    editorSettings,
    judging,
    customCases,
    ...judged,
    closedReason,
    run: () => send('run'),
    submit: () => send('submit'),
    save: () => void draft.autosave.flush(),
    opening,
  }
}

/** The query key of the submission list that gets a new entry. */
function submissionListKey(problemId: string, contestId: string | null): QueryKey {
  return (contestId === null ? submissionsQuery(problemId) : ownSubmissionsQuery(contestId)).queryKey
}

/** The query keys that a verdict invalidates. */
function keysChangedByVerdict(problemId: string, contestId: string | null): QueryKey[] {
  const list = submissionListKey(problemId, contestId)
  if (contestId === null) return [list, problemQuery(problemId).queryKey, [problemsKey], [progressKey]]
  return [list, contestQuery(contestId).queryKey, scoreboardQuery(contestId).queryKey, [progressKey]]
}

type JudgedFacts = Pick<
  ProblemWork,
  'messages' | 'marks' | 'places' | 'advice' | 'selectedCase' | 'selectCase' | 'selectNextFailure'
>

/** What follows from the last verdict: messages with their positions, advice, and the test case to show. */
function useJudgedFacts({ state }: Judging, language: Language, problem: Problem): JudgedFacts {
  const [chosen, setChosen] = useState<{ answer: JudgeAnswer; index: number } | null>(null)
  const { messages, places } = useMemo(() => {
    if (state.kind !== 'judged') return { messages: [], places: noMarks }
    const found = codeMessages(state.request.language, state.answer)
    return { messages: found, places: locateMessages(found, state.request.code, state.request.language) }
  }, [state])
  if (state.kind !== 'judged') return nothingJudged

  const { answer, request } = state
  // A test case chosen in an earlier verdict does not apply.
  const chosenIndex = chosen?.answer === answer ? chosen.index : null
  const selectedCase = chosenIndex ?? firstFailure(answer.results)?.index ?? answer.results[0]?.index ?? null
  const selectCase = (index: number) => setChosen({ answer, index })
  return {
    messages,
    places,
    marks: request.language === language ? places : noMarks,
    advice: adviceFor(adviceSubject(answer, selectedCase), request.language, problem.limits),
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

/** Index of the next failing test case after this one, cyclically; null when none fails. */
function nextFailure(
  results: readonly { index: number; status: string }[],
  after: number | null,
): number | null {
  const failing = results.filter((each) => each.status !== 'Accepted').map((each) => each.index)
  return failing.find((index) => index > (after ?? 0)) ?? failing[0] ?? null
}

const notSent = 'not-sent-to-judge'

/** Shows why nothing was sent; the next run or submission removes the toast. */
function refuse(reason: string): void {
  notifyFailure(reason, { key: notSent })
}

/** Why one of these own cases cannot be given to the function; null if all can. */
function unreadableCall(inputs: readonly string[], { signature }: Pick<Problem, 'signature'>): string | null {
  if (!signature) return null
  const faults = inputs.map((input) => readTypedCall(input, signature).fault)
  const place = faults.findIndex((fault) => fault !== null)
  return place === -1 ? null : `${customName(place + 1)} cannot be called. ${faults[place]}`
}
