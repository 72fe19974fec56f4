import type { User } from '@codedojo/contract'
import { createContext, use } from 'react'

/**
 * Who is signed in, as the guard around a page saw it when it last drew the page. Asking the session itself
 * would break a page that happens to be drawn between the session's end and the guard leading away from it.
 */
export const SignedInUser = createContext<User | null>(null)

/** The signed-in user. Only for pages behind the guard, where there is one. */
export function useUser(): User {
  const user = use(SignedInUser)
  if (!user) throw new Error('This page is shown to signed-in users only.')
  return user
}
