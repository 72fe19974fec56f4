import { expect, test } from 'vitest'
import { callInInput, parseCall, printCall } from './call-text.ts'
import { readArguments } from './read-input.ts'
import { requireSignature, type SignatureTexts, signatureSchema } from './signature.ts'
import { declarationIn, functionStarter } from './starter-code.ts'
import { writeInput } from './write-input.ts'

const levels: SignatureTexts = { function: 'f(root: TreeNode): int', input: 'n\nroot[n]' }
const nodes: SignatureTexts = { function: 'f(root: TreeNode): int', input: 'n\nroot{n}' }
const links: SignatureTexts = { function: 'f(head: ListNode, k: int): int', input: 'n k h\nhead[n] from h' }
const undirected: SignatureTexts = { function: 'f(roads: graph): int', input: 'n m\nroads[n]{m}' }
const directed: SignatureTexts = { function: 'f(roads: digraph): int', input: 'n m\nroads[n]{m}' }
const weighted: SignatureTexts = { function: 'f(roads: weightedGraph): int', input: 'n\nroads[n]{n-1}' }

test.each([
  { texts: levels, input: '7\n3 9 20 null null 15 7\n', call: 'f([3, 9, 20, null, null, 15, 7])' },
  { texts: levels, input: '0\n\n', call: 'f([])' },
  { texts: nodes, input: '3\n8 0 2\n10 3 0\n9 0 0\n', call: 'f([8, null, 10, 9])' },
  {
    texts: { function: 'f(trees: TreeNode[]): int', input: 'k\ntrees{k}[]' },
    input: '2\n3 1 null 2\n0\n',
    call: 'f([[1, null, 2], []])',
  },
  {
    texts: { function: 'f(head: ListNode): int', input: 'n\nhead[n]' },
    input: '3\n4 2 4\n',
    call: 'f([4, 2, 4])',
  },
  {
    texts: { function: 'f(lists: ListNode[]): int', input: 'k\nlists{k}[]' },
    input: '2\n2 1 5\n0\n',
    call: 'f([[1, 5], []])',
  },
  { texts: links, input: '5 2 2\n4 5 0 3 1\n', call: 'f([2, 5, 1, 4, 3], 2)' },
  { texts: links, input: '6 9 2\n6 5 1 0 3 3\n', call: 'f([2, 5, 3, 1, 6, 3], 9)' },
  { texts: undirected, input: '3 3\n1 2\n1 1\n2 3\n', call: null },
  { texts: undirected, input: '3 2\n1 2\n2 3\n', call: 'f([[], [2], [1, 3], [2]])' },
  { texts: directed, input: '3 3\n1 3\n1 2\n3 1\n', call: 'f([[], [3, 2], [], [1]])' },
  { texts: weighted, input: '3\n1 3 -4\n2 3 5\n', call: 'f([[], [[3, -4]], [[3, 5]], [[1, -4], [2, 5]]])' },
])('$input stands for $call, both ways', ({ texts, input, call }) => {
  const signature = requireSignature(texts)

  const values = readArguments(signature, input)
  const printed = values && printCall(signature, values)
  const read = parseCall(signature, printed ?? '')

  if (call !== null) expect(printed).toBe(call)
  expect('values' in read && printCall(signature, read.values)).toBe(printed)
  // Loops are written behind the edge before them, so only the meaning of that input comes back.
  const written = values && writeInput(signature, values)
  expect(written && 'text' in written && readArguments(signature, written.text)).toEqual(values)
  if (call !== null) expect(written).toEqual({ text: input })
})

test.each([
  ['a value under no node', levels, '4\n1 null null 2\n'],
  ['a word that is no number', levels, '2\n1 none\n'],
  ['two parents of one node', nodes, '3\n1 2 3\n2 3 0\n3 0 0\n'],
  ['a circle of nodes', nodes, '2\n1 2 0\n2 1 0\n'],
  ['a node beside the tree', nodes, '2\n1 0 0\n2 0 0\n'],
  ['a child that is not there', nodes, '1\n1 5 0\n'],
  ['a link to no node', links, '2 1 1\n3 0\n'],
  ['a start that is no node', links, '2 1 5\n2 0\n'],
  ['a vertex that is not there', undirected, '2 1\n1 3\n'],
  ['more vertices than anybody draws', undirected, '999999999 0\n'],
] as const)('%s is no input', (_what, texts, input) => {
  expect(readArguments(requireSignature(texts), input)).toBeNull()
})

test.each([
  [levels, 'f([1, null, null, 2])', 'A value of the tree stands under a null.'],
  [
    undirected,
    'f([[], [2], []])',
    'An edge stands at both of its ends, and the one between 1 and 2 does not.',
  ],
  [
    undirected,
    'f([[2], [], []])',
    'Vertices are numbered from 1, and so the list of vertex 0 is there and empty.',
  ],
  [directed, 'f([[], [3]])', 'There is no vertex 3: they are numbered from 1 to 1.'],
  [
    weighted,
    'f([[], [[2]], [[1]]])',
    'A neighbour in a weighted graph is a pair of its number and the weight, as in [2, 5].',
  ],
] as const)('a call for %j that is %s is told: %s', (texts, call, fault) => {
  const read = parseCall(requireSignature(texts), call)

  expect('fault' in read && read.fault).toContain(fault)
})

test('a list whose numbers come twice is written as no input, but for a cycle', () => {
  const signature = requireSignature(links)

  expect(writeInput(signature, [['1', '2', '1', '3'], '1'])).toEqual({
    fault: '"head" has the numbers of its nodes, from 1 on, each once; the last may come again, for a cycle.',
  })
  expect(writeInput(signature, [['2', '1', '2'], '1'])).toEqual({ text: '2 1 2\n2 1\n' })
})

test.each([
  ['f(g: graph): graph', 'g', 'A graph is taken and not returned: write int[][] for its edges.'],
  ['f(g: graph[]): int', 'g', 'There is no list of graphs.'],
  ['f(t: TreeNode[][]): int', 't', 'At most one list is around a TreeNode, as in TreeNode[].'],
])('%s is refused', (text, input, sentence) => {
  const read = signatureSchema.safeParse({ function: text, input })

  expect(read.error?.issues[0]?.message).toContain(sentence)
})

test.each([
  ['f(g: graph): int', 'n\ng[n]', '"g" is a graph: write how many vertices it has'],
  ['f(g: graph): int', 'n\ng{n}[2]', '"g" is a graph: write how many vertices it has'],
  ['f(t: TreeNode): int', 't', '"t" is written with the number of its values level by level, as in t[n].'],
  ['f(l: ListNode[]): int', 'k\nl[k]', '"l" is written with the number of its values, as in l{k}[].'],
  ['f(l: ListNode): int', 'n\nl[n] from h', '"h" must stand before the list that begins with it.'],
  ['f(l: int[]): int', 'n h\nl[n] from h', '"from h" is for a ListNode, and "l" is of the type int[].'],
  ['f(l: ListNode): int', 'n h\nl[n]', '"h" is neither a parameter nor the length of one.'],
  ['f(l: ListNode): int', 'n\nl[n]...', '"l" is of the type ListNode, and so no whole line.'],
])('the layout of %s is not %j', (text, input, sentence) => {
  const read = signatureSchema.safeParse({ function: text, input })

  expect(read.error?.issues[0]?.message).toContain(sentence)
})

test.each([
  ['result[*]', null],
  ['result{*}', 'A tree is printed level by level'],
])('a tree is printed as %j: %s', (output, sentence) => {
  const read = signatureSchema.safeParse({ function: 'f(a: int): TreeNode', input: 'a', output })

  expect(read.error?.issues[0]?.message ?? null).toEqual(
    sentence === null ? null : expect.stringContaining(sentence),
  )
})

test.each([
  ['h\nresult[n] from h', null],
  ['result[n] from h', null],
  ['result[*] from h', 'Write how many nodes there are, by a count of the input'],
  ['h result[n] from h', 'Besides "h" on the line before nothing stands'],
  ['result[m] from h', '"m" must stand before the list of which it is the length.'],
])('the nodes of a list are printed as %j: %s', (output, sentence) => {
  const read = signatureSchema.safeParse({
    function: 'f(head: ListNode): ListNode',
    input: 'n h\nhead[n] from h',
    output,
  })

  expect(read.error?.issues[0]?.message ?? null).toEqual(
    sentence === null ? null : expect.stringContaining(sentence),
  )
})

test('starter code declares the classes in a comment, and the function with them', () => {
  const { declaration } = requireSignature({
    function: 'f(root: TreeNode, lists: ListNode[], roads: weightedGraph): TreeNode',
    input: 'n k m\nroot[n]\nlists{k}[]\nroads[n]{m}',
  })

  expect(declarationIn(declaration, 'cpp')).toBe(
    'TreeNode* f(TreeNode* root, vector<ListNode*>& lists, vector<vector<pair<long long, long long>>>& roads)',
  )
  expect(declarationIn(declaration, 'java')).toBe(
    'public TreeNode f(TreeNode root, ListNode[] lists, long[][][] roads)',
  )
  expect(declarationIn(declaration, 'python')).toBe(
    'def f(root: TreeNode | None, lists: list[ListNode | None], roads: list[list[tuple[int, int]]]) -> TreeNode | None:',
  )
  expect(functionStarter(declaration, 'python')).toContain('#     class ListNode:')
  expect(functionStarter(declaration, 'javascript')).toContain(
    ' * roads[v] has the neighbours of vertex v, each with the weight of the edge; vertices are numbered from 1.',
  )
})

test('a graph of many vertices is shown as a call where the input names them, and not where few characters do', () => {
  const signature = requireSignature({ function: 'f(roads: graph): int', input: 'n m\nroads[n]{m}' })

  expect(callInInput(signature, '200000 0\n')).toBeNull()
  expect(readArguments(signature, '200000 0\n')).toHaveLength(1)
  expect(callInInput(signature, '500 1\n1 500\n')).toMatch(/^f\(\[\[\], \[500\], \[\]/)
})
