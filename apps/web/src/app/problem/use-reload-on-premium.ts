import type { User } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { problemQuery } from '../../features/statement/queries.ts'

/**
 * Reloads the problem when premium has begun, ended, or was bought in another window, because the loaded problem contains its
 * solutions according to the premium state of before.
 */
export function useReloadOnPremium(problemId: string, { isPremium }: Pick<User, 'isPremium'>): void {
  const queryClient = useQueryClient()
  const loadedAs = useRef(isPremium)
  useEffect(() => {
    if (loadedAs.current === isPremium) return
    loadedAs.current = isPremium
    void queryClient.invalidateQueries({ queryKey: problemQuery(problemId).queryKey })
  }, [isPremium, problemId, queryClient])
}
