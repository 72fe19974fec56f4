import { type Language, languages } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { judgeFunction } from '../../testing/judge-function.ts'
import type { TestJudge } from '../../testing/test-judge.ts'
import { withJudge } from '../../testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

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
    const values = await judgeFunction(opened.judge, {
      ...{ language, code },
      texts: { function: 'flip(head: ListNode): ListNode', input: 'n\nhead[n]', output: 'result[*] or none' },
      cases: [
        ['3\n5 -2 9223372036854775807\n', '9223372036854775807 -2 5\n'],
        ['0\n', 'none\n'],
      ],
    })
    const links = await judgeFunction(opened.judge, {
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
    const { status, compileMessage, errorMessage } = await judgeFunction(opened.judge, {
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
    const levels = await judgeFunction(opened.judge, {
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
    const nodes = await judgeFunction(opened.judge, {
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
    const { status, compileMessage, errorMessage, cases } = await judgeFunction(opened.judge, {
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
