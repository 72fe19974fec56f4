/**
 * What happens when the server says that the session has ended.
 *
 * How it works: a page with a signed-in person registers that it can show the sign-in dialog (`registerSignInDialog`). A call
 * that fails with 401 (`not_signed_in`) then waits, the page and everything typed stay, and the dialog opens. When the same
 * person has signed in again, here or in another window, every waiting call is retried; none of them had any effect before.
 * A call that needs a recent sign-in (403, `sign_in_again`) waits in the same way while the session stays valid, until its owner
 * has signed in again. When the dialog is put off, the waiting calls fail. The next act of the user opens it again; reads and
 * autosaves do not, and autosaves go on when the session is back (`watch-page.ts`). The payment window of test mode uses this
 * module, too, so it must not need React.
 */
type SessionState = 'stands' | 'ended' | 'unproved' | 'putOff'

let state: SessionState = 'stands'
let holders = 0
let answer: PromiseWithResolvers<boolean> | null = null
const sessionListeners = new Set<() => void>()
const endListeners = new Set<() => void>()

function stand(next: SessionState): void {
  if (next === state) return
  state = next
  for (const listener of sessionListeners) listener()
}

function settle(isBack: boolean): void {
  answer?.resolve(isBack)
  answer = null
}

/** Registers that this page can show the sign-in dialog. Returns the function that unregisters it. */
export function registerSignInDialog(): () => void {
  holders += 1
  return () => {
    holders -= 1
    if (holders === 0) confirmSignIn()
  }
}

export function hasSignInDialog(): boolean {
  return holders > 0
}

export const sessionState = () => state

export function subscribeToSession(listener: () => void): () => void {
  sessionListeners.add(listener)
  return () => sessionListeners.delete(listener)
}

/**
 * Calls the listener when the session ends on a page that cannot show the sign-in dialog. Returns the function that
 * unsubscribes.
 */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

interface RefusedCall {
  /** The call is an act of the user, neither a read nor an autosave. */
  readonly isAct: boolean
  readonly signal?: AbortSignal | undefined
  /** The session is valid, but the server requires a recent sign-in. */
  readonly needsProof?: boolean
}

/**
 * Resolves to true once the same person is signed in again; to false when no page can ask them, or they put it off. Rejects
 * when the signal aborts.
 */
export async function waitForSignIn({ isAct, signal, needsProof = false }: RefusedCall): Promise<boolean> {
  if (needsProof) askForProof()
  else announceSessionEnd(isAct)
  if (state !== 'ended' && state !== 'unproved') return false
  answer ??= Promise.withResolvers<boolean>()
  const left = Promise.withResolvers<never>()
  const leave = () => left.reject(signal?.reason)
  signal?.addEventListener('abort', leave, { once: true })
  if (signal?.aborted) leave()
  return Promise.race([answer.promise, left.promise]).finally(() =>
    signal?.removeEventListener('abort', leave),
  )
}

export function announceSessionEnd(isAct = false): void {
  if (!hasSignInDialog()) {
    for (const listener of endListeners) listener()
  } else if (state === 'stands' || state === 'unproved' || isAct) stand('ended')
}

function askForProof(): void {
  if (hasSignInDialog() && state !== 'ended') stand('unproved')
}

/** Calls the listener once when the session is back. */
export function onceSessionIsBack(listener: () => void): void {
  const stop = subscribeToSession(() => {
    if (state !== 'stands') return
    stop()
    listener()
  })
}

/** The server has said that the session is valid, which does not prove who uses it. */
export function resumeSession(): void {
  if (state !== 'unproved') confirmSignIn()
}

/** Somebody has signed in just now. */
export function confirmSignIn(): void {
  stand('stands')
  settle(true)
}

/** Puts the sign-in dialog off: the page stays as it is, and the waiting calls fail. */
export function postponeSignIn(): void {
  stand('putOff')
  settle(false)
}
