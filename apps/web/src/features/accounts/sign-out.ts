import { logout } from '@codedojo/contract'
import { callApi } from '../../lib/api.ts'

/** Ends the session and starts the program afresh, so that nothing of this user stays in memory. */
export async function signOut(): Promise<void> {
  await callApi(logout)
  window.location.assign('/login')
}
