/** The file cannot be taken; the message is for whoever chose it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
