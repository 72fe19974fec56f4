/** The email that was typed into the form before this one; it comes with the step, not with the address, which is written down. */
export function carriedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('emailId' in state)) return ''
  return typeof state.emailId === 'string' ? state.emailId : ''
}
