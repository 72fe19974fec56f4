import type { PhrasingContent } from 'mdast'

/** How a piece of text looks. */
export interface Style {
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isCode: boolean
  readonly isStruck: boolean
}

export const plainStyle: Style = { isBold: false, isItalic: false, isCode: false, isStruck: false }

/** A piece of a paragraph: text, or a node such as a formula or a picture. */
export interface Piece {
  readonly content: string | PhrasingContent
  readonly style: Style
}

/** The pieces of a paragraph as nodes of Markdown: equal styles beside each other are joined, and spaces are outside of them. */
export function phrasingOf(pieces: readonly Piece[]): PhrasingContent[] {
  return styled(joined(withSingleSpaces(pieces)), 0)
}

/** Joins texts of the same style, which are written as one: each text node is escaped on its own. */
function joined(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = []
  let texts: string[] = []
  for (const [at, piece] of pieces.entries()) {
    if (typeof piece.content !== 'string') {
      done.push(piece)
      continue
    }
    texts.push(piece.content)
    const next = pieces[at + 1]
    if (typeof next?.content === 'string' && isSame(next.style, piece.style)) continue
    done.push({ ...piece, content: texts.join('') })
    texts = []
  }
  return done
}

function isSame(one: Style, other: Style): boolean {
  return (
    one.isBold === other.isBold &&
    one.isItalic === other.isItalic &&
    one.isCode === other.isCode &&
    one.isStruck === other.isStruck
  )
}

/** From the outermost to the innermost. */
const levels = [
  { flag: 'isStruck', type: 'delete' },
  { flag: 'isBold', type: 'strong' },
  { flag: 'isItalic', type: 'emphasis' },
] as const

function styled(pieces: readonly Piece[], depth: number): PhrasingContent[] {
  const level = levels[depth]
  if (level === undefined) return plain(pieces)
  return runsOf(pieces, ({ style }) => style[level.flag]).flatMap((run) => {
    if (!run.is || isPunctuation(run.pieces, pieces)) return styled(run.pieces, depth + 1)
    const { before, inner, after } = withoutEdges(run.pieces)
    const children = styled(inner, depth + 1)
    const within: PhrasingContent[] = children.length === 0 ? [] : [{ type: level.type, children }]
    return [...plain(before), ...within, ...plain(after)]
  })
}

/** Whether a part of a text is only signs, which look the same in every style. */
function isPunctuation(part: readonly Piece[], all: readonly Piece[]): boolean {
  return (
    part.length < all.length &&
    part.every(({ content }) => typeof content === 'string' && /^[\s.,;:!?()]*$/.test(content))
  )
}

function plain(pieces: readonly Piece[]): PhrasingContent[] {
  return joinedNodes(
    pieces.flatMap(({ content, style }) =>
      typeof content === 'string' ? nodesOf(content, style) : [content],
    ),
  )
}

function nodesOf(content: string, { isCode }: Style): PhrasingContent[] {
  const value = content.trim()
  if (!isCode || value === '') return [textOf(content)]
  return [
    ...(/^\s/.test(content) ? [textOf(' ')] : []),
    { type: 'inlineCode', value },
    ...(/\s$/.test(content) ? [textOf(' ')] : []),
  ]
}

/** Code within code of another style, or texts whose styles are not shown, touch here again. */
function joinedNodes(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const done: PhrasingContent[] = []
  for (const node of nodes) {
    const last = done.at(-1)
    if (last?.type === 'text' && node.type === 'text') done.splice(-1, 1, textOf(last.value + node.value))
    else if (last?.type === 'inlineCode' && node.type === 'inlineCode')
      done.splice(-1, 1, { type: 'inlineCode', value: last.value + node.value })
    else done.push(node)
  }
  return done
}

function textOf(value: string): PhrasingContent {
  return { type: 'text', value }
}

interface Run {
  readonly is: boolean
  readonly pieces: Piece[]
}

function runsOf(pieces: readonly Piece[], test: (piece: Piece) => boolean): Run[] {
  const runs: Run[] = []
  for (const piece of pieces) {
    const is = test(piece)
    const last = runs.at(-1)
    if (last?.is === is) last.pieces.push(piece)
    else runs.push({ is, pieces: [piece] })
  }
  return runs
}

/** Spaces and line ends become one space, and none is left at the ends and beside line breaks. */
function withSingleSpaces(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = []
  let isAfterSpace = true
  for (const piece of pieces) {
    if (typeof piece.content === 'string') {
      const text = piece.content.replaceAll(/[ \t\r\n]+/g, ' ')
      const content: string = isAfterSpace && text.startsWith(' ') ? text.slice(1) : text
      if (content === '') continue
      isAfterSpace = content.endsWith(' ')
      done.push({ ...piece, content })
    } else {
      isAfterSpace = piece.content.type === 'break'
      if (isAfterSpace) trimEnd(done)
      done.push(piece)
    }
  }
  trimEnd(done)
  while (typeof done.at(-1)?.content === 'object' && isBreak(done.at(-1))) {
    done.pop()
    trimEnd(done)
  }
  const first = done.findIndex((piece) => !isBreak(piece))
  return first <= 0 ? done : done.slice(first)
}

function isBreak(piece: Piece | undefined): boolean {
  return typeof piece?.content === 'object' && piece.content.type === 'break'
}

function trimEnd(pieces: Piece[]): void {
  for (let last = pieces.at(-1); last && typeof last.content === 'string'; last = pieces.at(-1)) {
    const content = last.content.trimEnd()
    pieces.pop()
    if (content === '') continue
    pieces.push({ ...last, content })
    return
  }
}

/** Parts the spaces and line breaks at both ends, which Markdown does not allow directly within its signs. */
function withoutEdges(pieces: readonly Piece[]) {
  const parts = pieces.flatMap((piece) => splitEdges(piece))
  const start = parts.findIndex((piece) => !isEdge(piece))
  const end = parts.findLastIndex((piece) => !isEdge(piece)) + 1
  if (start < 0) return { before: parts, inner: [], after: [] }
  return { before: parts.slice(0, start), inner: parts.slice(start, end), after: parts.slice(end) }
}

function splitEdges(piece: Piece): Piece[] {
  const { content, style } = piece
  if (typeof content !== 'string') return [piece]
  const text = content.trim()
  if (text === content) return [piece]
  const at = content.indexOf(text)
  const parts = [content.slice(0, at), text, content.slice(at + text.length)]
  return parts.filter((part) => part !== '').map((part) => ({ content: part, style }))
}

function isEdge(piece: Piece): boolean {
  return typeof piece.content === 'string' ? piece.content.trim() === '' : isBreak(piece)
}
