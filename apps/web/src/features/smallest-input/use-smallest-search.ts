import type { SmallestInput } from '@codedojo/contract'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { randomKey } from '../../lib/api/random-key.ts'
import { searchSmallest, type WrongProgram } from './search-smallest.ts'

export type SmallestSearchState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'searching'; readonly startedAt: number; readonly lacksJudge: boolean }
  | { readonly kind: 'ended'; readonly result: SmallestInput }
  | { readonly kind: 'failed'; readonly message: string }

export interface SmallestSearch {
  readonly state: SmallestSearchState
  /** Starts a search for this program; one search at a time. */
  readonly search: (program: WrongProgram) => void
  /** Repeats the last search. */
  readonly retry: () => void
  /** Aborts the search and discards its result. */
  readonly close: () => void
}

/** State of the search for the smallest input on which a program fails. */
export function useSmallestSearch(): SmallestSearch {
  const [state, setState] = useState<SmallestSearchState>({ kind: 'closed' })
  const active = useRef<AbortController>(null)
  const last = useRef<WrongProgram>(null)
  useEffect(() => () => active.current?.abort(), [])

  const search = (program: WrongProgram) => {
    active.current?.abort()
    const controller = new AbortController()
    active.current = controller
    const { signal } = controller
    last.current = program
    const searching = { kind: 'searching', startedAt: Date.now(), lacksJudge: false } as const
    setState(searching)
    searchSmallest(program, {
      requestKey: randomKey(),
      signal,
      onLacksJudge: () => setState({ ...searching, lacksJudge: true }),
    }).then(
      (result) => setState({ kind: 'ended', result }),
      (error: unknown) => {
        if (!signal.aborted) setState({ kind: 'failed', message: messageOf(error) })
      },
    )
  }
  return {
    state,
    search,
    retry: () => {
      if (last.current) search(last.current)
    },
    close: () => {
      active.current?.abort()
      setState({ kind: 'closed' })
    },
  }
}
