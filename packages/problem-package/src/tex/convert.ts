import { accented, isAccent } from './accents.ts'
import { layoutCommands, styleCommands, styleSwitches } from './commands.ts'
import { type Call, type Conversion, type Place, plainTextOf } from './conversion.ts'
import { convertEnvironment } from './convert-environment.ts'
import { convertFormula, convertQuantity } from './convert-formula.ts'
import { quantities } from './formula-source.ts'
import { NodeCursor } from './node-cursor.ts'
import type { TexNode } from './nodes.ts'
import type { Style } from './phrasing.ts'
import { readArguments } from './read-arguments.ts'
import { formulaSymbols, symbols } from './symbols.ts'
import { textCommands } from './text-commands.ts'
import { convertVerbatim } from './verbatim.ts'

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
  else (textCommands.get(name) ?? convertUnknown)(call)
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

function convertUnknown({ name, line, place: { writer, style }, conversion }: Call): void {
  if (formulaSymbols.has(name)) writer.add({ type: 'inlineMath', value: `\\${name}` }, style)
  else
    conversion.notes.add(
      line,
      `The command \\${name} is not known, so it is left out; what its braces hold is shown.`,
    )
}
