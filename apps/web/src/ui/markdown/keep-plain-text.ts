import { unfencedCode } from '@codedojo/contract'
import type { Options } from 'react-markdown'
import { isIntendedMarkup, type MarkdownNode, type NodePosition } from './is-intended-markup.ts'

/*
 * How it works: the parser first skips the Markdown syntax that people hardly ever mean in a chat (`unmeant`). Then each piece
 * of markup is compared with its source text. Markup that is not clearly intended, and markup that would show nothing, is
 * turned back into text with its signs. Unfenced code is kept as a whole.
 */

type Plugin = NonNullable<NonNullable<Options['remarkPlugins']>[number]>

/**
 * Syntax that makes typed characters disappear: `&nbsp;`, `\\.` and a backslash before a newline, `[1]: …`, a line of dashes
 * under a word.
 */
const unmeant = [
  ...['characterReference', 'characterEscape', 'hardBreakEscape', 'definition', 'setextUnderline'],
  ...['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'],
]

/** A remark plugin that shows chat text as typed, unless it is clearly markup. */
export const keepPlainText: Plugin = function (this: { data: () => object }) {
  const settings: { micromarkExtensions?: unknown[] } = this.data()
  settings.micromarkExtensions = [...(settings.micromarkExtensions ?? []), { disable: { null: unmeant } }]
  return (root: MarkdownNode, file: { value: unknown }) => {
    const text = String(file.value)
    const isOneLine = !/[\r\n]/.test(text.trim())
    const isCode = codeIn(text)
    root.children = (root.children ?? []).flatMap((block) =>
      block.type !== 'code' && isCode(placeOf(block))
        ? paragraph(wholeLines(text, placeOf(block)))
        : asMeant(block, { text, isOneLine, parent: root }).map(withoutBackslashes),
    )
  }
}

type Span = Pick<NodePosition, 'start' | 'end'>

/** Returns the test whether a span of the text is entirely unfenced code. */
function codeIn(text: string): (span: Span) => boolean {
  const stretches = unfencedCode(text, { least: 1 })
  if (stretches.length === 0) return () => false
  const ends = [...text.matchAll(/\r\n?|\n/g)].map(({ index }) => index)
  const lineOf = (offset: number) => countBelow(ends, offset)
  return ({ start, end }) => {
    const [first, last] = [lineOf(start), lineOf(end)]
    return stretches.some(({ from, to }) => from <= first && last <= to)
  }
}

/** How many of these ascending numbers are below the limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? limit) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** The span with the indentation of its first line. */
function wholeLines(text: string, { start, end }: Span): string {
  let from = start
  while (from > 0 && /[ \t]/.test(text.charAt(from - 1))) from -= 1
  return text.slice(from, end)
}

function asMeant(
  piece: MarkdownNode,
  { text, isOneLine, parent }: Omit<NodePosition, keyof Span>,
): MarkdownNode[] {
  if (piece.type === 'break') return [words('\n')]
  const place = { ...placeOf(piece), text, isOneLine, parent }
  const signs = signsAround(piece.children ?? [], place)
  if (piece.children)
    piece.children = joined(
      piece.children.flatMap((each) => asMeant(each, { text, isOneLine, parent: piece })),
    )
  if (place.start === place.end || isIntendedMarkup(piece, place)) return [piece]
  const whole = text.slice(place.start, place.end)
  if (piece.type === 'list') return (piece.children ?? []).flatMap((item) => unlisted(item, text))
  const unmarked = signs
    ? joined([words(signs.before), ...(piece.children ?? []), words(signs.after)])
    : [words(whole)]
  if (piece.type === 'heading') return [{ type: 'paragraph', children: unmarked }]
  return parent.type === 'paragraph' || inLine.has(piece.type) ? unmarked : paragraph(whole)
}

const inLine: ReadonlySet<string> = new Set([
  'emphasis',
  'strong',
  'delete',
  'link',
  'image',
  'inlineCode',
  'inlineMath',
])

/** Removes the backslash before an emphasis sign, the one use of backslashes in chat. */
function withoutBackslashes(piece: MarkdownNode): MarkdownNode {
  if (piece.type === 'text') return words((piece.value ?? '').replaceAll(/\\([*_~])/g, '$1'))
  return piece.children ? { ...piece, children: piece.children.map(withoutBackslashes) } : piece
}

/** Turns a list item that is no list into text: its marker precedes its words. */
function unlisted(item: MarkdownNode, text: string): MarkdownNode[] {
  const { start, end } = placeOf(item)
  const [first, ...others] = item.children ?? []
  if (first?.type !== 'paragraph') return paragraph(text.slice(start, end))
  const mark = text.slice(start, placeOf(first).start)
  return [{ ...first, children: joined([words(mark), ...(first.children ?? [])]) }, ...others]
}

/** The signs before and after the children of a piece; null when its position is unknown. */
function signsAround(children: readonly MarkdownNode[], { text, start, end }: NodePosition) {
  const [first, last] = [children[0], children.at(-1)]
  if (!first?.position || !last?.position) return null
  return { before: text.slice(start, placeOf(first).start), after: text.slice(placeOf(last).end, end) }
}

function placeOf({ position }: MarkdownNode): Span {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

function paragraph(value: string): MarkdownNode[] {
  return [{ type: 'paragraph', children: [words(value)] }]
}

function words(value: string): MarkdownNode {
  return { type: 'text', value }
}

/** Merges adjacent text nodes, so that a name that contains signs is found. */
function joined(pieces: readonly MarkdownNode[]): MarkdownNode[] {
  const all: MarkdownNode[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (piece.type !== 'text' || last?.type !== 'text') all.push(piece)
    else all[all.length - 1] = words(`${last.value}${piece.value}`)
  }
  return all
}
