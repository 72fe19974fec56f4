import { logout } from '@codedojo/contract'
import { callApi } from '../../lib/api/api.ts'
import { broadcastAccount } from '../../lib/api/page-account.ts'
import { leaveWithoutAsking } from '../../lib/page-leaving.ts'
import { loginPath } from '../../lib/paths.ts'

/**
 * Ends the session, also that at the provider if it says where, and reloads the app, so that no data of this user stays in memory. Unsent drafts stay in the browser
 * under the user's id, and only the same user sees them again.
 */
export async function signOut(): Promise<void> {
  const { signOutAt } = await callApi(logout)
  broadcastAccount(null)
  leaveWithoutAsking(signOutAt ?? loginPath)
}
