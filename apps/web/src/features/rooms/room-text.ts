/** Removes the field name that precedes a server message. */
function withoutField(sentence: string): string {
  return sentence.replace(/^[a-z][\w.]*: /, '')
}

/** Why the user cannot write in this room. */
export function writeRefusalText(sentence: string): string {
  return /^The room ".*" (?:is|was) closed\.$/u.test(sentence)
    ? 'This room was closed.'
    : withoutField(sentence)
}

/** Message of a room error. Source: the specification's error catalogue. */
export function roomErrorWords(sentence: string): string {
  return `Room error: ${withoutField(sentence)}`
}
