/** The file cannot be read; the message is shown to the user. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
