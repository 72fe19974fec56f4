import type { TexNode } from './nodes.ts'
import { sourceOf } from './tokens.ts'

/** Nodes as TeX, for arguments that are names or settings and no text. */
export function sourceOfNodes(nodes: readonly TexNode[]): string {
  return nodes.map(sourceOfNode).join('')
}

function sourceOfNode(node: TexNode): string {
  switch (node.kind) {
    case 'text':
    case 'code':
      return node.text
    case 'space':
    case 'break':
      return ' '
    case 'align':
      return '&'
    case 'command':
      return /^[A-Za-z]/.test(node.name) ? `\\${node.name} ` : `\\${node.name}`
    case 'address':
      return node.address
    case 'group':
      return `{${sourceOfNodes(node.children)}}`
    case 'environment':
      return sourceOfNodes(node.children)
    case 'formula':
      return `$${sourceOf(node.tokens)}$`
    case 'verbatim':
      return node.text
  }
}
