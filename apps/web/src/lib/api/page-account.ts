/**
 * Whose page this is. Every call names them, and the server answers nobody else, so that what one person typed is never sent in
 * the name of another who signed in from the same browser meanwhile.
 */
let account: string | null = null

const storageKey = 'codedojo:signed-in'

/** Id of the one whose page this is; null: a visitor's. */
export function pageAccount(): string | null {
  return account
}

/** Says whose page this is (null: a visitor's), and tells the other windows of this browser, which then ask who is signed in. */
export function setPageAccount(id: string | null): void {
  account = id
  tellOtherWindows(id)
}

/** Tells the other windows of this browser who is signed in now; those that knew it are not disturbed. */
export function tellOtherWindows(id: string | null): void {
  try {
    localStorage.setItem(storageKey, id ?? '')
  } catch {
    // They will ask when they come to the front.
  }
}

/** Calls the listener when another window of this browser signed somebody in or out. Gives the function that stops it. */
export function onOtherWindowSigned(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === storageKey) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

const changedKey = 'codedojo:somebody-else'

/** Keeps for the page that follows in this window that it is another person's, because they signed in elsewhere. */
export function noteSomebodyElse(): void {
  try {
    sessionStorage.setItem(changedKey, 'true')
  } catch {
    // The page then changes without a word.
  }
}

/** Whether this page took the place of another person's; once. */
export function isOfSomebodyElse(): boolean {
  try {
    const isNoted = sessionStorage.getItem(changedKey) !== null
    sessionStorage.removeItem(changedKey)
    return isNoted
  } catch {
    return false
  }
}

/** What a call brings along to say whose it is. */
export function accountHeader(): Record<string, string> {
  return account === null ? {} : { 'codedojo-account': account }
}
