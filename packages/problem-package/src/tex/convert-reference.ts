import type { Call } from './conversion.ts'
import { sourceOfNodes } from './source-of-nodes.ts'

/** `\ref` and its kin: a number or a title. A reference to nothing shows the name of its label, with a note. */
export function convertReference({ name, line, cursor, place, conversion }: Call): void {
  cursor.star()
  const label = sourceOfNodes(cursor.argument())
  const found = conversion.labels.get(label)
  const { writer, style } = place
  if (found === undefined) {
    conversion.notes.add(line, `\\${name}{${label}} refers to a label that is not there.`)
    writer.add(label, style)
    return
  }
  const { text, kind } = found
  const isNamed = (name === 'autoref' || name === 'cref' || name === 'Cref') && kind !== 'section'
  const word = name === 'cref' ? kind : kind.replace(/^./, (letter) => letter.toUpperCase())
  writer.add(`${isNamed ? `${word} ` : ''}${name === 'eqref' ? `(${text})` : text}`, style)
}
