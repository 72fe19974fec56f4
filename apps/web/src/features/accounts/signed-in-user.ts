import type { User } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { sessionQuery } from './queries.ts'

/**
 * The signed-in user as the route guard saw it when it last rendered the page. Reading the session query instead would
 * break a page that renders between the session's end and the guard's redirect.
 */
export const SignedInUser = createContext<User | null>(null)

/** Returns the signed-in user. Public pages have no guard around them, so there the session query is read. */
export function useUser(): User {
  const guarded = use(SignedInUser)
  const session = useQuery(sessionQuery)
  const user = guarded ?? session.data
  if (!user) throw new Error('This page is shown to signed-in users only.')
  return user
}
