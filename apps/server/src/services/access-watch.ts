/** Notifies about changes of people's access, on any server. */
export interface AccessWatch extends AsyncDisposable {
  /**
   * Calls `onChange` whenever the sessions or the role of the user may have changed. Returns the unsubscribe function.
   */
  readonly follow: (userId: string, onChange: () => void) => () => void
}
