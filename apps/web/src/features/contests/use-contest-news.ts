import type { ContestNews } from '@codedojo/contract'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { acquireConnection } from '../../lib/api/socket.ts'
import { contestChangedEvent } from '../../lib/api/socket-events.ts'
import { contestKey, contestsKey } from '../../lib/query-keys.ts'

type What = ContestNews['what']

/**
 * Maximum random delay before a refetch, in milliseconds: hundreds of pages get the same event at once and must not all
 * refetch at once.
 */
const withinMs = {
  board: 2000,
  announcement: 500,
  question: 1000,
  contest: 1000,
} as const satisfies Record<What, number>

/** Query keys outdated by an event of this kind. Must keep its identity while the page is open. */
type KeysOfNews = (id: string, what: What) => QueryKey[]

/**
 * Subscribes to the live events of a contest and refetches what they outdate. Without a connection, the queries' own
 * refetch intervals apply.
 */
export function useContestNews(id: string, keysOf: KeysOfNews = contestKeys): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { connection, release } = acquireConnection()
    const timers = new Map<What, ReturnType<typeof setTimeout>>()
    const readSoon = (what: What) => {
      if (timers.has(what)) return
      const read = () => {
        timers.delete(what)
        for (const queryKey of keysOf(id, what)) void queryClient.invalidateQueries({ queryKey })
      }
      timers.set(what, setTimeout(read, Math.random() * withinMs[what]))
    }
    const follow = () => connection.tell('follow-contest', id)
    follow()
    const stops = [
      connection.onChange(() => {
        if (connection.id() === null) return
        follow()
        // Events may have been missed while there was no connection.
        readSoon('contest')
      }),
      connection.listen(contestChangedEvent, (news) => {
        if (news.contestId === id) readSoon(news.what)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      for (const timer of timers.values()) clearTimeout(timer)
      connection.tell('unfollow-contest', id)
      release()
    }
  }, [id, keysOf, queryClient])
}

function contestKeys(id: string, what: What): QueryKey[] {
  switch (what) {
    case 'board':
      return [
        [contestKey, id, 'board'],
        [contestKey, id, 'one'],
      ]
    case 'announcement':
    case 'question':
      return [
        [contestKey, id, 'questions'],
        [contestKey, id, 'one'],
      ]
    case 'contest':
      return [[contestKey, id], [contestsKey]]
  }
}
