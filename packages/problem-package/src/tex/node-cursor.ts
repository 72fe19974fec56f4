import type { TexNode } from './nodes.ts'

/** Reads nodes one after the other, and the arguments that follow a command. */
export class NodeCursor {
  private readonly nodes: TexNode[]
  private at = 0

  constructor(nodes: readonly TexNode[]) {
    this.nodes = [...nodes]
  }

  peek(): TexNode | undefined {
    return this.nodes[this.at]
  }

  next(): TexNode | undefined {
    return this.nodes[this.at++]
  }

  skipSpaces(): void {
    while (this.peek()?.kind === 'space') this.at++
  }

  /** Reads a star directly after a command. */
  star(): boolean {
    const node = this.peek()
    if (node?.kind !== 'text' || !node.text.startsWith('*')) return false
    this.replaceText(node.text.slice(1))
    return true
  }

  /** The nodes of a braced argument, or a single character or command; nothing at an end. */
  argument(): readonly TexNode[] {
    this.skipSpaces()
    const node = this.peek()
    if (node === undefined || node.kind === 'break' || node.kind === 'align' || node.kind === 'environment')
      return []
    if (node.kind === 'group') {
      this.at++
      return node.children
    }
    if (node.kind !== 'text') {
      this.at++
      return [node]
    }
    const [first = ''] = node.text
    this.replaceText(node.text.slice(first.length))
    return [{ ...node, text: first }]
  }

  /** The nodes of a braced argument; null, and nothing is read, if none follows. */
  braced(): readonly TexNode[] | null {
    return this.peek()?.kind === 'group' ? this.argument() : null
  }

  /** The nodes between square brackets; null, and nothing is read, if there are none or they have no end nearby. */
  optional(): readonly TexNode[] | null {
    const start = this.at
    while (this.peek()?.kind === 'space') this.at++
    const open = this.peek()
    if (open?.kind === 'text' && open.text === '[')
      for (let end = this.at + 1; end < Math.min(this.nodes.length, start + longestOptional); end++) {
        const node = this.nodes[end]
        if (node?.kind === 'break') break
        if (node?.kind !== 'text' || node.text !== ']') continue
        const inner = this.nodes.slice(this.at + 1, end)
        this.at = end + 1
        return inner
      }
    this.at = start
    return null
  }

  /** Reads a sign of punctuation that follows, after spaces or not; empty if none does. */
  punctuation(): string {
    const start = this.at
    this.skipSpaces()
    const node = this.peek()
    const sign = node?.kind === 'text' ? (/^[.,;:!?](?![.,;:!?])/.exec(node.text)?.[0] ?? '') : ''
    if (node?.kind === 'text' && sign !== '') this.replaceText(node.text.slice(1))
    else this.at = start
    return sign
  }

  /** The rest of the nodes. */
  rest(): readonly TexNode[] {
    return this.nodes.slice(this.at)
  }

  private replaceText(text: string): void {
    const node = this.peek()
    if (text === '' || node?.kind !== 'text') this.at++
    else this.nodes[this.at] = { ...node, text }
  }
}

const longestOptional = 200
