import { labelsOf } from './formula-source.ts'
import { NodeCursor } from './node-cursor.ts'
import type { TexNode } from './nodes.ts'
import { sourceOfNodes } from './source-of-nodes.ts'

/** What a label names. */
export interface Labelled {
  /** What a reference prints: a number, or the title of a section, which has none. */
  readonly text: string
  readonly kind: 'figure' | 'table' | 'equation' | 'item' | 'section'
}

const sections = new Set(['section', 'subsection', 'subsubsection', 'chapter'])

/** What each label of a text names. A text may refer to what comes later, so this is read first. */
export function readLabels(nodes: readonly TexNode[]): ReadonlyMap<string, Labelled> {
  const labels = new Map<string, Labelled>()
  const numbers = { figure: 0, table: 0, equation: 0 }
  let last: Labelled | null = null
  walk(nodes, { float: 'figure', isNumbered: false, item: { number: 0 } })
  return labels

  function walk(all: readonly TexNode[], place: Place) {
    const cursor = new NodeCursor(all)
    for (let node = cursor.next(); node; node = cursor.next())
      if (node.kind === 'group') walk(node.children, place)
      else if (node.kind === 'environment') walk(node.children, within(node.name, place))
      else if (node.kind === 'formula') {
        if (node.isDisplayed) for (const name of labelsOf(node.tokens)) number(name)
      } else if (node.kind === 'command') command(node.name, cursor, place)
  }

  function number(name: string) {
    numbers.equation++
    labels.set(name, { text: String(numbers.equation), kind: 'equation' })
  }

  function command(name: string, cursor: NodeCursor, { float, isNumbered, item }: Place) {
    if (name === 'caption' && !cursor.star()) last = { text: String(++numbers[float]), kind: float }
    else if (name === 'item' && isNumbered) last = { text: String(++item.number), kind: 'item' }
    else if (sections.has(name)) {
      cursor.star()
      last = { text: sourceOfNodes(cursor.argument()), kind: 'section' }
    } else if (name === 'label') {
      const label = sourceOfNodes(cursor.argument())
      if (last) labels.set(label, last)
    }
  }
}

interface Place {
  readonly float: 'figure' | 'table'
  readonly isNumbered: boolean
  readonly item: { number: number }
}

function within(name: string, place: Place): Place {
  if (name === 'enumerate') return { ...place, isNumbered: true, item: { number: 0 } }
  if (name === 'itemize' || name === 'description') return { ...place, isNumbered: false }
  return { ...place, float: floatOf(name) ?? place.float }
}

/** Whether an environment holds figures or tables, which are numbered on their own; null if neither. */
export function floatOf(name: string): 'figure' | 'table' | null {
  if (/^(?:table\*?|wraptable|subtable|longtable)$/.test(name)) return 'table'
  return /^(?:figure\*?|wrapfigure|subfigure)$/.test(name) ? 'figure' : null
}
