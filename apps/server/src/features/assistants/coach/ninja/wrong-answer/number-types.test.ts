import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const large = { input: '2\n1999999999 1\n', expected: '3000000000\n', actual: '17\n' }

test('a word of a comment is no type', () => {
  const code = '// How long it takes.\nint n; cin >> n;\nint far = n;\ncout << far;'

  expect(answerToWrongProgram({ language: 'cpp', code, ...large })).toContain(
    'no whole number that can hold it',
  )
  const wide = code.replace('int far', 'long far')
  expect(answerToWrongProgram({ language: 'cpp', code: wide, ...large })).not.toContain('can hold it')
})

test('numbers that are sorted as texts are named, although all values are right', () => {
  const program = {
    language: 'javascript',
    ...{ input: '4\n10 9 100 2\n', expected: '2 9 10 100\n', actual: '10 100 2 9\n' },
  } as const
  const code =
    'const a = require("fs").readFileSync(0, "utf8").split(" ");\na.sort();\nconsole.log(a.join(" "));'

  expect(answerToWrongProgram({ ...program, code })).toContain('In line 2 `sort` gets no function')
  const sorted = code.replace('sort()', 'sort((x, y) => y - x)')
  expect(answerToWrongProgram({ ...program, code: sorted })).toContain('but in another order')
})

const remainders = {
  language: 'javascript',
  ...{ input: '500000 3\n', expected: '166666668\n', actual: '166666604\n' },
  description: 'Print the number of ways modulo $10^9 + 7$.\n\n## Output\n\nPrint the number.\n',
} as const
const product =
  'const [n, k] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);\nlet p = 1;\nfor (let i = 1; i <= n; i++) p = (p * i) % M;\nconsole.log(p);'

test('a product of remainders beyond 2^53 is named', () => {
  expect(answerToWrongProgram({ ...remainders, code: product })).toContain(
    'In line 3 a product is made before its',
  )
})

test.each([
  ['with BigInt', { code: product.replace('(p * i)', '(BigInt(p) * BigInt(i))') }],
  ['with a small answer', { code: product, expected: '12\n', actual: '7\n' }],
  ['without a product', { code: product.replace('(p * i)', '(p + i)') }],
])('it is not %s', (_, change) => {
  expect(answerToWrongProgram({ ...remainders, ...change })).not.toContain('a product is made before its')
})

test('a program that has BigInt is not blamed for a number that it reads otherwise', () => {
  const big = { input: '3 90071992547409931\n', expected: '2\n', actual: '1\n' }
  const code =
    'const [n, k] = require("fs").readFileSync(0, "utf8").split(" ");\nconst m = Number(k);\nconsole.log(m);'

  expect(answerToWrongProgram({ language: 'javascript', code, ...big })).toContain('floating point number')
  const aware = code.replace('Number(n)', 'n').concat('\nconst wide = BigInt(k);')
  expect(answerToWrongProgram({ language: 'javascript', code: aware, ...big })).not.toContain(
    'floating point number',
  )
})

test('a shift that makes the length of a list is not narrow', () => {
  const code =
    'int[] sums = new int[1 << n];\nlong most = new Scanner(System.in).nextLong();\nlong bit = 1 << k;\nSystem.out.print(bit);'
  const wide = { input: '40\n', expected: '1099511627776\n', actual: '256\n' }

  expect(answerToWrongProgram({ language: 'java', code, ...wide })).not.toContain('begins anew at 1')
  const plain = code.replace('new int[1 << n]', 'new int[n]')
  expect(answerToWrongProgram({ language: 'java', code: plain, ...wide })).toContain('begins anew at 1')
})

const mirrored = { input: 'noon\n', expected: 'yes\n', actual: 'no\n' }
const texts =
  'String word = new Scanner(System.in).next();\nString back = reversed(word);\nif (word == back) System.out.print(1);'

test('texts of Java that are compared with == are named', () => {
  expect(answerToWrongProgram({ language: 'java', code: texts, ...mirrored })).toContain(
    'In line 3 two texts are compared',
  )
})

test.each([
  ['equals', texts.replace('word == back', 'word.equals(back)')],
  ['a comparison with null', texts.replace('== back', '== null')],
  ['their lengths', texts.replace('word == back', 'word.length() == back.length()')],
])('%s is right', (_, code) => {
  expect(answerToWrongProgram({ language: 'java', code, ...mirrored })).not.toContain(
    'two texts are compared',
  )
})

test('a single right value that the input has in the same place says nothing', () => {
  const kept = { language: 'python', code: 'a = open(0).read()\nprint(a)', input: '3\n4 7 2\n' } as const
  const words = 'should have stayed as they were'

  expect(answerToWrongProgram({ ...kept, expected: '4 7 9\n', actual: '4 5 9\n' })).not.toContain(words)
  expect(answerToWrongProgram({ ...kept, expected: '4 7 9\n', actual: '1 5 9\n' })).toContain(words)
})
