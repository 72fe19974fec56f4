type Listener = () => void

const listeners = new Set<Listener>()

/** Calls the listener whenever the server says that the session is over. Gives the function that stops it. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceSessionEnd(): void {
  for (const listener of listeners) listener()
}
