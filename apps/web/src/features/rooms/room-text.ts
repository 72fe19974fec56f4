/** A sentence of the server without the name of the field that it is about: only programs need it. */
function withoutField(sentence: string): string {
  return sentence.replace(/^[a-z][\w.]*: /, '')
}

/** Why somebody cannot write in the room that they look at. */
export function refusalWords(sentence: string): string {
  return /^The room ".*" (?:is|was) closed\.$/u.test(sentence)
    ? 'This room was closed.'
    : withoutField(sentence)
}

/** Source: the specification's error catalogue. */
export function roomErrorWords(sentence: string): string {
  return `Room error: ${withoutField(sentence)}`
}
