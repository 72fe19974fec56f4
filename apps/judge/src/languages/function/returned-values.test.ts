import { type Language, languages, type SignatureTexts } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { type CalledFunction, judgeFunction } from '../../testing/judge-function.ts'
import type { TestJudge } from '../../testing/test-judge.ts'
import { withJudge } from '../../testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

type Codes = Readonly<Record<Language, string>>

const flip: SignatureTexts = { function: 'flip(head: ListNode): ListNode', input: 'n\nhead[n]' }
const grow: SignatureTexts = { function: 'grow(root: TreeNode): TreeNode', input: 'n\nroot[n]' }

const circles: readonly (Pick<CalledFunction, 'language' | 'code'> & {
  readonly what: string
  readonly texts: SignatureTexts
})[] = [
  {
    what: 'a circle',
    language: 'python',
    texts: flip,
    code: 'def flip(head):\n    head.next.next = head\n    return head\n',
  },
  {
    what: 'a circle',
    language: 'javascript',
    texts: flip,
    code: 'function flip(head) { head.next.next = head; return head }',
  },
  {
    what: 'a circle',
    language: 'cpp',
    texts: flip,
    code: 'class Solution { public: ListNode* flip(ListNode* head) { head->next->next = head; return head; } };',
  },
  {
    what: 'a circle',
    language: 'java',
    texts: flip,
    code: 'class Solution { ListNode flip(ListNode head) { head.next.next = head; return head; } }',
  },
  {
    what: 'a child of two nodes',
    language: 'python',
    texts: grow,
    code: 'def grow(root):\n    root.left = root.right = TreeNode(1)\n    return root\n',
  },
  {
    what: 'a child of two nodes',
    language: 'javascript',
    texts: grow,
    code: 'function grow(root) { root.left = root.right = new TreeNode(1); return root }',
  },
  {
    what: 'a child of two nodes',
    language: 'cpp',
    texts: grow,
    code: 'class Solution { public: TreeNode* grow(TreeNode* root) { root->left = root->right = new TreeNode(1); return root; } };',
  },
  {
    what: 'a child of two nodes',
    language: 'java',
    texts: grow,
    code: 'class Solution { TreeNode grow(TreeNode root) { root.left = root.right = new TreeNode(1); return root; } }',
  },
]

test.each(circles)(
  '$what in $language is told, and does not go on for ever',
  async ({ language, code, texts }) => {
    const outcome = await judgeFunction(opened.judge, {
      language,
      code,
      texts,
      cases: [['2\n1 2\n', '2 1\n']],
    })

    expect([outcome.status, outcome.compileMessage, outcome.cases[0]?.callFault]).toEqual([
      'Wrong Answer',
      null,
      'cycle',
    ])
    expect(outcome.errorMessage).toContain('is reached twice')
  },
  60_000,
)

const foreignNodes: Codes = {
  python: 'def flip(head):\n    return ListNode(9, head)\n',
  javascript: 'const flip = (head) => new ListNode(9, head)',
  cpp: 'class Solution { public: ListNode* flip(ListNode* head) { return new ListNode(9, head); } };',
  java: 'class Solution { ListNode flip(ListNode head) { return new ListNode(9, head); } }',
}

test.each(languages)(
  'a node that the given list has not is told in %s, where nodes are printed by their numbers',
  async (language) => {
    const outcome = await judgeFunction(opened.judge, {
      ...{ language, code: foreignNodes[language] },
      texts: {
        function: 'flip(head: ListNode): ListNode',
        input: 'n h\nhead[n] from h',
        output: 'h\nresult[n] from h',
      },
      cases: [['2 1\n2 0\n', '2\n0 1\n']],
    })

    expect([outcome.status, outcome.compileMessage, outcome.cases[0]?.callFault]).toEqual([
      'Wrong Answer',
      null,
      'nodes',
    ])
  },
  60_000,
)

const add: SignatureTexts = { function: 'add(a: int, b: int): int', input: 'a b' }
const lists: SignatureTexts = { function: 'f(a: int): int[][]', input: 'a' }

test.each([
  ['python', add, 'def add(a, b):\n    return "3"\n', 'the text "3", expected a whole number'],
  ['javascript', add, 'const add = () => "3"', 'the text "3", expected a whole number'],
  ['python', add, 'def add(a, b):\n    return a / b\n', 'the number 0.5, expected a whole number'],
  ['javascript', add, 'const add = (a, b) => a / b', 'the number 0.5, expected a whole number'],
  ['python', add, 'def add(a, b):\n    return [a]\n', 'a value of the type list, expected a whole number'],
  ['javascript', add, 'const add = (a) => [a]', 'an array, expected a whole number'],
  ['python', add, 'def add(a, b):\n    return a < b\n', 'True, expected a whole number'],
  [
    'python',
    lists,
    'def f(a):\n    return [[1], [2, None]]\n',
    'None at position 1, 1, expected a whole number',
  ],
  [
    'javascript',
    lists,
    'const f = () => [[1], 2]',
    'the number 2 at position 1, expected a list of whole numbers',
  ],
  ['python', flip, 'def flip(head):\n    return [1]\n', 'a value of the type list, expected a ListNode'],
  ['javascript', flip, 'const flip = () => 4', 'the number 4, expected a ListNode'],
  [
    'python',
    grow,
    'def grow(root):\n    return TreeNode(None)\n',
    'None at position 0, expected a whole number',
  ],
  [
    'javascript',
    grow,
    'const grow = () => new TreeNode(null)',
    'null at position 0, expected a whole number',
  ],
  [
    'python',
    flip,
    'def flip(head):\n    return ListNode("1")\n',
    'the text "1" at position 0, expected a whole number',
  ],
] as const)(
  'in %s for %j a value of another type is named: %s',
  async (language, texts, code, said) => {
    const outcome = await judgeFunction(opened.judge, {
      language,
      code,
      texts,
      cases: [[texts === flip || texts === grow ? '1\n5\n' : texts === add ? '1 2\n' : '1\n', '3\n']],
    })

    expect([outcome.status, outcome.cases[0]?.callFault, outcome.cases[0]?.returned]).toEqual([
      'Wrong Answer',
      'type',
      said,
    ])
    expect(outcome.errorMessage).toContain(`returned ${said}`)
  },
  60_000,
)

test.each([
  [
    'cpp',
    'struct ListNode { long long val; ListNode* next; };\nclass Solution { public: ListNode* flip(ListNode* head) { return head; } };',
  ],
  [
    'java',
    'class ListNode { long val; ListNode next; }\nclass Solution { ListNode flip(ListNode head) { return head; } }',
  ],
] as const)(
  'a second declaration of the class in %s is told as such',
  async (language, code) => {
    const outcome = await judgeFunction(opened.judge, {
      language,
      code,
      texts: flip,
      cases: [['1\n5\n', '5\n']],
    })

    expect(outcome.status).toBe('Compilation Error')
    expect(outcome.errorMessage).toContain('The class ListNode is declared already.')
  },
  60_000,
)

test.each([
  [
    'python',
    'class ListNode:\n    def __init__(self, val, next=None):\n        self.val = val\n        self.next = next\n\ndef flip(head):\n    return ListNode(head.val)\n',
  ],
  [
    'javascript',
    'class ListNode {\n  constructor(val) { this.val = val; this.next = null }\n}\nconst flip = (head) => new ListNode(head.val)',
  ],
] as const)(
  'in %s nodes of a class of one’s own are taken',
  async (language, code) => {
    const { status, errorMessage } = await judgeFunction(opened.judge, {
      language,
      code,
      texts: flip,
      cases: [['1\n5\n', '5\n']],
    })

    expect([status, errorMessage]).toEqual(['Accepted', null])
  },
  60_000,
)

test('a main of their own beside the function is named in C++', async () => {
  const { errorMessage } = await judgeFunction(opened.judge, {
    language: 'cpp',
    code: 'class Solution { public: ListNode* flip(ListNode* head) { return head; } };\nint main() { return 0; }',
    texts: flip,
    cases: [['1\n5\n', '5\n']],
  })

  expect(errorMessage).toContain('Leave your own main out')
}, 60_000)

test('in C++ the nodes of a result are read while the object that owns them lives', async () => {
  const { status } = await judgeFunction(opened.judge, {
    language: 'cpp',
    code: 'class Solution { std::deque<ListNode> pool; public: ~Solution() { for (auto& node : pool) node.val = -1; } ListNode* flip(ListNode* head) { pool.emplace_back(head->val); return &pool[0]; } };',
    texts: flip,
    cases: [['1\n5\n', '5\n']],
  })

  expect(status).toBe('Accepted')
}, 60_000)

test('in Python a tree that is a chain is walked by a function that calls itself', async () => {
  const nodes = 20_000
  const words = Array.from({ length: nodes - 1 }, (_, at) => `${at + 1} null`).join(' ')
  const { status, errorMessage } = await judgeFunction(opened.judge, {
    language: 'python',
    code: 'def depth(root):\n    return 0 if root is None else 1 + max(depth(root.left), depth(root.right))\n',
    texts: { function: 'depth(root: TreeNode): int', input: 'n\nroot[n]' },
    cases: [[`${2 * nodes - 1}\n${words} ${nodes}\n`, `${nodes}\n`]],
  })

  expect([status, errorMessage]).toEqual(['Accepted', null])
}, 60_000)

const trees: SignatureTexts = { function: 'all(a: int): TreeNode[]', input: 'a' }

test.each([
  ['python', 'def all(a):\n    return [TreeNode(1), 4]\n', 'the number 4 at position 1, expected a TreeNode'],
  [
    'python',
    'def all(a):\n    return [TreeNode(1), TreeNode(2, TreeNode(None))]\n',
    'None at position 1, 1, expected a whole number',
  ],
  ['javascript', 'const all = () => [new TreeNode(1), 4]', 'the number 4 at position 1, expected a TreeNode'],
  [
    'javascript',
    'const all = () => [new TreeNode(1), new TreeNode(2, new TreeNode(null))]',
    'null at position 1, 1, expected a whole number',
  ],
] as const)(
  'in %s of a list of trees the place of a wrong one is told: %s',
  async (language, code, said) => {
    const { cases } = await judgeFunction(opened.judge, {
      language,
      code,
      texts: trees,
      cases: [['1\n', '1\n']],
    })

    expect(cases[0]?.callFault).toBe('type')
    expect(cases[0]?.returned).toContain(said)
  },
  60_000,
)

test('a tree is right, too, where its answer has words for the children that its last nodes do not have', async () => {
  const { status } = await judgeFunction(opened.judge, {
    language: 'python',
    code: 'def grow(root):\n    return TreeNode(3, TreeNode(9))\n',
    texts: grow,
    cases: [['1\n5\n', '3 9 null null null\n']],
  })

  expect(status).toBe('Accepted')
}, 60_000)

test('in Python nodes that are made as they are asked for are not taken for one that comes again', async () => {
  const { cases } = await judgeFunction(opened.judge, {
    language: 'python',
    code: 'class Lazy:\n    def __init__(self, val):\n        self.val = val\n    @property\n    def next(self):\n        return Lazy(self.val + 1) if self.val < 500 else None\n\ndef flip(head):\n    return Lazy(1)\n',
    texts: flip,
    cases: [['1\n5\n', `${Array.from({ length: 500 }, (_, at) => at + 1).join(' ')}\n`]],
  })

  expect(cases[0]?.status).toBe('Accepted')
}, 60_000)
