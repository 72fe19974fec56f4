import type { contestQuestions, ResponseOf } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { announce, forgetAnnouncement } from '../../../ui/toast.tsx'
import { questionsQuery } from '../queries.ts'
import { newsOf } from './news-of.ts'

/** What was told in this tab already; other pages of the contest do not tell it again. */
const told = new Set<string>()

/** What may still stand on the screen. */
const shown = new Set<string>()

interface ContestToastsOptions {
  readonly contestId: string
  /** False for those who may not read it, or have it before them. */
  readonly isOn: boolean
  /** Shows the announcements and questions. */
  readonly onOpen: () => void
}

/** Announcements, and answers to own questions, pop up when they come, until they are read where all of them stand. */
export function useContestToasts({ contestId, isOn, onOpen }: ContestToastsOptions): void {
  const { data } = useQuery({ ...questionsQuery(contestId), enabled: isOn })
  const tell = useEffectEvent((found: ResponseOf<typeof contestQuestions>) => {
    for (const { key, text, detail } of newsOf(found, told)) {
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
