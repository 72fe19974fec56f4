import { expect, test } from 'vitest'
import type { FailingCase, LastWork, SeenCase } from '../../../ninja/ninja-facts.ts'
import { failingCase, lastWork, makeNinjaFacts, passedCase } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'

const plain = 'A row of numbers.\n\n## Output\n\nPrint the values.\n'
const counting = 'A row.\n\n## Output\n\nPrint how many pairs there are.\n'
const places = 'A row.\n\n## Output\n\nPrint the two positions, counted from 1.\n'

interface Claim {
  readonly description?: string
  readonly failing: Partial<FailingCase>
  readonly work?: Partial<LastWork>
}

function answerFor({ description = plain, failing, work = {} }: Claim, others: readonly SeenCase[]): string {
  const shown = failingCase(failing)
  const seenCases = [...others, { ...shown, input: shown.input ?? '' }]
  return coachNinja(
    makeNinjaFacts({ lastWork: lastWork({ ...work, failing: shown, seenCases }), problem: { description } }),
  ).text
}

const program = (language: LastWork['language'], code: string) => ({ language, code })
const javaSum =
  'class Main {\n  public static void main(String[] a) {\n    var in = new java.util.Scanner(System.in);\n    int sum = 0, n;\n    n = in.nextInt();\n    while (n-- > 0) sum += in.nextInt();\n    System.out.println(sum);\n  }\n}\n'
const javaNarrow = javaSum.replace('sum = 0', 'sum = 1')
const boxed =
  'import java.util.*;\nclass Main {\n  static List<Integer> list = new ArrayList<>(List.of(new Scanner(System.in).nextInt()));\n  static boolean same(int i, int j) {\n    return list.get(i) == list.get(j);\n  }\n}\n'
const shifted =
  'class Main {\n  public static void main(String[] a) {\n    long n = new java.util.Scanner(System.in).nextLong(), best = 0;\n    for (int bit = 60; bit >= 0; bit--)\n      if ((n & (1 << bit)) != 0) best |= 1 << bit;\n    System.out.println(best);\n  }\n}\n'
const halved =
  "const [, ...b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number)\nconsole.log(b[0] >> 1)\n"
const product =
  "const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number)\nconsole.log(a * b % 7)\n"
const sorted =
  "const a = require('fs').readFileSync(0, 'utf8').split(' ').map(Number)\na.sort()\nconsole.log(a[0])\n"
const limited =
  'best = 10**9\nfor x in input().split():\n    best = min(best, int(x))\nprint(best if best < 10**9 else "none")\n'

/** The coach's claim about a failing case alone, and a judged case that refutes the claim. */
const claims: readonly (readonly [name: string, words: string, told: Claim, other: SeenCase])[] = [
  [
    'a shift that begins anew',
    'In line 5 `1 << …` is an `int` of 32 bits',
    {
      failing: { input: '1152921504606846975\n', expected: '1152921504606846975\n', actual: '2147483647\n' },
      work: program('java', shifted),
    },
    passedCase({ input: '8589934592\n', expected: '8589934592\n', actual: '8589934592\n' }),
  ],
  [
    'another beginning of counting',
    'exactly one too small',
    { description: places, failing: { expected: '3 4\n', actual: '2 3\n' } },
    passedCase({ expected: '1 2\n', actual: '1 2\n' }),
  ],
  [
    'another beginning of counting, where another case is off by two',
    'exactly one too small',
    { description: places, failing: { expected: '3 4\n', actual: '2 3\n' } },
    passedCase({ status: 'Wrong Answer', expected: '5 6\n', actual: '3 4\n' }),
  ],
  [
    'texts of digits that are joined',
    'between two texts `+` joins',
    {
      failing: { input: '12 30\n', expected: '42\n', actual: '1230\n' },
      work: program('python', 'a, b = input().split()\nprint(a + b)\n'),
    },
    passedCase({ input: '3 4\n', expected: '7\n', actual: '7\n' }),
  ],
  [
    'a number of 32 bits',
    '$$2^{32}$$',
    { failing: { expected: '4294967301\n', actual: '5\n' }, work: program('java', javaSum) },
    passedCase({ expected: '5000000000\n', actual: '5000000000\n' }),
  ],
  [
    'a program without a wide type',
    'no whole number that can hold it',
    {
      failing: { input: '1\n4000000000\n', expected: '7\n', actual: '5\n' },
      work: program('java', javaNarrow),
    },
    passedCase({ input: '1\n3000000000\n' }),
  ],
  [
    'a sum in an int',
    'added up in an `int`',
    {
      failing: { input: '3\n2000000000 2000000000 5\n', expected: '9\n', actual: '-4\n' },
      work: program('java', javaSum.replace('int sum', 'long other; int sum')),
    },
    passedCase({ input: '2\n2000000000 2000000000\n' }),
  ],
  [
    'objects that are compared',
    'the same object',
    { failing: { input: '2\n500 500\n', expected: 'yes\n', actual: 'no\n' }, work: program('java', boxed) },
    passedCase({ input: '2\n300 300\n' }),
  ],
  [
    'a bit operator',
    'one of 32 bits',
    {
      failing: { input: '1\n4000000000\n', expected: '2000000000\n', actual: '-147483648\n' },
      work: program('javascript', halved),
    },
    passedCase({ input: '1\n6000000000\n', expected: '3000000000\n', actual: '3000000000\n' }),
  ],
  [
    'a product beyond 2^53',
    'the largest number of this case times itself',
    {
      failing: { input: '3000000019 3000000021\n', expected: '6\n', actual: '2\n' },
      work: program('javascript', product),
    },
    passedCase({ input: '3000000019 2\n' }),
  ],
  [
    'a sort without a function',
    'so it compares numbers as texts',
    { failing: { input: '9 10 8\n', expected: '8\n', actual: '10\n' }, work: program('javascript', sorted) },
    passedCase({ input: '7 30 5\n' }),
  ],
  [
    'a start value that is too small',
    'it is too small',
    {
      failing: { input: '7000000000\n', expected: '7000000000\n', actual: 'none\n' },
      work: program('python', limited),
    },
    passedCase({ input: '5000000000\n', expected: '5000000000\n', actual: '5000000000\n' }),
  ],
  [
    'a floating point number',
    'agree in their first digits',
    { failing: { expected: '1000000000000000007\n', actual: '1000000000000000000\n' } },
    passedCase({ expected: '1000000000000000003\n', actual: '1000000000000000003\n' }),
  ],
  [
    'pairs that are counted twice',
    'exactly twice the right one',
    { description: counting, failing: { expected: '6\n', actual: '12\n' } },
    passedCase({ expected: '4\n', actual: '4\n' }),
  ],
  [
    'too much that is counted',
    'too large, by exactly one',
    { description: counting, failing: { expected: '6\n', actual: '7\n' } },
    passedCase({ status: 'Wrong Answer', expected: '6\n', actual: '4\n' }),
  ],
  [
    'the form of the output',
    'look at the form of the output',
    { failing: { expected: '1 2 3\n', actual: '6\n' } },
    passedCase({ expected: '4 5 6\n', actual: '4 5 6\n' }),
  ],
  [
    'a list as the language shows it',
    'a list as your language shows it',
    { failing: { expected: '3 1\n', actual: '[3, 2]\n' } },
    passedCase({ expected: '{7}\n', actual: '{7}\n' }),
  ],
  [
    'a program that reads nothing',
    'nothing in your code that reads the input',
    { failing: {}, work: program('python', 'print(5)\n') },
    passedCase({ actual: '17\n' }),
  ],
  [
    'a pair in the wrong order',
    'The first value should be smaller',
    {
      description: 'Find $i < j$.\n\n## Output\n\nPrint both.\n',
      failing: { expected: '3 9\n', actual: '8 5\n' },
    },
    passedCase({ status: 'Wrong Answer', expected: '7 2\n', actual: '1 1\n' }),
  ],
]

test.each(claims)(
  '%s is told of a failing case, and not when a judged case refutes it',
  (_, words, told, other) => {
    expect(answerFor(told, [])).toContain(words)
    expect(answerFor(told, [passedCase({ input: '0\n', expected: 'x\n', actual: 'x\n' })])).toContain(
      words === 'nothing in your code that reads the input' ? 'Wrong Answer' : words,
    )
    expect(answerFor(told, [other])).not.toContain(words)
  },
)

const modular = 'A row.\n\n## Output\n\nPrint how many there are, modulo $10^9 + 7$.\n'
const lateRemainder =
  "const [n] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number)\nlet w = 1\nfor (let i = 0; i < n; i++) w = w + w + i\nconsole.log(w % 1000000007)\n"

test('of a remainder nobody says that it is too large', () => {
  const failing = { expected: '675790019\n', actual: '875391762\n' }

  const text = answerFor({ description: modular, failing }, [])

  expect(text).not.toMatch(/Your number is|is counted/)
})

test('a remainder that is taken only behind all loops is told with its line', () => {
  const failing = { expected: '675790019\n', actual: '875391762\n' }
  const inLoop = lateRemainder.replace('w + i\n', 'w % 1000000007 + i\n')
  const answerOf = (code: string) =>
    answerFor({ description: modular, failing, work: program('javascript', code) }, [])

  expect(answerOf(lateRemainder)).toContain('The remainder is taken in line 4 only')
  expect(answerOf(inLoop)).not.toContain('The remainder is taken')
})

test('objects are compared in arrays, too, and a number beside an object is no object', () => {
  const told = (condition: string) => ({
    failing: { input: '2\n500 500\n', expected: 'yes\n', actual: 'no\n' },
    work: program(
      'java',
      `class Main {\n  static Long[] a = { new java.util.Scanner(System.in).nextLong() };\n  static int n;\n  static boolean same(int i, Long x) {\n    return ${condition};\n  }\n}\n`,
    ),
  })

  expect(answerFor(told('a[i] == x'), [])).toContain('In line 5 two objects are compared')
  expect(answerFor(told('a[i] == n'), [])).not.toContain('two objects')
  expect(answerFor(told('x == null'), [])).not.toContain('two objects')
})

test('a start value that is printed as the second of two values is recognised', () => {
  const failing = { expected: '1 7000000000\n', actual: '0 1000000000\n' }

  expect(answerFor({ failing, work: program('python', limited) }, [])).toContain(
    'What you print, 1000000000, is the number `10**9` of line 1 itself',
  )
})

test('a start value is recognised with the letters of its type', () => {
  const code = '#include <iostream>\nlong long high = 1000000000000000LL;\nint main() { std::cin >> high; }\n'
  const failing = { expected: '1999999999000000\n', actual: '1000000000000000\n' }

  expect(answerFor({ failing, work: program('cpp', code) }, [])).toContain(
    'is the number `1000000000000000LL` of line 2 itself',
  )
})

test('a typed array of 32 bits is a guess where the right output has a larger number', () => {
  const code = "const a = require('fs').readFileSync(0)\nconst down = new Int32Array(n)\n"
  const told = (expected: string) => ({
    failing: { expected, actual: '7\n' },
    work: program('javascript', code),
  })
  const words = 'In line 2 an array keeps whole numbers of at most 32 bits'

  expect(answerFor(told('2239857948\n'), [])).toContain(words)
  expect(answerFor(told('22398579\n'), [])).not.toContain(words)
  expect(answerFor(told('2239857948\n'), [passedCase({ expected: '5000000000\n' })])).not.toContain(words)
})

test('a number near the end of 32 bits, far from a small right one, is a guess at an overflow', () => {
  const told = (actual: string) => ({ failing: { expected: '55\n', actual }, work: program('java', javaSum) })
  const words = 'perhaps a sum or a product has left the range of 32 bits'

  expect(answerFor(told('1589934652\n'), [])).toContain(words)
  expect(answerFor(told('-1589934652\n'), [])).toContain(words)
  expect(answerFor(told('1589\n'), [])).not.toContain(words)
  const large = passedCase({ expected: '2000000000\n', actual: '2000000000\n' })
  expect(answerFor(told('1589934652\n'), [large])).not.toContain(words)
})

test('the first of several numbers is called a count only where the statement counts there', () => {
  const told = (list: string) => ({
    description: `A row.\n\n## Output\n\nPrint two integers: ${list}.\n`,
    failing: { expected: '9 4\n', actual: '5 4\n' },
  })

  expect(answerFor(told('how many pairs there are, and the longest'), [])).toContain(
    'Your number is too small',
  )
  expect(answerFor(told('the longest, and how many pairs there are'), [])).not.toContain('Your number is')
})

test('what sets the failing case apart is told from the judged cases', () => {
  const told = { failing: { input: '3\n4 1 4\n', expected: '8\n', actual: '5\n' } }
  const words = 'a value that stands twice in one line; none of the 2 cases that I saw pass has'
  const [once, twice] = [passedCase({ input: '3\n4 5 1\n' }), passedCase({ input: '3\n7 1 7\n' })]

  expect(answerFor(told, [once, once])).toContain(words)
  expect(answerFor(told, [once, twice])).not.toContain('stands twice')
  expect(answerFor(told, [once])).not.toContain('stands twice')
  expect(answerFor(told, [])).not.toContain('stands twice')
})

test.each([
  ['all values of an order', '2 1 3 4\n', '1 2 3 4\n', 'in another order'],
  ['more values, of which one is wrong', '1 2 3\n', '1 5 3 4\n', 'All expected values are right'],
  ['a word of no answer for a text', '(empty)\n', 'a\n', 'gives up'],
])('%s is not said to be more than it is', (_, expected, actual, words) => {
  expect(answerFor({ failing: { expected, actual } }, [])).not.toContain(words)
})

test.each([
  ['undefined', '7\n', 'undefined\n', 'You print `undefined`'],
  ['zeros that were lost', '007\n', '7\n', 'differ only in zeros'],
  ['a decimal number', '7\n', '7.0\n', 'is a decimal number where a whole one'],
])('%s is recognised', (_, expected, actual, words) => {
  const failing = { input: '6 10\n4 9 4 2 6 1\n', expected, actual }

  expect(answerFor({ description: places, failing }, [])).toContain(words)
})

test('the place of an equal value is recognised where the statement says which of several is wanted', () => {
  const failing = { input: '6 10\n4 9 4 2 6 1\n', expected: '3 6\n', actual: '1 6\n' }
  const description = `${places}If several come into question, print the last one.\n`
  const words = 'perhaps your program takes the earlier of two equal ones'

  expect(answerFor({ description, failing }, [])).toContain(words)
  expect(answerFor({ description: places, failing }, [])).not.toContain(words)
})

test('counts in the first line, which nobody sorts, leave a sort of texts certain; a sorted list that passed makes it a guess', () => {
  const told = {
    failing: { input: '3 10 4\n9 10 8\n', expected: '8\n', actual: '10\n' },
    work: program('javascript', sorted),
  }

  const passed = (list: string) => passedCase({ input: `3 10 4\n${list}\n` })
  const [unsorted, sortedToo] = [passed('5 6 7'), passed('5 10 7')]
  expect(answerFor(told, [unsorted])).toContain('so it compares numbers as texts')
  expect(answerFor(told, [sortedToo])).not.toContain('so it compares numbers as texts')
  expect(answerFor(told, [sortedToo])).toContain('perhaps that is the cause')
})

test('a calculation that is cut to an int is told where larger numbers come out', () => {
  const cut =
    'class Main {\n  long t = 5;\n  int read() {\n    return (int) new java.util.Scanner(System.in).nextLong();\n  }\n  int made(long time) {\n    return (int) (time / t * 7);\n  }\n}\n'
  const told = (actual: string, code: string) =>
    answerFor({ failing: { expected: '10\n', actual }, work: program('java', code) }, [])
  const words = 'In line 7 the result of a calculation is cut to an `int`'

  expect(told('688844034801676\n', cut)).toContain(words)
  expect(told('12\n', cut)).not.toContain(words)
  expect(told('688844034801676\n', cut.replace('(int) (', '('))).not.toContain('is cut to')
})

test('a right output from its end to its beginning is told as that', () => {
  const words = 'exactly the right output from its end to its beginning'

  expect(answerFor({ failing: { expected: '1 3 4 2\n', actual: '2 4 3 1\n' } }, [])).toContain(words)
  expect(answerFor({ failing: { expected: '1 3 4 2\n', actual: '2 4 1 3\n' } }, [])).not.toContain(words)
  expect(answerFor({ failing: { expected: '1 3\n', actual: '3 1\n' } }, [])).not.toContain(words)
})

test.each([
  ['the same line twice', '3\nT\nF 2\nT\n', '3\nT\nF 2\n'],
  ['two equal values side by side', '3\n5 5 1\n', '3\n5 1 5\n'],
  ['a `#` in the first column of its grid', '2 2\n..\n#.\n', '2 2\n..\n.#\n'],
  ['a `#` in the first square of its grid', '1 2\n#.\n', '1 2\n.#\n'],
])('what only the failing case has is told: %s', (words, input, other) => {
  const told = { failing: { input, expected: '8\n', actual: '5\n' } }

  expect(answerFor(told, [passedCase({ input: other }), passedCase({ input: other })])).toContain(
    `This case has ${words}`,
  )
  expect(answerFor(told, [passedCase({ input: other }), passedCase({ input })])).not.toContain(
    `This case has ${words}`,
  )
})
