import type { PhrasingContent } from 'mdast'
import { type Call, convertInLine, plainTextOf } from './conversion.ts'
import { convertLink } from './convert-link.ts'
import { convertCaption, convertIllustration, convertPicture } from './convert-picture.ts'
import { convertReference } from './convert-reference.ts'
import { plainStyle } from './phrasing.ts'
import { sourceOfNodes } from './source-of-nodes.ts'

/** Commands that write something of their own. Each reads its arguments. */
export const textCommands: ReadonlyMap<string, (call: Call) => void> = new Map([
  ...named(['chapter', 'section'], headingOf(2)),
  ...named(['subsection'], headingOf(3)),
  ...named(['subsubsection'], headingOf(4)),
  ...named(['paragraph', 'subparagraph'], convertRunIn),
  ...named(['\\', 'newline', 'linebreak'], convertBreak),
  ...named(['par', 'newpage', 'clearpage'], ({ place }) => place.writer.endParagraph()),
  ...named(['includegraphics'], convertPicture),
  ...named(['illustration'], convertIllustration),
  ...named(['caption', 'captionof'], convertCaption),
  ...named(['url', 'nolinkurl', 'path', 'href'], convertLink),
  ...named(['ref', 'eqref', 'autoref', 'cref', 'Cref', 'nameref', 'pageref'], convertReference),
  ...named(['footnote', 'footnotetext'], convertFootnote),
  ...named(['textsuperscript', 'textsubscript'], convertRaised),
  ...named(['enquote', 'say'], convertQuote),
  ...named(['item'], convertLooseItem),
  ...named(['multicolumn'], convertLooseCell),
  ...named(['input', 'include'], convertInclusion),
])

function named(names: readonly string[], convert: (call: Call) => void) {
  return names.map((name) => [name, convert] as const)
}

function headingOf(depth: 2 | 3 | 4): (call: Call) => void {
  return (call) => {
    const { cursor, place } = call
    cursor.star()
    cursor.optional()
    const children = convertInLine(cursor.argument(), call)
    if (children.length > 0) place.writer.addBlock({ type: 'heading', depth, children })
  }
}

/** A heading that the text of its paragraph follows on the same line. */
function convertRunIn({ cursor, place, conversion }: Call): void {
  const { writer, style } = place
  cursor.star()
  writer.endParagraph()
  conversion.convert(cursor.argument(), { ...place, style: { ...style, isBold: true } }, conversion)
  writer.add(' ', style)
}

function convertBreak({ cursor, place: { writer, style } }: Call): void {
  cursor.star()
  cursor.optional()
  writer.add({ type: 'break' }, style)
}

function convertFootnote(call: Call): void {
  const { cursor, place, conversion } = call
  cursor.optional()
  const identifier = String(conversion.footnotes.length + 1)
  const label = identifier
  // The place is taken first: a footnote may hold others.
  const children: PhrasingContent[] = []
  conversion.footnotes.push({
    type: 'footnoteDefinition',
    identifier,
    label,
    children: [{ type: 'paragraph', children }],
  })
  children.push(...convertInLine(cursor.argument(), { ...call, place: { ...place, style: plainStyle } }))
  place.writer.add({ type: 'footnoteReference', identifier, label }, place.style)
}

/** Raised numbers are powers, which must not look like other digits; raised letters, such as those of "1st", may. */
function convertRaised({ name, cursor, place, conversion }: Call): void {
  const nodes = cursor.argument()
  const text = plainTextOf(nodes, conversion)
  if (/^[-+−]?\d+$/.test(text))
    place.writer.add(
      { type: 'inlineMath', value: `${name === 'textsuperscript' ? '^' : '_'}{${text}}` },
      place.style,
    )
  else conversion.convert(nodes, place, conversion)
}

function convertQuote({ cursor, place, conversion }: Call): void {
  place.writer.add('“', place.style)
  conversion.convert(cursor.argument(), place, conversion)
  place.writer.add('”', place.style)
}

/** An item outside of lists. */
function convertLooseItem({ place: { writer, style } }: Call): void {
  writer.endParagraph()
  writer.add('• ', style)
}

/** A cell outside of tables, or not at the beginning of a cell. */
function convertLooseCell({ cursor, place, conversion }: Call): void {
  cursor.argument()
  cursor.argument()
  conversion.convert(cursor.argument(), place, conversion)
}

function convertInclusion({ name, line, cursor, conversion }: Call): void {
  const file = sourceOfNodes(cursor.argument())
  conversion.notes.add(line, `\\${name} is not followed, so put the text of "${file}" in its place.`)
}
