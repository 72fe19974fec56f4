import type { Call } from './conversion.ts'
import type { TexNode } from './nodes.ts'

const drawings = new Set(['tikzpicture', 'asy', 'pspicture'])
const unprinted = new Set(['comment', 'filecontents'])

/** Code is kept as it is. A drawing that is written as a program of TeX cannot be shown, and says so in the text. */
export function convertVerbatim(
  { name, text, line }: Extract<TexNode, { kind: 'verbatim' }>,
  { place, conversion }: Pick<Call, 'place' | 'conversion'>,
): void {
  if (unprinted.has(name)) return
  if (drawings.has(name)) {
    place.writer.add('(A drawing that is not shown here.)', { ...place.style, isItalic: true })
    conversion.notes.add(
      line,
      `A drawing with "${name}" is not shown: save it as SVG or PNG beside the statement, and show it with \\includegraphics.`,
    )
    return
  }
  place.writer.addBlock({ type: 'code', value: codeOf(name, text) })
}

/** The lines between beginning and end, without what stands on the line of the beginning. */
function codeOf(name: string, text: string): string {
  const start = `\\begin{${name}}`.length + (/\\begin[^\S\n]*/.exec(text)?.[0].length ?? 0) - '\\begin'.length
  const inner = text.slice(start, -`\\end{${name}}`.length)
  const options = /^(?:\[[^\]]{0,500}\])?(?:\{[^{}]{0,100}\})?[^\S\n]*\n/
  const plain = /^[^\S\n]*\n/
  const hasOptions = name === 'lstlisting' || name === 'minted' || name === 'Verbatim'
  return withoutLastLine(inner.replace(hasOptions ? options : plain, ''))
}

/** The text without the blanks at its end and the line break before them, which belong to the line of the end. */
function withoutLastLine(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] !== '\n' && text[end - 1]?.trim() === '') end -= 1
  return text.slice(0, text[end - 1] === '\n' ? end - 1 : end)
}
