/** What a way to the sign-in page carries when the session ended while a page was open. */
export const sessionEnded = { hasEnded: true } as const

/** Whether the state of a location says that the session ended. */
export function isSessionEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true
}
