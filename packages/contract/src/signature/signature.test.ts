import { describe, expect, test } from 'vitest'
import { parseCall, printCall } from './call-text.ts'
import { parseDeclaration, printDeclaration } from './declaration.ts'
import { readArguments } from './read-input.ts'
import {
  faultSentence,
  readSignature,
  requireSignature,
  type SignatureTexts,
  signatureSchema,
} from './signature.ts'
import { declarationIn, functionStarter } from './starter-code.ts'
import { writeInput } from './write-input.ts'

const twoSum: SignatureTexts = {
  function: 'twoSum(nums: int[], target: int): int[]',
  input: 'n target\nnums[n]',
}

const examples: readonly { texts: SignatureTexts; input: string; call: string }[] = [
  { texts: twoSum, input: '4 9\n2 7 11 15\n', call: 'twoSum([2, 7, 11, 15], 9)' },
  { texts: twoSum, input: '0 -9\n\n', call: 'twoSum([], -9)' },
  {
    texts: { function: 'spiral(grid: int[][]): int[]', input: 'h w\ngrid{h}[w]' },
    input: '2 3\n1 2 3\n4 5 6\n',
    call: 'spiral([[1, 2, 3], [4, 5, 6]])',
  },
  {
    texts: { function: 'islands(map: string[]): int', input: 'h w\nmap{h}[w]' },
    input: '2 3\n##.\n..#\n',
    call: 'islands(["##.", "..#"])',
  },
  {
    texts: { function: 'merge(queues: int[][]): int[]', input: 'k\nqueues{k}[]' },
    input: '2\n2 1 5\n0\n',
    call: 'merge([[1, 5], []])',
  },
  {
    texts: { function: 'vowels(text: string): int', input: 'text...' },
    input: 'the "quick" owl \n',
    call: 'vowels("the \\"quick\\" owl ")',
  },
  {
    texts: {
      function: 'greet(first: int, names: string[], rate: float): bool',
      input: 'first n\nnames{n}...\nrate',
    },
    input: '3 2\nAnna B.\n\n0.25\n',
    call: 'greet(3, ["Anna B.", ""], 0.25)',
  },
  {
    texts: { function: 'tree(values: int[], parents: int[]): int', input: 'n\nvalues[n]\nparents[n-1]' },
    input: '3\n5 6 7\n1 1\n',
    call: 'tree([5, 6, 7], [1, 1])',
  },
  {
    texts: { function: 'far(edges: int[][], n: int): int', input: 'n m\nedges{m}[2]' },
    input: '4 2\n1 2\n3 4\n',
    call: 'far([[1, 2], [3, 4]], 4)',
  },
]

test.each(examples)('$call stands for its input, both ways', ({ texts, input, call }) => {
  const signature = requireSignature(texts)

  const values = readArguments(signature, input)
  const read = parseCall(signature, call)

  expect(values && printCall(signature, values)).toBe(call)
  expect(read).toEqual({ values })
  expect(values && writeInput(signature, values)).toEqual({ text: input })
})

test('a number that JavaScript would round stays as it is', () => {
  const signature = requireSignature({ function: 'add(a: int, b: int): int', input: 'a b' })

  const values = readArguments(signature, '9223372036854775807 -0\n')

  expect(values).toEqual(['9223372036854775807', '-0'])
})

test.each([
  ['4 9\n2 7 11', 'a value is missing'],
  ['4 9\n2 7 11 15 16', 'a value is left'],
  ['4 9\n2 7 x 15', 'no number'],
  ['-1 9\n', 'a length below 0'],
  ['999999999 9\n1', 'a length that cannot be'],
])('%j is no input of the layout: %s', (input) => {
  expect(readArguments(requireSignature(twoSum), input)).toBeNull()
})

test.each([
  ['twoSum([1, 2], 3)', ['1', '2'], '3'],
  ['[1,2],3', ['1', '2'], '3'],
  [' nums = [ 1 ,2 ] , target = 3 ', ['1', '2'], '3'],
])('a learner may write %s', (text, nums, target) => {
  expect(parseCall(requireSignature(twoSum), text)).toEqual({ values: [nums, target] })
})

test.each([
  ['twoSum([1, 2]', 'Character 14: "," is missing here.'],
  ['twoSum([1, x], 3)', 'Character 12: A whole number is missing here.'],
  ['twoSum([1.5], 3)', 'Character 12: A whole number is missing here.'],
  ['twoSum([1], 3) + 1', 'Character 16: The call should end here: twoSum takes 2.'],
])('%s is told with its place', (text, fault) => {
  expect(parseCall(requireSignature(twoSum), text)).toEqual({ fault })
})

test('lists that must have one length say so', () => {
  const signature = requireSignature({ function: 'pair(a: int[], b: int[]): int', input: 'n\na[n]\nb[n]' })

  expect(writeInput(signature, [['1', '2'], ['3']])).toEqual({
    fault: '"b" has 1 elements where 2 are needed: "n" is 2.',
  })
})

test.each([
  ['twoSum', 'Character 7: A "(" is missing after the name of the function.'],
  [
    'twoSum(nums: ints): int',
    'Character 14: A type is one of int, float, bool, string, TreeNode, ListNode, graph, digraph, weightedGraph, weightedDigraph, with [] behind it for a list.',
  ],
  ['twoSum(class: int): int', 'Character 8: "class" is a word of a language, and no name.'],
  ['f(a: int, a: int): int', 'Character 11: The name "a" stands here twice.'],
  ['f(a: int)', 'Character 10: A ":" is missing before the type of the result.'],
  ['f(a: int[][][]): int', 'Character 6: A type has at most two lists around it, as in int[][].'],
  ['f(a: int): int;', 'Character 15: The signature should end here.'],
])('%s is refused with its place', (text, sentence) => {
  const read = parseDeclaration(text)

  expect('fault' in read && faultSentence(read.fault, text)).toBe(sentence)
})

test.each([
  ['n target', 'Line 1', 'The parameter "nums" does not stand in the layout.'],
  ['n k target\nnums[n]', 'Line 1', '"k" is neither a parameter nor the length of one.'],
  ['target\nnums[n]', 'Line 2', '"n" must stand before the list of which it is the length.'],
  ['n target\nnums', 'Line 2', '"nums" has one length: nums[n].'],
  ['n target[n]\nnums[n]', 'Line 1', '"target" is no list, and has no length.'],
  ['n target\nnums[n]...', 'Line 2', '"nums" is no string, and so no whole line.'],
  ['n target\nnums[*]', 'Line 2', '"nums" needs its length: [*] is for results only.'],
  ['n, target\nnums[n]', 'Line 1', 'This is no item of a layout'],
])('the layout %j is refused', (input, line, sentence) => {
  const read = signatureSchema.safeParse({ ...twoSum, input })

  expect(read.error?.issues[0]?.message.replace('Character', 'Line 1, character')).toMatch(line)
  expect(read.error?.issues[0]?.message).toContain(sentence)
})

test.each([
  ['result', 'int', true],
  ['result as yes/no', 'bool', true],
  ['result as yes', 'bool', false],
  ['result[*] or none', 'int[]', true],
  ['result or none', 'int', false],
  ['n\nresult{n}', 'int[]', true],
  ['n\nresult[*]', 'int[]', false],
])('a result printed as %j of type %s: %s', (output, type, isRight) => {
  const read = readSignature({ function: `f(a: int): ${type}`, input: 'a', output })

  expect(read.kind === 'signature').toBe(isRight)
})

test.each([
  [
    'result[]',
    'int[]',
    'Character 7: The length of a list is not printed in front of it: write [*], or a count on a line before.',
  ],
  ['k\nresult{k}[]', 'int[][]', 'Line 2, character 10: The length of a list is not'],
  ['result[3]', 'int[]', 'Character 7: A result has as many elements as it has: write [*] instead of 3.'],
  ['result[3]', 'string', 'Character 7: A result has as many characters as it has: leave [3] out.'],
  ['results\nresult{results+1}[2]', 'int[][]', 'Line 2, character 18: A result has as many'],
  [
    'n\nresult{n}',
    'string',
    'Line 2, character 1: The characters of "result" stand side by side: write [n] instead of {n}.',
  ],
])('a result is not printed as %j of type %s', (output, type, sentence) => {
  const read = signatureSchema.safeParse({ function: `f(a: int): ${type}`, input: 'a', output })

  expect(read.error?.issues[0]?.message).toContain(sentence)
})

test.each(['n\nnames[n]...', 'names[]...'])(
  'whole lines that should stand side by side in %j are refused',
  (input) => {
    const read = signatureSchema.safeParse({ function: 'f(names: string[]): int', input })

    expect(read.error?.issues[0]?.message).toContain(
      '"names" are whole lines, each on a line of its own: write braces, as in names{n}...',
    )
  },
)

describe('what is drawn at random', () => {
  const random = makeRandom(7)

  test('a declaration is read as it was printed', () => {
    for (let round = 0; round < 200; round++) {
      const text = `f${round}(${Array.from({ length: 1 + random(4) }, (_, at) => `p${at}: ${randomType()}`).join(', ')}): ${randomType()}`

      const read = parseDeclaration(text)

      expect('ok' in read && printDeclaration(read.ok)).toBe(text)
    }
  })

  test('an input is read as it was written', () => {
    for (let round = 0; round < 200; round++) {
      const rows = Array.from({ length: random(4) }, () =>
        Array.from({ length: 3 }, () => String(random(100) - 50)),
      )
      const words = Array.from({ length: random(4) }, () => 'ab c'.repeat(random(3)))
      const signature = requireSignature({
        function: 'f(rows: int[][], words: string[]): int',
        input: 'h n\nrows{h}[3]\nwords{n}...',
      })

      const written = writeInput(signature, [rows, words])

      expect('text' in written && readArguments(signature, written.text)).toEqual([rows, words])
    }
  })

  function randomType(): string {
    return `${['int', 'float', 'bool', 'string'][random(4)]}${'[]'.repeat(random(3))}`
  }
})

test('starter code declares the function in each language', () => {
  const read = parseDeclaration('f(a: int, s: string, grid: float[][]): bool[]')
  if (!('ok' in read)) throw new Error(read.fault.message)

  expect(declarationIn(read.ok, 'cpp')).toBe(
    'vector<bool> f(long long a, string& s, vector<vector<double>>& grid)',
  )
  expect(declarationIn(read.ok, 'java')).toBe('public boolean[] f(long a, String s, double[][] grid)')
  expect(declarationIn(read.ok, 'python')).toBe(
    'def f(a: int, s: str, grid: list[list[float]]) -> list[bool]:',
  )
  expect(functionStarter(read.ok, 'javascript')).toContain('@param {number[][]} grid')
})

/** Numbers from 0 to below `most`, the same in each run. */
function makeRandom(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * most)
  }
}
