import type { AlignType, PhrasingContent, TableCell, TableRow } from 'mdast'
import { type Conversion, convertInLine, type Place } from './conversion.ts'
import { NodeCursor } from './node-cursor.ts'
import type { TexEnvironment, TexNode } from './nodes.ts'
import { sourceOfNodes } from './source-of-nodes.ts'

/** Environments that are tables, with the arguments before the columns: `o` in square brackets, `m` in braces. */
const environments = new Map([
  ['tabular', 'o'],
  ['array', 'o'],
  ['longtable', 'o'],
  ['tabular*', 'mo'],
  ['tabularx', 'mo'],
  ['tabulary', 'mo'],
])
const rules = new Set([
  'hline',
  'toprule',
  'midrule',
  'bottomrule',
  'endhead',
  'endfirsthead',
  'endfoot',
  'endlastfoot',
])

export function isTable(name: string): boolean {
  return environments.has(name)
}

interface Row {
  readonly cells: TexNode[][]
  /** Whether a line is drawn below it. */
  isRuled: boolean
}

/** More than any screen shows, and a bound on what a short text may make. */
const mostColumns = 100

/**
 * Writes a table. Markdown tables have a head: it is the first row if a line separates it from others, or if all of it is bold;
 * otherwise it is empty. Cells that reach over columns stand in the first of these.
 */
export function convertTable(environment: TexEnvironment, place: Place, conversion: Conversion): void {
  const cursor = new NodeCursor(environment.children)
  for (const kind of environments.get(environment.name) ?? '')
    if (kind === 'o') cursor.optional()
    else cursor.argument()
  const align = alignmentOf(sourceOfNodes(cursor.argument()))
  const rows = rowsOf(cursor.rest())
  const cells = rows.map((row) =>
    row.cells.slice(0, mostColumns).flatMap((nodes) => cellsOf(nodes, place, conversion)),
  )
  if (cells.length === 0) return
  const width = Math.min(mostColumns, Math.max(...cells.map((row) => row.length)))
  const isHeaded = cells.length > 1 && (rows[0]?.isRuled || (cells[0] ?? []).every(isBold))
  const all = isHeaded ? cells : [[], ...cells]
  const children = all.map((row): TableRow => {
    const filled = Array.from(
      { length: width },
      (_, at): TableCell => row[at] ?? { type: 'tableCell', children: [] },
    )
    return { type: 'tableRow', children: filled }
  })
  place.writer.addBlock({
    type: 'table',
    align: Array.from({ length: width }, (_, at) => align[at] ?? null),
    children,
  })
}

function rowsOf(nodes: readonly TexNode[]): Row[] {
  const cursor = new NodeCursor(nodes)
  const rows: Row[] = [{ cells: [[]], isRuled: false }]
  for (let node = cursor.next(); node; node = cursor.next()) {
    const row = rows.at(-1)
    const cell = row?.cells.at(-1)
    if (row === undefined || cell === undefined) break
    if (node.kind === 'align') row.cells.push([])
    else if (node.kind !== 'command') cell.push(node)
    else if (node.name === '\\' || node.name === 'tabularnewline') {
      cursor.star()
      cursor.optional()
      rows.push({ cells: [[]], isRuled: false })
    } else if (rules.has(node.name)) rule(rows)
    else if (node.name === 'cline' || node.name === 'cmidrule') {
      if (node.name === 'cmidrule') skipParentheses(cursor)
      cursor.argument()
      rule(rows)
    } else cell.push(node)
  }
  return rows.filter(
    ({ cells }) => cells.length > 1 || cells.flat().some(({ kind }) => kind !== 'space' && kind !== 'break'),
  )
}

function rule(rows: Row[]): void {
  const above = rows.at(-2)
  if (above) above.isRuled = true
}

function skipParentheses(cursor: NodeCursor): void {
  const node = cursor.peek()
  if (node?.kind === 'text' && /^\([lr]*\)$/.test(node.text)) cursor.next()
}

/** One cell, and empty ones beside it when it reaches over several columns. */
function cellsOf(nodes: readonly TexNode[], place: Place, conversion: Conversion): TableCell[] {
  const start = nodes.findIndex(({ kind }) => kind !== 'space' && kind !== 'break')
  const first = nodes[start]
  if (first?.kind !== 'command' || first.name !== 'multicolumn') return [cellOf(nodes)]
  const cursor = new NodeCursor(nodes.slice(start + 1))
  const span = Number(sourceOfNodes(cursor.argument()))
  cursor.argument()
  const content = [...cursor.argument(), ...cursor.rest()]
  const others = Number.isInteger(span) ? Math.max(0, Math.min(mostColumns, span) - 1) : 0
  return [cellOf(content), ...Array.from({ length: others }, () => cellOf([]))]

  function cellOf(content: readonly TexNode[]): TableCell {
    const children = convertInLine(content, { place, conversion }).map(withoutBars)
    return { type: 'tableCell', children }
  }
}

/** A bar in a formula would end its cell. */
function withoutBars(node: PhrasingContent): PhrasingContent {
  if (node.type === 'inlineMath')
    return { ...node, value: node.value.replaceAll('\\|', '\\Vert ').replaceAll('|', '\\vert ') }
  if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete')
    return { ...node, children: node.children.map(withoutBars) }
  return node
}

function isBold({ children }: TableCell): boolean {
  return children.length === 0 || children.every(({ type }) => type === 'strong')
}

/** How the columns of a table are aligned, from a description such as `|l|r*{2}{c}|p{3cm}`. */
function alignmentOf(columns: string): AlignType[] {
  const repeated = columns.replaceAll(
    /\*\{?(\d{1,2})\}?\{([^{}]{0,20})\}/g,
    (_, times: string, what: string) => what.repeat(Number(times)),
  )
  const signs = repeated.replaceAll(/[@!><]\{[^{}]*\}|\{[^{}]*\}|[^A-Za-z]/g, '').slice(0, mostColumns)
  return Array.from(signs, (sign) => {
    if (sign === 'c' || sign === 'C') return 'center'
    return sign === 'r' || sign === 'R' || sign === 'S' ? 'right' : 'left'
  })
}
