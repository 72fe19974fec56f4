import type { FootnoteDefinition, PhrasingContent } from 'mdast'
import type { Labelled } from './labels.ts'
import type { NodeCursor } from './node-cursor.ts'
import type { TexNode } from './nodes.ts'
import type { TexNotes } from './notes.ts'
import { plainStyle, type Style } from './phrasing.ts'
import type { FindPicture } from './pictures.ts'
import type { Typography } from './typography.ts'
import { Writer } from './writer.ts'

/** What the conversion of one text shares. */
export interface Conversion {
  readonly notes: TexNotes
  readonly findPicture: FindPicture
  readonly labels: ReadonlyMap<string, Labelled>
  readonly footnotes: FootnoteDefinition[]
  /** How many captions there were so far. */
  readonly captions: { figure: number; table: number }
  readonly typography: Typography
  /** How many more nodes may be written; null for as many as there are. */
  readonly budget: { nodes: number } | null
  /** Writes nodes at a place. Here, because lists and tables are converted by functions that the conversion itself calls. */
  readonly convert: (nodes: readonly TexNode[], place: Place, conversion: Conversion) => void
}

/** Where nodes are written, and what holds there. */
export interface Place {
  readonly writer: Writer
  readonly style: Style
  /** How many lists and quotations are around it. */
  readonly depth: number
  /** Whether only text within a line can be written, as in a cell. */
  readonly isInLine: boolean
  readonly float: 'figure' | 'table' | null
  /** The caption that the pictures of a figure share, as plain text. */
  readonly alt: string
}

/** A command that is being converted, with a cursor behind its name. */
export interface Call {
  readonly name: string
  readonly line: number
  readonly cursor: NodeCursor
  readonly place: Place
  readonly conversion: Conversion
}

export function startPlace(): Place {
  return { writer: new Writer(), style: plainStyle, depth: 0, isInLine: false, float: null, alt: '' }
}

/** Nodes as text within a line. */
export function convertInLine(
  nodes: readonly TexNode[],
  { place, conversion }: Pick<Call, 'place' | 'conversion'>,
): PhrasingContent[] {
  const writer = new Writer()
  conversion.convert(nodes, { ...place, writer, isInLine: true }, conversion)
  return writer.endInLine()
}

/** Of a caption or a name nobody reads more, and a text may nest so that it asks for the same one at each of its levels. */
const mostPlainNodes = 1000

/** The beginning of nodes as text without any markup; says nothing, and counts no captions. */
export function plainTextOf(nodes: readonly TexNode[], conversion: Conversion): string {
  const notes = { add: () => undefined, all: () => [] }
  const budget = conversion.budget ?? { nodes: mostPlainNodes }
  const silent = { ...conversion, notes, budget, footnotes: [], captions: { figure: 0, table: 0 } }
  return convertInLine(nodes, { place: startPlace(), conversion: silent }).map(textOf).join('').trim()
}

function textOf(node: PhrasingContent): string {
  if ('children' in node) return node.children.map(textOf).join('')
  if (node.type === 'break') return ' '
  if (node.type === 'inlineMath') return formulaText(node.value)
  return 'value' in node ? node.value : ''
}

const formulaSigns = new Map(
  Object.entries({
    ...{
      times: '×',
      cdot: '·',
      le: '≤',
      leq: '≤',
      ge: '≥',
      geq: '≥',
      neq: '≠',
      ne: '≠',
      dots: '…',
      ldots: '…',
    },
    ...{ pi: 'π', tau: 'τ', alpha: 'α', beta: 'β', rightarrow: '→', to: '→', infty: '∞', pm: '±', ',': ' ' },
  }),
)

/** A formula as well as a line of text can have it. */
function formulaText(source: string): string {
  return source
    .replaceAll(/\\([A-Za-z]+|.) ?/g, (_, name: string) => formulaSigns.get(name) ?? name)
    .replaceAll(/[{}]/g, '')
}
