/**
 * A text on one line of an answer: at most `most` characters, the end told by an ellipsis that stands before a formula rather
 * than in it, and no back-ticks that would end its frame.
 */
export function shortenText(text: string, most = 60): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim()
  return line.length > most ? `${withoutOpenFormula(line.slice(0, most))}…` : line
}

function withoutOpenFormula(text: string): string {
  const isOpen = text.split('$$').length % 2 === 0
  return isOpen ? text.slice(0, text.lastIndexOf('$$')).trimEnd() : text
}

/** The same as code. */
export function shortenToCode(text: string, most = 60): string {
  return `\`${shortenText(text, most)}\``
}
