/**
 * The account to which this page belongs. Every call names it, and the server refuses calls for another one, so that text typed
 * by one person is never sent as another who has signed in from the same browser meanwhile.
 */
let account: string | null = null

const storageKey = 'codedojo:signed-in'

/** The id of the account to which this page belongs; null for a visitor. */
export function pageAccount(): string | null {
  return account
}

/**
 * Sets the account of this page (null for a visitor) and tells the other windows of this browser, which then reload the session.
 */
export function setPageAccount(id: string | null): void {
  account = id
  broadcastAccount(id)
}

/** Tells the other windows of this browser who is signed in; windows that know it already are not disturbed. */
export function broadcastAccount(id: string | null): void {
  try {
    localStorage.setItem(storageKey, id ?? '')
  } catch {
    // The other windows reload the session when they get the focus.
  }
}

/** Calls the listener when another window of this browser signed somebody in or out. Returns the function that unsubscribes. */
export function onAccountChangedElsewhere(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === storageKey) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

const signInKey = 'codedojo:signed-in-again'

/** Tells the other windows of this browser that somebody has signed in just now, in a window of a provider. */
export function broadcastSignIn(): void {
  try {
    localStorage.setItem(signInKey, String(Date.now()))
  } catch {
    // The other windows let their owner sign in with the password, or try again.
  }
}

/** Calls the listener when somebody has signed in in a window of a provider. Returns the function that unsubscribes. */
export function onSignInElsewhere(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === signInKey) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

const changedKey = 'codedojo:somebody-else'

/** Notes for the next page of this window that the account changed because somebody signed in in another window. */
export function noteAccountChange(): void {
  try {
    sessionStorage.setItem(changedKey, 'true')
  } catch {
    // Without storage the page changes without a notice.
  }
}

/** Whether this page replaced the page of another account; true only at the first call. */
export function takeAccountChangeNote(): boolean {
  try {
    const isNoted = sessionStorage.getItem(changedKey) !== null
    sessionStorage.removeItem(changedKey)
    return isNoted
  } catch {
    return false
  }
}

/** The request header that names the account of this page. */
export function accountHeader(): Record<string, string> {
  return account === null ? {} : { 'codedojo-account': account }
}
