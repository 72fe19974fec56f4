/** A text on one line of an answer: at most `most` characters, the end told by an ellipsis, and no back-ticks that would end its frame. */
export function shortened(text: string, most = 60): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim()
  return line.length > most ? `${line.slice(0, most)}…` : line
}

/** The same as code. */
export function framed(text: string, most = 60): string {
  return `\`${shortened(text, most)}\``
}
