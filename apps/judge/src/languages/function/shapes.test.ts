import {
  type Language,
  languages,
  type Outcome,
  requireSignature,
  type SignatureTexts,
} from '@codedojo/contract'
import { expect, test } from 'vitest'
import { exampleCase, judgeExample, type TestJudge, withJudge } from '../../testing/test-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

interface Called {
  readonly language: Language
  readonly code: string
  readonly texts: SignatureTexts
  /** Inputs with their answers. */
  readonly cases: readonly (readonly [input: string, answer: string])[]
}

function judgeFunction({ language, code, texts, cases }: Called): Promise<Outcome> {
  const signature = requireSignature(texts)
  const program = { language, sources: [{ name: 'source', bytes: Buffer.from(code) }], signature }
  const judged = cases.map(([input, answer]) => exampleCase(input, answer, 'visible'))
  return judgeExample(opened.judge, { language, code, options: { program, cases: judged } })
}

type Codes = Readonly<Record<Language, string>>

/** So many nodes in one chain would overflow the stack of a harness that calls itself for each. */
const deep = 100_000
const numbers = Array.from({ length: deep }, (_, at) => at + 1)

const reversed: Codes = {
  python: `
def flip(head):
    before = None
    while head:
        head.next, before, head = before, head, head.next
    return before
`,
  javascript: `
function flip(head) {
  let before = null
  while (head) [head.next, before, head] = [before, head, head.next]
  return before
}`,
  cpp: `
class Solution {
public:
    ListNode* flip(ListNode* head) {
        ListNode* before = nullptr;
        while (head) {
            ListNode* next = head->next;
            head->next = before;
            before = head;
            head = next;
        }
        return before;
    }
};`,
  java: `
class Solution {
    public ListNode flip(ListNode head) {
        ListNode before = null;
        while (head != null) {
            ListNode next = head.next;
            head.next = before;
            before = head;
            head = next;
        }
        return before;
    }
}`,
}

const chain = {
  input: `${deep} 1\n${[...numbers.slice(1), 0].join(' ')}\n`,
  answer: `${deep}\n${numbers.map((number) => number - 1).join(' ')}\n`,
}

test.each(languages)(
  'a linked list is taken and returned in %s, by its values and by the numbers of its nodes',
  async (language) => {
    const code = reversed[language]
    const values = await judgeFunction({
      ...{ language, code },
      texts: { function: 'flip(head: ListNode): ListNode', input: 'n\nhead[n]', output: 'result[*] or none' },
      cases: [
        ['3\n5 -2 9223372036854775807\n', '9223372036854775807 -2 5\n'],
        ['0\n', 'none\n'],
      ],
    })
    const links = await judgeFunction({
      ...{ language, code },
      texts: {
        function: 'flip(head: ListNode): ListNode',
        input: 'n h\nhead[n] from h',
        output: 'h\nresult[n] from h',
      },
      cases: [
        ['3 2\n0 3 1\n', '1\n3 0 2\n'],
        [chain.input, chain.answer],
      ],
    })

    expect([values.status, values.compileMessage, values.errorMessage]).toEqual(['Accepted', null, null])
    expect([links.status, links.compileMessage, links.errorMessage]).toEqual(['Accepted', null, null])
  },
  60_000,
)

const merged: Codes = {
  python: `
def spread(lists):
    return [ListNode(7, one) for one in lists]
`,
  javascript: 'const spread = (lists) => lists.map((one) => new ListNode(7, one))',
  cpp: `
class Solution {
public:
    std::vector<ListNode*> spread(std::vector<ListNode*>& lists) {
        for (auto& one : lists) one = new ListNode(7, one);
        return lists;
    }
};`,
  java: `
class Solution {
    ListNode[] spread(ListNode[] lists) {
        for (int at = 0; at < lists.length; at++) lists[at] = new ListNode(7, lists[at]);
        return lists;
    }
}`,
}

test.each(languages)(
  'a list of linked lists is taken and returned in %s, and nodes are made',
  async (language) => {
    const { status, compileMessage, errorMessage } = await judgeFunction({
      ...{ language, code: merged[language] },
      texts: { function: 'spread(lists: ListNode[]): ListNode[]', input: 'k\nlists{k}[]' },
      cases: [['2\n2 1 5\n0\n', '7 1 5\n7\n']],
    })

    expect([status, compileMessage, errorMessage]).toEqual(['Accepted', null, null])
  },
  60_000,
)

const mirrored: Codes = {
  python: `
def mirror(root):
    places = [root] if root else []
    for node in places:
        node.left, node.right = node.right, node.left
        places.extend(child for child in (node.left, node.right) if child)
    return root
`,
  javascript: `
function mirror(root) {
  const places = root ? [root] : []
  for (const node of places) {
    ;[node.left, node.right] = [node.right, node.left]
    for (const child of [node.left, node.right]) if (child) places.push(child)
  }
  return root
}`,
  cpp: `
class Solution {
public:
    TreeNode* mirror(TreeNode* root) {
        std::vector<TreeNode*> places;
        if (root) places.push_back(root);
        for (size_t at = 0; at < places.size(); at++) {
            TreeNode* node = places[at];
            std::swap(node->left, node->right);
            for (TreeNode* child : {node->left, node->right}) if (child) places.push_back(child);
        }
        return root;
    }
};`,
  java: `
import java.util.*;
class Solution {
    public TreeNode mirror(TreeNode root) {
        Deque<TreeNode> places = new ArrayDeque<>();
        if (root != null) places.add(root);
        while (!places.isEmpty()) {
            TreeNode node = places.remove();
            TreeNode left = node.left;
            node.left = node.right;
            node.right = left;
            if (node.left != null) places.add(node.left);
            if (node.right != null) places.add(node.right);
        }
        return root;
    }
}`,
}

const leftChain = {
  input: `${deep}\n${numbers.map((number) => `${number} ${number === deep ? 0 : number + 1} 0`).join('\n')}\n`,
  answer: `1 ${numbers
    .slice(1)
    .map((number) => `null ${number}`)
    .join(' ')}\n`,
}

test.each(languages)(
  'a tree is taken and returned in %s, level by level and by its nodes',
  async (language) => {
    const code = mirrored[language]
    const levels = await judgeFunction({
      ...{ language, code },
      texts: {
        function: 'mirror(root: TreeNode): TreeNode',
        input: 'n\nroot[n]',
        output: 'result[*] or none',
      },
      cases: [
        ['7\n3 9 -20 null null 15 7\n', '3 -20 9 7 15\n'],
        ['0\n', 'none\n'],
      ],
    })
    const nodes = await judgeFunction({
      ...{ language, code },
      texts: { function: 'mirror(root: TreeNode): TreeNode', input: 'n\nroot{n}' },
      cases: [
        ['3\n8 0 2\n10 3 0\n9 0 0\n', '8 10 null null 9\n'],
        [leftChain.input, leftChain.answer],
      ],
    })

    expect([levels.status, levels.compileMessage, levels.errorMessage]).toEqual(['Accepted', null, null])
    expect([nodes.status, nodes.compileMessage, nodes.errorMessage]).toEqual(['Accepted', null, null])
  },
  60_000,
)

const weighed: Codes = {
  python: `
def weigh(plain, directed, heavy):
    return [[len(plain[v]), len(directed[v]), sum(v * to * weight for to, weight in heavy[v])] for v in range(1, len(plain))]
`,
  javascript: `
function weigh(plain, directed, heavy) {
  const rows = []
  for (let v = 1; v < plain.length; v++) {
    let sum = 0
    for (const [to, weight] of heavy[v]) sum += v * to * weight
    rows.push([plain[v].length, directed[v].length, sum])
  }
  return rows
}`,
  cpp: `
class Solution {
public:
    std::vector<std::vector<long long>> weigh(std::vector<std::vector<long long>>& plain, std::vector<std::vector<long long>>& directed,
                                              std::vector<std::vector<std::pair<long long, long long>>>& heavy) {
        std::vector<std::vector<long long>> rows;
        for (long long v = 1; v < (long long)plain.size(); v++) {
            long long sum = 0;
            for (auto [to, weight] : heavy[v]) sum += v * to * weight;
            rows.push_back({(long long)plain[v].size(), (long long)directed[v].size(), sum});
        }
        return rows;
    }
};`,
  java: `
class Solution {
    public long[][] weigh(long[][] plain, long[][] directed, long[][][] heavy) {
        long[][] rows = new long[plain.length - 1][];
        for (int v = 1; v < plain.length; v++) {
            long sum = 0;
            for (long[] edge : heavy[v]) sum += v * edge[0] * edge[1];
            rows[v - 1] = new long[] {plain[v].length, directed[v].length, sum};
        }
        return rows;
    }
}`,
}

test.each(languages)(
  'graphs are given as the neighbours of each vertex in %s',
  async (language) => {
    const { status, compileMessage, errorMessage, cases } = await judgeFunction({
      ...{ language, code: weighed[language] },
      texts: {
        function: 'weigh(plain: graph, directed: digraph, heavy: weightedGraph): int[][]',
        input: 'n m\nplain[n]{m}\ndirected[n]{m}\nheavy[3]{2}',
      },
      cases: [['3 2\n1 2\n3 3\n1 2\n1 3\n1 2 10\n2 3 -5\n', '1 2 20\n1 0 -10\n1 0 -30\n']],
    })

    expect([status, compileMessage, errorMessage]).toEqual(['Accepted', null, null])
    expect(cases[0]?.stdout).toBe('1 2 20\n1 0 -10\n1 0 -30\n')
  },
  60_000,
)

const flip: SignatureTexts = { function: 'flip(head: ListNode): ListNode', input: 'n\nhead[n]' }
const grow: SignatureTexts = { function: 'grow(root: TreeNode): TreeNode', input: 'n\nroot[n]' }

const circles: readonly (Pick<Called, 'language' | 'code'> & {
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
    const outcome = await judgeFunction({ language, code, texts, cases: [['2\n1 2\n', '2 1\n']] })

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
    const outcome = await judgeFunction({
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
    const outcome = await judgeFunction({
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
    const outcome = await judgeFunction({ language, code, texts: flip, cases: [['1\n5\n', '5\n']] })

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
    const { status, errorMessage } = await judgeFunction({
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
  const { errorMessage } = await judgeFunction({
    language: 'cpp',
    code: 'class Solution { public: ListNode* flip(ListNode* head) { return head; } };\nint main() { return 0; }',
    texts: flip,
    cases: [['1\n5\n', '5\n']],
  })

  expect(errorMessage).toContain('Leave your own main out')
}, 60_000)

test('in C++ the nodes of a result are read while the object that owns them lives', async () => {
  const { status } = await judgeFunction({
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
  const { status, errorMessage } = await judgeFunction({
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
    const { cases } = await judgeFunction({ language, code, texts: trees, cases: [['1\n', '1\n']] })

    expect(cases[0]?.callFault).toBe('type')
    expect(cases[0]?.returned).toContain(said)
  },
  60_000,
)

test('a tree is right, too, where its answer has words for the children that its last nodes do not have', async () => {
  const { status } = await judgeFunction({
    language: 'python',
    code: 'def grow(root):\n    return TreeNode(3, TreeNode(9))\n',
    texts: grow,
    cases: [['1\n5\n', '3 9 null null null\n']],
  })

  expect(status).toBe('Accepted')
}, 60_000)

test('in Python nodes that are made as they are asked for are not taken for one that comes again', async () => {
  const { cases } = await judgeFunction({
    language: 'python',
    code: 'class Lazy:\n    def __init__(self, val):\n        self.val = val\n    @property\n    def next(self):\n        return Lazy(self.val + 1) if self.val < 500 else None\n\ndef flip(head):\n    return Lazy(1)\n',
    texts: flip,
    cases: [['1\n5\n', `${Array.from({ length: 500 }, (_, at) => at + 1).join(' ')}\n`]],
  })

  expect(cases[0]?.status).toBe('Accepted')
}, 60_000)
