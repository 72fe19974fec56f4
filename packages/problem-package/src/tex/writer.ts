import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast'
import type { InlineMath } from 'mdast-util-math'
import { type Piece, phrasingOf, type Style } from './phrasing.ts'

/** Gathers the blocks of a text, a list item or a cell: pieces become paragraphs. */
export class Writer {
  readonly blocks: BlockContent[] = []
  private pieces: Piece[] = []

  add(content: string | PhrasingContent, style: Style): void {
    if (content === '') return
    const last = this.pieces.at(-1)?.content
    // Markdown would read the signs between two formulas that touch as one.
    if (isFormula(last) && isFormula(content)) this.pieces.pop()
    const value = isFormula(last) && isFormula(content) ? `${last.value} ${content.value}` : null
    this.pieces.push({ content: value === null ? content : { type: 'inlineMath', value }, style })
  }

  endParagraph(): void {
    const children = phrasingOf(this.pieces)
    this.pieces = []
    if (children.length > 0) this.blocks.push({ type: 'paragraph', children })
  }

  addBlock(block: BlockContent): void {
    this.endParagraph()
    this.blocks.push(block)
  }

  /** Ends the text. */
  end(): BlockContent[] {
    this.endParagraph()
    return this.blocks
  }

  /** Ends the text as one paragraph: blocks are put on lines of their own. */
  endInLine(): PhrasingContent[] {
    return this.end().flatMap((block, at) => [
      ...(at === 0 ? [] : [{ type: 'break' } as const]),
      ...inLine(block),
    ])
  }
}

function isFormula(content: string | PhrasingContent | undefined): content is InlineMath {
  return typeof content === 'object' && content.type === 'inlineMath'
}

function isBlock(node: BlockContent | DefinitionContent): node is BlockContent {
  return node.type !== 'definition' && node.type !== 'footnoteDefinition'
}

function inLine(block: BlockContent): PhrasingContent[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.children
    case 'code':
      return block.value
        .split('\n')
        .flatMap((value, at) => [
          ...(at === 0 ? [] : [{ type: 'break' } as const]),
          { type: 'inlineCode', value } as const,
        ])
    case 'math':
      return [{ type: 'inlineMath', value: block.value }]
    case 'list':
      return block.children.flatMap((item, at) => [
        ...(at === 0 ? [] : [{ type: 'break' } as const]),
        { type: 'text', value: block.ordered ? `${(block.start ?? 1) + at}. ` : '• ' } as const,
        ...item.children.flatMap((child) => (isBlock(child) ? inLine(child) : [])),
      ])
    case 'blockquote':
      return block.children.flatMap((child) => (isBlock(child) ? inLine(child) : []))
    case 'table':
      return block.children.flatMap((row, at) => [
        ...(at === 0 ? [] : [{ type: 'break' } as const]),
        ...row.children.flatMap((cell, column) => [
          ...(column === 0 ? [] : [{ type: 'text', value: ' ' } as const]),
          ...cell.children,
        ]),
      ])
    case 'html':
    case 'thematicBreak':
      return []
  }
}
