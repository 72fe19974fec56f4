import type { User } from '@codedojo/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { broadcastAccount, noteAccountChange, setPageAccount } from '../../lib/api/page-account.ts'
import { announceSessionEnd, hasSignInDialog, resumeSession } from '../../lib/api/session-end.ts'
import { leaveWithoutAsking } from '../../lib/page-leaving.ts'
import { sessionKey } from '../../lib/query-keys.ts'
import { askSession } from './ask-session.ts'

const key = [sessionKey]

/**
 * An open page learns within this time that its session is over, though it calls nothing: somebody may leave it on the
 * screen. A stream would tell at once, but a browser allows only six open connections to one place.
 */
const askedAgainAfterMs = 60_000

/**
 * Who is signed in; null when nobody is. Fails only when the server cannot say.
 * Asked again every minute while somebody is signed in and the page is on the screen, and when the window comes back to the
 * front: somebody may have signed in or out in another one. A page stays that of the one whom it was opened by: when their session
 * has ended they are asked to sign in again, and when somebody else has signed in the page is left for a fresh start.
 */
export const sessionQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ client, signal }): Promise<User | null> => {
    const user = await whoIsSignedIn(signal)
    const before = client.getQueryData<User | null>(key)
    const isEnded = user === null && before && hasSignInDialog()
    if (isEnded) {
      announceSessionEnd()
      return before
    }
    if (user && before && before._id !== user._id) {
      broadcastAccount(user._id)
      noteAccountChange()
      leaveWithoutAsking('/')
      return before
    }
    setPageAccount(user?._id ?? null)
    resumeSession()
    if (user && before && before.role !== user.role) await client.resetQueries({ predicate: isOfUser })
    return user
  },
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => (state.data ? askedAgainAfterMs : false),
  refetchOnWindowFocus: 'always',
})

/** What the answer is read with is loaded only for somebody: visitors need nothing of the contract. */
async function whoIsSignedIn(signal: AbortSignal): Promise<User | null> {
  const response = await askSession(signal)
  if (response.status === 401) return null
  const { readUser } = await import('./read-user.ts')
  return readUser(response)
}

/** Everything but the session itself was loaded for one user in one role. */
function isOfUser({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== sessionKey
}

/** Remembers who signed in and drops whatever an earlier user had loaded. */
export function rememberSession(queryClient: QueryClient, user: User): void {
  setPageAccount(user._id)
  queryClient.removeQueries({ predicate: isOfUser })
  queryClient.setQueryData(key, user)
}

/** Says at once what the next answer about the session will say, too. */
export function rememberPremium(queryClient: QueryClient, premiumUntil: string | null): void {
  queryClient.setQueryData<User | null>(key, (user) => user && { ...user, isPremium: true, premiumUntil })
}

/** Nobody is signed in from now on; the guards do the rest. */
export function forgetSession(queryClient: QueryClient): void {
  setPageAccount(null)
  if (queryClient.getQueryData(key)) queryClient.setQueryData(key, null)
}
