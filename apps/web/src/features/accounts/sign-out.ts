import { logout } from '@codedojo/contract'
import { callApi } from '../../lib/api/api.ts'
import { broadcastAccount } from '../../lib/api/page-account.ts'
import { leaveWithoutAsking } from '../../lib/page-leaving.ts'
import { loginPath } from '../../lib/paths.ts'

/**
 * Ends the session and starts the program afresh, so that nothing of this user stays in memory. What they typed and did not send
 * stays in the browser, under their account, and only they see it again.
 */
export async function signOut(): Promise<void> {
  await callApi(logout)
  broadcastAccount(null)
  leaveWithoutAsking(loginPath)
}
