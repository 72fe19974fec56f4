/** The email typed into the previous form. It travels in the history state, because addresses are logged. */
export function emailFromState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('emailId' in state)) return ''
  return typeof state.emailId === 'string' ? state.emailId : ''
}
