/**
 * What happens when the server says that the session is over.
 *
 * How it works: a page of somebody who was signed in says that it can ask them to sign in again (`holdSession`). A call that is
 * refused then waits, the page with all that was typed stays, and a dialog on top of it asks. When the same person is signed in
 * again, here or in another window, every call that waited is made once more; the refused ones had done nothing. When the
 * question is put off they fail, and the next act asks again, though no reading does, and nothing that is saved by itself: that goes
 * on when the session is back (`watch-page.ts`). The payment window of test mode has this,
 * too, so nothing here may need React.
 */
type SessionState = 'stands' | 'ended' | 'putOff'

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

/** A page of somebody signed in stands, which can ask them to sign in again. Gives the function that says it is gone. */
export function holdSession(): () => void {
  holders += 1
  return () => {
    holders -= 1
    if (holders === 0) sessionIsBack()
  }
}

export function isSessionHeld(): boolean {
  return holders > 0
}

export const sessionState = () => state

export function listenToSession(listener: () => void): () => void {
  sessionListeners.add(listener)
  return () => sessionListeners.delete(listener)
}

/** Calls the listener when a session ends that no page holds. Gives the function that stops it. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

interface Refused {
  /** Somebody wanted something done: it is neither only read, nor saved by itself. */
  readonly isAct: boolean
  readonly signal?: AbortSignal | undefined
}

/** True once the same person is signed in again; false when there is nobody to ask, or they do not want to now. */
export async function signedInAgain({ isAct, signal }: Refused): Promise<boolean> {
  announceSessionEnd(isAct)
  if (state !== 'ended') return false
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
  if (!isSessionHeld()) {
    for (const listener of endListeners) listener()
  } else if (state === 'stands' || isAct) stand('ended')
}

/** Calls the listener once when the session stands again. */
export function whenSessionIsBack(listener: () => void): void {
  const stop = listenToSession(() => {
    if (state !== 'stands') return
    stop()
    listener()
  })
}

export function sessionIsBack(): void {
  stand('stands')
  settle(true)
}

/** The page stays as it is, and what waited fails. */
export function putOffSignIn(): void {
  stand('putOff')
  settle(false)
}
