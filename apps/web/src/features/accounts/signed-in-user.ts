import type { User } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { sessionQuery } from './queries.ts'

/**
 * Who is signed in, as the guard around a page saw it when it last drew the page. Asking the session itself
 * would break a page that happens to be drawn between the session's end and the guard leading away from it.
 */
export const SignedInUser = createContext<User | null>(null)

/** The signed-in user. Pages that anybody may open have no guard around them, and the session itself says who it is. */
export function useUser(): User {
  const guarded = use(SignedInUser)
  const session = useQuery(sessionQuery)
  const user = guarded ?? session.data
  if (!user) throw new Error('This page is shown to signed-in users only.')
  return user
}
