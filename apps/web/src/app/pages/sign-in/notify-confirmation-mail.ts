import type { QueryClient } from '@tanstack/react-query'
import { signInWaysQuery } from '../../../features/sign-in-ways/queries.ts'
import { notify } from '../../../ui/toast.tsx'

/** Tells a new user once that a confirmation mail was sent. Says nothing when it is unknown whether one was sent. */
export async function notifyConfirmationMail(queryClient: QueryClient, emailId: string): Promise<void> {
  const ways = await queryClient.fetchQuery(signInWaysQuery).catch(() => null)
  if (!ways?.canSendMail || ways.emailVerified) return
  notify(`We have sent a link to ${emailId}.`, { detail: 'Confirm it when you like: nothing waits for it.' })
}
