import type { Language } from '../vocabulary.ts'
import type { Declaration } from './declaration.ts'
import { isGraph, isWeighted, type NodeShape, type ValueType } from './value-type.ts'

/** The class of a node as it stands in the harness of a language, and as a comment in what the editor shows first. */
export const nodeClasses = {
  TreeNode: {
    cpp: `struct TreeNode {
    long long val;
    TreeNode* left;
    TreeNode* right;
    explicit TreeNode(long long val = 0, TreeNode* left = nullptr, TreeNode* right = nullptr)
        : val(val), left(left), right(right) {}
};`,
    java: `class TreeNode {
    long val;
    TreeNode left;
    TreeNode right;
    TreeNode() {}
    TreeNode(long val) { this.val = val; }
    TreeNode(long val, TreeNode left, TreeNode right) {
        this.val = val;
        this.left = left;
        this.right = right;
    }
}`,
    python: `class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right`,
    javascript: `function TreeNode(val = 0, left = null, right = null) {
  this.val = val
  this.left = left
  this.right = right
}`,
  },
  ListNode: {
    cpp: `struct ListNode {
    long long val;
    ListNode* next;
    explicit ListNode(long long val = 0, ListNode* next = nullptr) : val(val), next(next) {}
};`,
    java: `class ListNode {
    long val;
    ListNode next;
    ListNode() {}
    ListNode(long val) { this.val = val; }
    ListNode(long val, ListNode next) {
        this.val = val;
        this.next = next;
    }
}`,
    python: `class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next`,
    javascript: `function ListNode(val = 0, next = null) {
  this.val = val
  this.next = next
}`,
  },
} as const satisfies Record<NodeShape, Record<Language, string>>

/** The kinds of nodes that a function takes or returns, each once. */
export function nodeShapesOf({ parameters, returns }: Declaration): NodeShape[] {
  const shapes = [...parameters.map(({ type }) => type), returns].flatMap(({ shape }) =>
    shape === 'TreeNode' || shape === 'ListNode' ? [shape] : [],
  )
  return [...new Set(shapes)]
}

/** What a learner must know of the types of a function, as lines of a comment; none for scalars and lists. */
export function notesOnTypes(declaration: Declaration, language: Language): string[] {
  const classes = nodeShapesOf(declaration).flatMap((shape) => [
    `${nodeNotes[shape]}; ${shape} is declared already:`,
    ...nodeClasses[shape][language].split('\n').map((line) => `    ${line}`),
  ])
  const graphs = declaration.parameters.flatMap(({ name, type }) => noteOnGraph(name, type))
  return [...classes, ...graphs]
}

const nodeNotes = {
  TreeNode: 'A tree is given by its root',
  ListNode: 'A linked list is given by its first node',
} as const satisfies Record<NodeShape, string>

function noteOnGraph(name: string, { shape }: ValueType): string[] {
  if (!isGraph(shape)) return []
  const neighbours = isWeighted(shape)
    ? 'the neighbours of vertex v, each with the weight of the edge'
    : 'the neighbours of vertex v'
  return [`${name}[v] has ${neighbours}; vertices are numbered from 1.`]
}
