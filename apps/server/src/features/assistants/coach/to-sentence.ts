/** Turns a quoted text into a sentence: adds a full stop, unless the text already ends with a punctuation mark. */
export function toSentence(text: string): string {
  return /[.?!…。][\s"'`*)\]”’]*$/.test(text) ? text : `${text}.`
}
