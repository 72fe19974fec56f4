import type { contestQuestions, ResponseOf } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { announce, forgetAnnouncement } from '../../../ui/toast.tsx'
import { questionsQuery } from '../queries.ts'
import { collectNews } from './collect-news.ts'

/** Items already shown as toasts in this tab, shared by all pages of a contest. */
const told = new Set<string>()

/** Toasts that may still be open. */
const shown = new Set<string>()

interface ContestToastsOptions {
  readonly contestId: string
  /** False if the user may not read the news, or sees the list already. */
  readonly isOn: boolean
  /** Opens the list of announcements and questions. */
  readonly onOpen: () => void
}

/** Shows toasts for new announcements and answers, and closes them once they are read in the list. */
export function useContestToasts({ contestId, isOn, onOpen }: ContestToastsOptions): void {
  const { data } = useQuery({ ...questionsQuery(contestId), enabled: isOn })
  const tell = useEffectEvent((found: ResponseOf<typeof contestQuestions>) => {
    for (const { key, text, detail } of collectNews(found, told)) {
      shown.add(key)
      announce(text, { detail, action: { text: 'Open', onClick: onOpen }, key })
    }
  })
  useEffect(() => {
    if (data !== undefined && isOn) tell(data)
  }, [data, isOn])
  useEffect(() => {
    if (isOn) return
    for (const key of shown) forgetAnnouncement(key)
    shown.clear()
  }, [isOn])
}
