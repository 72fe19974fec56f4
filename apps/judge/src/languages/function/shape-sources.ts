import { type Declaration, type Language, nodeClasses, nodeShapesOf } from '@codedojo/contract'
import { harnessSource } from './harness-source.ts'

/**
 * What the harness of a language needs for the trees, linked lists and graphs of a signature: the classes of their nodes, and the
 * functions that make and read them.
 */
export function shapeSources(declaration: Declaration, language: Language): string {
  const { files, announce } = parts[language]
  const classes = nodeShapesOf(declaration).map(
    (shape) => `\n${nodeClasses[shape][language]}\n${announce(shape)}${harnessSource(files[shape])}`,
  )
  const hasGraph = declaration.parameters.some(({ type: { shape } }) => shape !== undefined && !isNode(shape))
  return `${classes.join('\n')}${hasGraph ? harnessSource(files.graph) : ''}`
}

function isNode(shape: string): boolean {
  return shape === 'TreeNode' || shape === 'ListNode'
}

interface LanguageParts {
  readonly files: { readonly TreeNode: string; readonly ListNode: string; readonly graph: string }
  /** Lets the learner's code, which is loaded apart, see a class. */
  readonly announce: (name: string) => string
}

const parts = {
  cpp: {
    files: { TreeNode: 'tree.hpp', ListNode: 'linked-list.hpp', graph: 'graph.hpp' },
    announce: () => '',
  },
  java: {
    files: { TreeNode: 'Tree.java', ListNode: 'LinkedList.java', graph: 'Graph.java' },
    announce: () => '',
  },
  python: {
    files: { TreeNode: 'tree.py', ListNode: 'linked-list.py', graph: 'graph.py' },
    announce: (name) => `\n\nNODE_CLASSES["${name}"] = ${name}\n`,
  },
  javascript: {
    files: { TreeNode: 'tree.cjs', ListNode: 'linked-list.cjs', graph: 'graph.cjs' },
    announce: (name) => `globalThis.${name} = ${name}\n`,
  },
} as const satisfies Record<Language, LanguageParts>
