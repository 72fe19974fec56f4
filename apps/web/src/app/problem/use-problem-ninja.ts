import { limits, type SignatureTexts } from '@codedojo/contract'
import { useState } from 'react'
import { type LastFailure, questionAbout } from '../../features/code-ninja/quick-questions.tsx'
import { type SmallestSearch, useSmallestSearch } from '../../features/smallest-input/use-smallest-search.ts'
import type { OpenedHints } from '../../features/solutions/hint-drawer.tsx'
import { firstFailure } from '../../features/submissions/result/result-text.ts'
import type { ChatController } from '../../ui/chat/chat-controller.ts'
import { useChatController } from '../../ui/chat/use-chat-controller.ts'
import type { ProblemView } from './work/use-problem-view.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

export interface NinjaWork {
  readonly talk: ChatController
  /** The last run or submission, if it failed. */
  readonly failure: LastFailure | null
  readonly hints: OpenedHints
  readonly changeHints: (hints: OpenedHints) => void
  /** Opens the hints up to this number, counted from 1. */
  readonly openHint: (number: number) => void
  /** Shows Code Ninja and asks about the failure. */
  readonly askAboutFailure: () => void
  readonly search: SmallestSearch
  /** Searches the smallest input on which the program fails; absent without a failed program. */
  readonly findSmallest: (() => void) | undefined
  /** The function whose smallest input is searched for; absent for a whole program. */
  readonly searchedFunction: SignatureTexts | undefined
  /** Adds an input as a custom test case and shows it; null while their number is at the limit. */
  readonly useInput: ((input: string) => void) | null
}

/** Code Ninja and the counterexample search for the failed program. They continue while other tabs are open. */
export function useProblemNinja({ work, view }: { work: ProblemWork; view: ProblemView }): NinjaWork {
  const talk = useChatController(`ninja:${work.problem._id}`)
  const search = useSmallestSearch()
  const [hints, changeHints] = useState<OpenedHints>({ isOpen: false, shown: 0 })
  const { state } = work.judging
  const failure = failureOf(state)
  const hasFailedCase = state.kind === 'judged' && failure !== null && failure.caseIndex !== null
  const { isInteractive = false, isMultiPass = false } = work.problem
  const isSearchable = hasFailedCase && !isInteractive && !isMultiPass
  const hasRoom = work.customCases.cases.length < limits.customInputs
  return {
    talk,
    failure,
    hints,
    changeHints,
    openHint: (number) => changeHints({ isOpen: true, shown: Math.max(hints.shown, number) }),
    askAboutFailure: () => {
      const question = failure && questionAbout(failure)
      if (question && talk.snapshot().draft === '') talk.type(question)
      view.showLeft('ninja')
    },
    search,
    findSmallest: isSearchable
      ? () => search.search({ problemId: work.problem._id, ...programOf(state.request) })
      : undefined,
    searchedFunction:
      state.kind === 'judged' && state.request.mode === 'function' ? work.problem.signature : undefined,
    useInput: hasRoom
      ? (input) => {
          search.close()
          work.customCases.add(input)
          view.showTestCases()
        }
      : null,
  }
}

type State = ProblemWork['judging']['state']

function failureOf(state: State): LastFailure | null {
  if (state.kind !== 'judged') return null
  const { overallStatus: status, results } = state.answer
  if (status === 'Accepted' || status === 'Internal Error') return null
  return { status, caseIndex: firstFailure(results)?.index ?? null }
}

function programOf({ language, code, mode }: Extract<State, { kind: 'judged' }>['request']) {
  return { language, code, mode }
}
