/** Tells when the rights of people may have changed, on whichever server that was. */
export interface AccessWatch extends AsyncDisposable {
  /** Calls `onChange` whenever the sessions or the role of the user may have changed, until the returned function is called. */
  readonly follow: (userId: string, onChange: () => void) => () => void
}
