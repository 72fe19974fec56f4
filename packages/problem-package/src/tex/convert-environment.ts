import { layoutEnvironments } from './commands.ts'
import { type Conversion, type Place, plainTextOf } from './conversion.ts'
import { soleCaption } from './convert-picture.ts'
import { floatOf } from './labels.ts'
import { convertList, isList, mostNested } from './lists.ts'
import { NodeCursor } from './node-cursor.ts'
import type { TexEnvironment } from './nodes.ts'
import { readArguments } from './read-arguments.ts'
import { convertTable, isTable } from './tables.ts'
import { Writer } from './writer.ts'

/** Environments of contest templates that are sections with a fixed heading. */
const sectionEnvironments = new Map([
  ['Input', 'Input'],
  ['Output', 'Output'],
  ['Interaction', 'Interaction'],
])
const quotations = new Set(['quote', 'quotation', 'verse'])

/** Writes an environment: a list, a table, a quotation, or what only places or names its contents. */
export function convertEnvironment(environment: TexEnvironment, place: Place, conversion: Conversion): void {
  const { name, children, line } = environment
  const { writer } = place
  const heading = sectionEnvironments.get(name)
  const layout = layoutEnvironments.get(name)
  if (isList(name)) convertList(environment, place, conversion)
  else if (isTable(name)) convertTable(environment, place, conversion)
  else if (quotations.has(name)) convertQuotation(environment, place, conversion)
  else {
    if (layout === undefined && heading === undefined)
      conversion.notes.add(line, `The environment "${name}" is not known; what it holds is shown.`)
    if (heading !== undefined)
      writer.addBlock({ type: 'heading', depth: 2, children: [{ type: 'text', value: heading }] })
    writer.endParagraph()
    const cursor = new NodeCursor(children)
    const float = floatOf(name)
    const alt = float === 'figure' ? plainTextOf(soleCaption(children), conversion) : place.alt
    const inner = { ...place, float: float ?? place.float, alt }
    readArguments(layout ?? '', { name, line, cursor, place: inner, conversion })
    conversion.convert(cursor.rest(), inner, conversion)
    writer.endParagraph()
  }
}

function convertQuotation({ children }: TexEnvironment, place: Place, conversion: Conversion): void {
  const isFlat = place.depth >= mostNested
  const writer = isFlat ? place.writer : new Writer()
  place.writer.endParagraph()
  conversion.convert(children, { ...place, writer, depth: place.depth + 1 }, conversion)
  if (isFlat) writer.endParagraph()
  else place.writer.addBlock({ type: 'blockquote', children: writer.end() })
}
