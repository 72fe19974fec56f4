import { accented, isAccent } from './accents.ts'
import { layoutCommands, layoutEnvironments, styleCommands, styleSwitches } from './commands.ts'
import { type Call, type Conversion, convertInLine, type Place, plainTextOf } from './conversion.ts'
import { convertFormula, convertQuantity } from './convert-formula.ts'
import { convertLink } from './convert-link.ts'
import { convertCaption, convertIllustration, convertPicture, soleCaption } from './convert-picture.ts'
import { convertReference } from './convert-reference.ts'
import { quantities } from './formula-source.ts'
import { floatOf } from './labels.ts'
import { convertList, isList, mostNested } from './lists.ts'
import { NodeCursor } from './node-cursor.ts'
import type { TexEnvironment, TexNode } from './nodes.ts'
import { plainStyle, type Style } from './phrasing.ts'
import { sourceOfNodes } from './source-of-nodes.ts'
import { formulaSymbols, symbols } from './symbols.ts'
import { convertTable, isTable } from './tables.ts'
import { convertVerbatim } from './verbatim.ts'
import { Writer } from './writer.ts'

/** Writes nodes as Markdown. What is not understood is noted, and its text is kept. */
export function convertNodes(nodes: readonly TexNode[], start: Place, conversion: Conversion): void {
  const cursor = new NodeCursor(nodes)
  let place = start
  for (let node = cursor.next(); node; node = cursor.next()) {
    if (conversion.budget && conversion.budget.nodes-- <= 0) return
    const { writer, style } = place
    switch (node.kind) {
      case 'text':
        writer.add(
          style.isCode ? node.text.replaceAll('~', ' ') : conversion.typography.print(node.text),
          style,
        )
        break
      case 'code':
        writer.add(node.text, { ...style, isCode: true })
        break
      case 'space':
      case 'align':
        writer.add(' ', style)
        break
      case 'break':
        conversion.typography.endParagraph()
        writer.endParagraph()
        break
      case 'address':
        writer.add(node.address, style)
        break
      case 'group':
        conversion.convert(node.children, place, conversion)
        break
      case 'formula':
        convertFormula(node, { cursor, place, conversion })
        break
      case 'verbatim':
        convertVerbatim(node, { place, conversion })
        break
      case 'environment':
        convertEnvironment(node, place, conversion)
        break
      case 'command':
        place = convertCommand({ name: node.name, line: node.line, cursor, place, conversion })
        break
    }
  }
}

/** Converts a command with its arguments; the answer is the place for what follows in the same group. */
function convertCommand(call: Call): Place {
  const { name, cursor, place, conversion } = call
  const { writer, style } = place
  const symbol = symbols.get(name)
  const switched = styleSwitches.get(name)
  const styled = styleCommands.get(name)
  const layout = layoutCommands.get(name)
  if (switched !== undefined) return { ...place, style: { ...style, ...switched } }
  if (symbol !== undefined) writer.add(symbol, style)
  else if (isAccent(name)) writer.add(accented(name, letterOf(call)), style)
  else if (styled !== undefined)
    conversion.convert(cursor.argument(), { ...place, style: toggled(name, style, styled) }, conversion)
  else if (layout !== undefined) readArguments(layout, call)
  else if (quantities.has(name)) convertQuantity(call)
  else convertOther(call)
  return place
}

/** Emphasis within emphasis stands out by being upright. */
function toggled(name: string, style: Style, change: Partial<Style>): Style {
  return name === 'emph' && style.isItalic ? { ...style, isItalic: false } : { ...style, ...change }
}

function letterOf({ cursor, conversion }: Call): string {
  const nodes = cursor.argument()
  const [first] = nodes
  if (first?.kind === 'command' && (first.name === 'i' || first.name === 'j')) return first.name
  return plainTextOf(nodes, conversion)
}

/** Reads the arguments of a command of the layout, and shows those that are text. */
function readArguments(kinds: string, { cursor, place, conversion }: Call): void {
  for (const kind of kinds)
    if (kind === 's') cursor.star()
    else if (kind === 'o') cursor.optional()
    else if (kind === 'm') cursor.argument()
    else if (kind === 'c') conversion.convert(cursor.argument(), place, conversion)
    else skipParentheses(cursor)
}

function skipParentheses(cursor: NodeCursor): void {
  const node = cursor.peek()
  if (node?.kind === 'text' && node.text.startsWith('(')) cursor.next()
}

const headings = new Map(Object.entries({ chapter: 2, section: 2, subsection: 3, subsubsection: 4 } as const))

function convertOther(call: Call): void {
  const { name, line, cursor, place, conversion } = call
  const { writer, style } = place
  const depth = headings.get(name)
  if (depth !== undefined) {
    cursor.star()
    cursor.optional()
    const children = convertInLine(cursor.argument(), call)
    if (children.length > 0) writer.addBlock({ type: 'heading', depth, children })
    return
  }
  switch (name) {
    case '\\':
    case 'newline':
    case 'linebreak':
      cursor.star()
      cursor.optional()
      writer.add({ type: 'break' }, style)
      return
    case 'par':
    case 'newpage':
    case 'clearpage':
      writer.endParagraph()
      return
    case 'paragraph':
    case 'subparagraph':
      cursor.star()
      writer.endParagraph()
      conversion.convert(cursor.argument(), { ...place, style: { ...style, isBold: true } }, conversion)
      writer.add(' ', style)
      return
    case 'includegraphics':
      convertPicture(call)
      return
    case 'illustration':
      convertIllustration(call)
      return
    case 'caption':
    case 'captionof':
      convertCaption(call)
      return
    case 'url':
    case 'nolinkurl':
    case 'path':
    case 'href':
      convertLink(call)
      return
    case 'ref':
    case 'eqref':
    case 'autoref':
    case 'cref':
    case 'Cref':
    case 'nameref':
    case 'pageref':
      convertReference(call)
      return
    case 'footnote':
    case 'footnotetext':
      convertFootnote(call)
      return
    case 'textsuperscript':
    case 'textsubscript':
      convertRaised(call)
      return
    case 'enquote':
    case 'say':
      writer.add('“', style)
      conversion.convert(cursor.argument(), place, conversion)
      writer.add('”', style)
      return
    case 'item':
      writer.endParagraph()
      writer.add('• ', style)
      return
    case 'multicolumn':
      cursor.argument()
      cursor.argument()
      conversion.convert(cursor.argument(), place, conversion)
      return
    case 'input':
    case 'include':
      conversion.notes.add(
        line,
        `\\${name} is not followed, so put the text of "${sourceOfNodes(cursor.argument())}" in its place.`,
      )
      return
    default:
      if (formulaSymbols.has(name)) writer.add({ type: 'inlineMath', value: `\\${name}` }, style)
      else
        conversion.notes.add(
          line,
          `The command \\${name} is not known, so it is left out; what its braces hold is shown.`,
        )
  }
}

function convertFootnote(call: Call): void {
  const { cursor, place, conversion } = call
  cursor.optional()
  const identifier = String(conversion.footnotes.length + 1)
  const children = convertInLine(cursor.argument(), { ...call, place: { ...place, style: plainStyle } })
  const label = identifier
  conversion.footnotes.push({
    type: 'footnoteDefinition',
    identifier,
    label,
    children: [{ type: 'paragraph', children }],
  })
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

/** Environments of contest templates that are sections with a fixed heading. */
const sectionEnvironments = new Map([
  ['Input', 'Input'],
  ['Output', 'Output'],
  ['Interaction', 'Interaction'],
])
const quotations = new Set(['quote', 'quotation', 'verse'])

function convertEnvironment(environment: TexEnvironment, place: Place, conversion: Conversion): void {
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
