/** A text of somebody else as a sentence of ours: with a full stop, unless it ends with a mark of its own. */
export function endedSentence(text: string): string {
  return /[.?!…。][\s"'`*)\]”’]*$/.test(text) ? text : `${text}.`
}
