import type { User } from '@codedojo/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { broadcastAccount, noteAccountChange, setPageAccount } from '../../lib/api/page-account.ts'
import { announceSessionEnd, hasSignInDialog, resumeSession } from '../../lib/api/session-end.ts'
import { leaveWithoutAsking } from '../../lib/page-leaving.ts'
import { sessionKey } from '../../lib/query-keys.ts'
import { fetchSession } from './fetch-session.ts'

const key = [sessionKey]

/**
 * How often an open page checks that its session is still valid, in case somebody leaves it on the screen. A stream would
 * tell at once, but browsers allow only six open connections per origin.
 */
const askedAgainAfterMs = 60_000

/**
 * The signed-in user; null when nobody is signed in. Fails only when the server cannot say.
 * Refetched every minute while somebody is signed in and the page is visible, and when the window regains focus, because
 * somebody may have signed in or out in another window. When the session has ended, the page asks the same user to sign in
 * again; when another user has signed in, the page is reloaded.
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

/** The parser of the response is loaded only when somebody is signed in: visitors do not need the contract's schemas. */
async function whoIsSignedIn(signal: AbortSignal): Promise<User | null> {
  const response = await fetchSession(signal)
  if (response.status === 401) return null
  const { parseSessionUser } = await import('./parse-session-user.ts')
  return parseSessionUser(response)
}

/** True for every query but the session: all others were loaded for one user in one role. */
function isOfUser({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== sessionKey
}

/** Caches the signed-in user and removes whatever an earlier user had loaded. */
export function rememberSession(queryClient: QueryClient, user: User): void {
  setPageAccount(user._id)
  queryClient.removeQueries({ predicate: isOfUser })
  queryClient.setQueryData(key, user)
}

/** Updates premium in the cached session before the session is refetched. */
export function rememberPremium(queryClient: QueryClient, premiumUntil: string | null): void {
  queryClient.setQueryData<User | null>(key, (user) => user && { ...user, isPremium: true, premiumUntil })
}

/** Caches that nobody is signed in; the route guards redirect. */
export function forgetSession(queryClient: QueryClient): void {
  setPageAccount(null)
  if (queryClient.getQueryData(key)) queryClient.setQueryData(key, null)
}
