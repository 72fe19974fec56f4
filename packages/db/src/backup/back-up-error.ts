/** A back-up that cannot be made or restored; the message is for the operator. Nothing was changed. */
export class BackUpError extends Error {
  override readonly name = 'BackUpError'
}
