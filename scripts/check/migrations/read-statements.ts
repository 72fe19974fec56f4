/** Comments, texts in quotes and bodies in dollar quotes, which may hold any words and semicolons. */
const notCode = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g

/** The statements of a migration in lower case, each on one line, without comments and texts. */
export function readStatements(text: string): string[] {
  return text
    .replaceAll(notCode, (found) => (found.startsWith('--') || found.startsWith('/*') ? ' ' : "''"))
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '')
}

/** What stands between commas outside of brackets. */
export function splitAtCommas(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}

/** A name without quotes and without its schema. */
export function plainName(name: string): string {
  return name.replaceAll('"', '').split('.').at(-1) ?? name
}
