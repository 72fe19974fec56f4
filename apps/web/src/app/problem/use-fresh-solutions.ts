import type { User } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { problemQuery } from '../../features/statement/queries.ts'

/**
 * Asks for the problem again when premium has begun, ended or been bought in another window: its solutions came, or stayed
 * away, as things stood when it was loaded.
 */
export function useFreshSolutions(problemId: string, { isPremium }: Pick<User, 'isPremium'>): void {
  const queryClient = useQueryClient()
  const loadedAs = useRef(isPremium)
  useEffect(() => {
    if (loadedAs.current === isPremium) return
    loadedAs.current = isPremium
    void queryClient.invalidateQueries({ queryKey: problemQuery(problemId).queryKey })
  }, [isPremium, problemId, queryClient])
}
