import type { ManagedContestDetail, ManagedQuestion } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { announce } from '../../../ui/toast.tsx'
import { managedQuestionsQuery } from '../queries.ts'

interface QuestionToastsOptions {
  readonly contest: Pick<ManagedContestDetail, '_id' | 'state'>
  /** True while the questions are on the screen: then no toast is shown. */
  readonly areShown: boolean
  /** Opens the list of questions. */
  readonly onOpen: () => void
}

const mostCharacters = 240

/** Shows a toast for each new question, but not for those that existed on load. The toasts stay until they are closed. */
export function useQuestionToasts({ contest, areShown, onOpen }: QuestionToastsOptions): void {
  const { data } = useQuery({ ...managedQuestionsQuery(contest._id), enabled: contest.state === 'running' })
  const seen = useRef<ReadonlySet<string>>(null)
  const tell = useEffectEvent((questions: readonly ManagedQuestion[]) => {
    const before = seen.current
    seen.current = new Set(questions.map(({ _id }) => _id))
    if (before === null || areShown) return
    for (const { _id, letter, text, answer } of questions) {
      if (before.has(_id) || answer !== null) continue
      const about = letter === null ? 'about the contest' : `about problem ${letter}`
      announce(`New question ${about}`, {
        detail: [...text].slice(0, mostCharacters).join(''),
        action: { text: 'Open', onClick: onOpen },
        key: `question:${_id}`,
      })
    }
  })
  useEffect(() => {
    if (data !== undefined) tell(data.questions)
  }, [data])
}
