import type { Call } from './conversion.ts'
import { formulaSource, labelsOf, quantities, quantityFormula } from './formula-source.ts'
import type { TexFormula } from './nodes.ts'
import { sourceOfNodes } from './source-of-nodes.ts'

/** Writes a formula for the page to draw. One on a line of its own takes in the punctuation behind it. */
export function convertFormula(
  { tokens, isDisplayed, environment }: TexFormula,
  { cursor, place, conversion }: Pick<Call, 'cursor' | 'place' | 'conversion'>,
): void {
  const { writer, style, isInLine } = place
  const source = formulaSource(tokens, environment)
  if (source === '') return
  if (!isDisplayed) writer.add({ type: 'inlineMath', value: source }, style)
  else if (isInLine) writer.add({ type: 'inlineMath', value: `\\displaystyle ${source}` }, style)
  else {
    const [label = ''] = labelsOf(tokens)
    const number = conversion.labels.get(label)
    const tag = number?.kind === 'equation' ? ` \\tag{${number.text}}` : ''
    writer.addBlock({ type: 'math', value: `${source}${cursor.punctuation()}${tag}` })
  }
}

/** Writes a number or a unit of the package siunitx: as text where it is plain. */
export function convertQuantity({ name, cursor, place }: Call): void {
  cursor.optional()
  const given = Array.from({ length: quantities.get(name) ?? 0 }, () => sourceOfNodes(cursor.argument()))
  const value = quantityFormula(name, given)
  const text = value.replaceAll(/\\text\{([^{}\\]*)\}/g, '$1').replaceAll('\\,', ' ')
  place.writer.add(/[\\^]/.test(text) ? { type: 'inlineMath', value } : text, place.style)
}
