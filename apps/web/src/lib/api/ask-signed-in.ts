import { ask, type Question } from './ask.ts'
import { accountHeader } from './page-account.ts'
import { signedInAgain } from './session-end.ts'

/** Whose session ends again at once has something else wrong with it. */
const mostTimes = 3

interface SignedInQuestion extends Question {
  /** What is sent by itself, as a draft is: it is no reason to ask somebody again who does not want to sign in now. */
  readonly isBackground?: boolean
}

/**
 * Asks in the name of the one whose page this is. When their session has ended, waits until they have signed in again, and asks
 * once more. Throws as `ask` does.
 */
export function askSignedIn(
  address: string,
  { isBackground = false, ...question }: SignedInQuestion,
): Promise<Response> {
  return onceSignedIn(() => ask(address, { ...question, headers: accountHeader() }), {
    isAct: question.method !== 'GET' && !isBackground,
    signal: question.signal,
  })
}

/** The same for what is sent in another way. */
export async function onceSignedIn(
  send: () => Promise<Response>,
  refused: Parameters<typeof signedInAgain>[0],
): Promise<Response> {
  for (let times = 1; ; times++) {
    const response = await send()
    if (times === mostTimes || !(await isForWantOfSession(response))) return response
    if (!(await signedInAgain(refused))) return response
  }
}

async function isForWantOfSession(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'not_signed_in'
}
