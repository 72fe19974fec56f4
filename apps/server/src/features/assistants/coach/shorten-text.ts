/**
 * Shortens a text to one line of at most `most` characters. An ellipsis marks the cut, which does not split a formula;
 * back-ticks become apostrophes, so that the text can stand in inline code.
 */
export function shortenText(text: string, most = 60): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim()
  return line.length > most ? `${withoutOpenFormula(line.slice(0, most))}…` : line
}

function withoutOpenFormula(text: string): string {
  const isOpen = text.split('$$').length % 2 === 0
  return isOpen ? text.slice(0, text.lastIndexOf('$$')).trimEnd() : text
}

/** Shortens a text and formats it as inline code. */
export function shortenToCode(text: string, most = 60): string {
  return `\`${shortenText(text, most)}\``
}
