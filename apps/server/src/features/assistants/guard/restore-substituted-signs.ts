/**
 * Restores characters that were substituted, such as middots for blanks, and removes markup around the lines. Empty
 * when nothing was substituted.
 */
export function restoreSubstitutedSigns(text: string): string[] {
  return repairs.flatMap((repair) => {
    const other = repair(text)
    return other === null || other === text || other.trim() === '' ? [] : [other]
  })
}

const repairs: readonly ((text: string) => string | null)[] = [
  withBlanks,
  withIndents,
  withoutArrows,
  fromQuotedLines,
  withoutWrapping,
  withoutShell,
]

function withBlanks(text: string): string {
  const usual = text.replaceAll(/[·␣⎵∙]/g, ' ').replaceAll(/[⏎¶↵␤]\n?/g, '\n')
  return usual.replaceAll(/(?<=^[^\n@]*[\w)\]])@(?=[^\S\n]*$)/gm, ':')
}

/** Visible indentation marks: one per level, or a dot or underscore per blank. */
function withIndents(text: string): string {
  return text
    .replaceAll(/^(?:[→⇥⟶↦»›│┃¦][^\S\n]*)+/gm, (signs) => '\t'.repeat(signs.replaceAll(/\s/g, '').length))
    .replaceAll(/^(?:\.{2,}|_{2,})(?=[^\s._])/gm, ({ length }) => ' '.repeat(length))
}

/** An annotation such as "← this step" at the end of a line. */
function withoutArrows(text: string): string {
  return text.replaceAll(/(?<![^\S\n])[^\S\n]*(?:←|⟵|⬅|◄|◀|<--).*$/gm, '')
}

/** Lines written as strings of an array, as in JSON, YAML and notebooks. */
function fromQuotedLines(text: string): string | null {
  const quoted =
    /^[^\S\r\n\u2028\u2029]*(?:-[^\S\n]+)?(?:"((?:\\.|[^"\\\n])*)"|'((?:''|[^'\n])*)')[^\S\n]*(?:,[^\S\n]*)?$/gm
  const lines = [...text.matchAll(quoted)].map(([, json, yaml = '']) =>
    json === undefined ? yaml.replaceAll("''", "'") : withoutEscapes(json),
  )
  const filled = text.split('\n').filter((line) => line.trim() !== '').length
  return lines.length >= 2 && lines.length * 2 > filled ? lines.join('\n') : null
}

function withoutEscapes(json: string): string {
  return json
    .replace(/(?:\\r)?\\n$/, '')
    .replaceAll('\\t', '\t')
    .replaceAll(/\\(["\\/])/g, '$1')
}

function withoutWrapping(text: string): string {
  return text
    .replaceAll(/<!--|-->|<!\[CDATA\[|\]\]>|\\(?:begin|end)\{\w+\*?\}(?:\[[^\]\n]*\])?/g, '')
    .replaceAll(/^[^\S\r\n\u2028\u2029]*\$\$[^\S\n]*$/gm, '')
}

/** A here-document with the shell commands around it. */
function withoutShell(text: string): string | null {
  const inner = hereDocumentIn(text)
  if (inner !== null) return inner
  const isCommand = /^\s*(?:\$\s*)?(?:python3?|node|java|javac|g\+\+|gcc|cat|echo|chmod|\.\/\w+)\s[^()=;]*$/
  return text
    .split('\n')
    .filter((line) => !isCommand.test(line))
    .join('\n')
}

/** Maximum number of here-documents that are tried. */
const maxDocuments = 5

function hereDocumentIn(text: string): string | null {
  const heads = text.matchAll(/<<-?\s{0,9}['"]?(\w+)\b[^\n]*(?:\n|$)/g).take(maxDocuments)
  for (const { 0: head, 1: word = '', index } of heads) {
    const body = text.slice(index + head.length)
    const end = new RegExp(`^[^\\S\\n]*${word}\\b`, 'm').exec(body)
    if (end && end.index > 0) return body.slice(0, end.index - 1)
  }
  return null
}
