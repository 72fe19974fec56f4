import type { List, ListItem } from 'mdast'
import type { Conversion, Place } from './conversion.ts'
import { NodeCursor } from './node-cursor.ts'
import type { TexEnvironment, TexNode } from './nodes.ts'
import { sourceOfNodes } from './source-of-nodes.ts'
import { Writer } from './writer.ts'

const kinds = new Map(
  Object.entries({
    ...{
      itemize: 'bullets',
      compactitem: 'bullets',
      list: 'bullets',
      trivlist: 'bullets',
      inparaitem: 'bullets',
    },
    ...{ enumerate: 'numbers', compactenum: 'numbers', inparaenum: 'numbers' },
    ...{ description: 'terms', compactdesc: 'terms' },
  } as const),
)

export function isList(name: string): boolean {
  return kinds.has(name.replace('*', ''))
}

/** Lists and quotations within more of them are written without their signs: the page shows no text with very many. */
export const mostNested = 12

interface Item {
  readonly label: readonly TexNode[] | null
  readonly nodes: readonly TexNode[]
}

/** Writes a list. Markdown numbers items with digits only, so items with letters have these in their text. */
export function convertList(environment: TexEnvironment, place: Place, conversion: Conversion): void {
  const kind = kinds.get(environment.name.replace('*', '')) ?? 'bullets'
  const cursor = new NodeCursor(environment.children)
  const numbering = numberingOf(sourceOfNodes(cursor.optional() ?? []))
  if (environment.name === 'list') [cursor.braced(), cursor.skipSpaces(), cursor.braced()]
  const { before, items } = itemsOf(cursor.rest())
  conversion.convert(before, place, conversion)
  place.writer.endParagraph()
  const isFlat = place.depth >= mostNested
  const isOrdered = kind === 'numbers' && numbering === null && items.every(({ label }) => label === null)
  const children = items.map((item, at): ListItem => {
    const writer = isFlat ? place.writer : new Writer()
    const inner: Place = { ...place, writer, depth: place.depth + 1, isInLine: false }
    if (isFlat) writer.add('• ', place.style)
    writeLabel(item, inner)
    conversion.convert(item.nodes, inner, conversion)
    if (isFlat) writer.endParagraph()
    return { type: 'listItem', spread: false, children: isFlat ? [] : writer.end() }

    function writeLabel({ label }: Item, where: Place) {
      const style = kind === 'terms' ? { ...where.style, isBold: true } : where.style
      if (label !== null) {
        conversion.convert(label, { ...where, style }, conversion)
        writer.add(' ', where.style)
      } else if (kind === 'numbers' && numbering !== null) writer.add(`${numbering(at + 1)} `, where.style)
    }
  })
  if (isFlat || children.length === 0) return
  const isSpread = children.some(
    ({ children: blocks }) => blocks.filter(({ type }) => type !== 'list').length > 1,
  )
  const list: List = {
    ...{ type: 'list', ordered: isOrdered, spread: isSpread },
    children: children.map((item) => ({ ...item, spread: isSpread })),
  }
  place.writer.addBlock(list)
}

function itemsOf(nodes: readonly TexNode[]) {
  const cursor = new NodeCursor(nodes)
  const before: TexNode[] = []
  const items: { readonly label: readonly TexNode[] | null; readonly nodes: TexNode[] }[] = []
  for (let node = cursor.next(); node; node = cursor.next())
    if (node.kind === 'command' && node.name === 'item') items.push({ label: cursor.optional(), nodes: [] })
    else (items.at(-1)?.nodes ?? before).push(node)
  return { before, items }
}

/** How an option numbers items, such as `label=(\alph*)` or `(a)`; null for digits. */
function numberingOf(option: string): ((number: number) => string) | null {
  const label = /label\s*=\s*([^,]*)/.exec(option)?.[1] ?? (option.includes('=') ? '' : option)
  const command = /^(.*?)\\(alph|Alph|roman|Roman)\s*\*?(.*)$/.exec(label)
  const short = /^(\W*)([aAiI])(\W*)$/.exec(label)
  const [, before = '', sign = '', after = ''] = command ?? short ?? []
  if (sign === '') return null
  const isUpper = /^[A-Z]/.test(sign)
  const isRoman = /^[rRiI]/.test(sign)
  return (number) => {
    const text = isRoman ? roman(number) : letters(number)
    return `${before}${isUpper ? text.toUpperCase() : text}${after}`.replaceAll(/[{}\\]/g, '')
  }
}

function letters(number: number): string {
  const letter = String.fromCodePoint(97 + ((number - 1) % 26))
  return number > 26 ? letters(Math.floor((number - 1) / 26)) + letter : letter
}

function roman(number: number): string {
  if (number > 100) return String(number)
  const tens =
    ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc', 'c'][Math.floor(number / 10)] ?? ''
  return tens + (['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'][number % 10] ?? '')
}
