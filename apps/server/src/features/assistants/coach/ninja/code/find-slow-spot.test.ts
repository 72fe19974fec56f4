import type { Language } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { findSlowSpot } from './find-slow-spot.ts'

const wordsOf = (language: Language, code: string) => findSlowSpot(code, language)?.words

test.each([
  ['java', 'String s = "";\nfor (int i = 0; i < n; i++) {\n  s += a[i];\n}\n', 's'],
  ['java', 'String st = "";\nfor (int i = 0; i < n; i++) {\n  st = t.charAt(i) + st;\n}\n', 'st'],
  ['java', 'String a = "", b = "";\nfor (char c : t.toCharArray()) {\n  b = b + c;\n}\n', 'b'],
  ['cpp', 'string s;\nfor (int i = 0; i < n; i++) {\n  s = t[i] + s;\n}\n', 's'],
] as const)('a text that is put together in a loop is found: %s, %j', (language, code, name) => {
  expect(wordsOf(language, code)).toBe(
    `Line 3 puts the text \`${name}\` together with \`+\`, which copies all of it, again in every round of the loop of line 2.`,
  )
})

test('what is added to the end of a text of C++ is not copied', () => {
  expect(wordsOf('cpp', 'string s;\nfor (int i = 0; i < n; i++) {\n  s += t[i];\n}\n')).toBe(
    'Line 2 is a loop.',
  )
})

test.each([
  ['java', 'for (int i = 0; i < n; i++)\n  for (int k = 0; k < 30; k++)\n    c[k] += a[i] >> k & 1;\n'],
  ['cpp', 'for (int i = 0; i < n; i++)\n  for (int k = 29; k >= 0; k--)\n    c[k] += a[i] >> k & 1;\n'],
  ['cpp', 'for (int i = 0; i < n; i++)\n  for (auto [x, y] : {pair{0, 1}, pair{1, 0}})\n    f(x, y);\n'],
  ['python', 'for x in a:\n    for c in range(26):\n        t += c\n'],
  ['python', 'for x in a:\n    for dx, dy in ((0, 1), (1, 0)):\n        t += dx\n'],
  ['javascript', 'for (const v of list)\n  for (const [a, b] of [[v + 1, 0], [v - 1, 0]])\n    t += a\n'],
  ['javascript', "const signs = '([{'\nfor (const c of text)\n  if (signs.indexOf(c) >= 0) t++\n"],
  ['java', 'String o = "([{", c = ")]}";\nfor (char x : t)\n  if (o.indexOf(x) >= 0) k++;\n'],
] as const)('a loop to a constant, or a short text, is not to blame: %s, %j', (language, code) => {
  expect(wordsOf(language, code)).toMatch(/^Line \d is a loop\.$/)
})

test('a bound that comes from the input is no constant', () => {
  const code =
    'int n, m;\ncin >> n >> m;\nfor (int i = 0; i < n; i++)\n  for (int k = 0; k < m; k++)\n    t++;\n'

  expect(wordsOf('cpp', code)).toBe('The loop of line 4 runs inside that of line 3.')
})

test.each([
  ['python', 'for x in a:\n    while st and st[-1] < x:\n        st.pop()\n    st.append(x)\n'],
  ['cpp', 'int j = 0;\nfor (int i = 0; i < n; i++) {\n  while (j < n && a[j] < a[i]) j++;\n}\n'],
] as const)('a loop that goes on where it stopped is one pass: %s, %j', (language, code) => {
  expect(wordsOf(language, code)).toMatch(/^Line \d is a loop\.$/)
})

test('a bound that grows with `++` before its name is no constant', () => {
  const code =
    'for (int right = 0; right < n; ++right)\n  for (int left = 0; left < right; ++left)\n    t++;\n'

  expect(wordsOf('cpp', code)).toBe('The loop of line 2 runs inside that of line 1.')
})

test('a loop that begins anew each time is nested', () => {
  const code = 'for (int i = 0; i < n; i++) {\n  int j = 0;\n  while (j < n && a[j] < a[i]) j++;\n}\n'

  expect(wordsOf('cpp', code)).toBe('The loop of line 3 runs inside that of line 1.')
})

test.each([
  [
    'to the end of its expression',
    'const gcd = (x, y) => y ? gcd(y, x % y) : x\nfor (const a of list) g = gcd(g, a)\n',
    'Line 2 is a loop.',
  ],
  [
    'over the lines of its chain',
    'const best = row => row\n  .map(x => x * 2)\n  .join()\nfor (const row of rows) out.push(best(row))\n',
    'Line 4 calls `best` in a loop, and `best` (line 1) has a loop of its own.',
  ],
  [
    'to the end of its block',
    'const f = (a, b) => {\n  for (const x of a) b(x)\n}\nfor (const q of queries)\n  f(q, 1)\n',
    'Line 5 calls `f` in a loop, and `f` (line 1) has a loop of its own.',
  ],
  [
    'and no further, where no semicolon ends it',
    'const twice = n => 2 * n\nfor (const a of list) t += twice(a)\n',
    'Line 2 is a loop.',
  ],
])('an arrow function is read %s', (_, code, words) => {
  expect(wordsOf('javascript', code)).toBe(words)
})

test('a recursion that a loop begins anew in every round is told with the line of the call', () => {
  const code =
    'long long w(int x) { return x > 0 ? x : w(a[-x]) + w(b[-x]); }\nint main() {\n  for (int i = 0; i < n; i++)\n    if (w(i) == 0) c++;\n}\n'

  expect(wordsOf('cpp', code)).toContain('Line 4 calls it anew in every round of a loop.')
})

test.each([
  ['for x in a:\n    rows = [y | x for y in rows]\n', 'The loop of line 2 runs inside that of line 1.'],
  ['t = sum(x for x in sorted(a))\n', 'Line 1 is a loop.'],
  [
    't = max(\n    sum(a[i:i + k])\n    for i in range(n)\n)\n',
    'Line 2 goes through a part of a sequence, again in every round of the loop of line 3.',
  ],
  ['t = max(\n    a[i] + k\n    for i in range(n)\n)\n', 'Line 3 is a loop.'],
  ["for x in a:\n    t += bin(x).count('1')\n", 'Line 1 is a loop.'],
])('a comprehension of Python is a loop over what stands before its "for": %j', (code, words) => {
  expect(wordsOf('python', code)).toBe(words)
})

test('a walk through a tree does not double its calls, and a second loop in each call is told', () => {
  const walk = 'function go(v) {\n  for (const u of links[v]) go(u)\n}\ngo(0)\n'
  const again =
    'function go(v) {\n  while (path.length) saved.push(path.pop())\n  for (const u of links[v]) go(u)\n}\n'

  expect(wordsOf('javascript', walk)).toBe('Line 2 is a loop.')
  expect(wordsOf('javascript', again)).toBe(
    '`go` (line 1) calls itself, and each call has a loop of its own (line 2).',
  )
})

test.each([
  ['javascript', 'while (low < high) {\n    const m = (low + high) >> 1\n    low = m + 1\n  }'],
  ['javascript', 'while (low < high) {\n    const m = Math.floor((low + high) / 2)\n    high = m\n  }'],
  ['java', 'while (rest > 0) {\n    sum += rest % 10;\n    rest /= 10;\n  }'],
  ['cpp', 'while (rest > 0) {\n    rest = rest / p;\n    sum += rest;\n  }'],
] as const)('a loop that leaves a fraction in each round is not to blame: %s, %j', (language, loop) => {
  const head = language === 'javascript' ? 'for (const x of list) {' : 'for (int x : list) {'

  expect(wordsOf(language, `${head}\n  ${loop}\n}\n`)).toBe('Line 1 is a loop.')
})

test('a loop that leaves a fraction is told where there is no other, and one that steps on is nested', () => {
  const halving = 'while low < high:\n    m = (low + high) // 2\n    low = m\n'

  expect(wordsOf('python', halving)).toBe('Line 1 is a loop.')
  expect(wordsOf('python', 'for x in a:\n    while i < x:\n        s = (u + v) // 2\n        i += s\n')).toBe(
    'The loop of line 2 runs inside that of line 1.',
  )
})

test('a call that moves a whole array is told in the function that a loop calls', () => {
  const code =
    'function insert(list, x) {\n  let low = 0\n  let high = list.length\n  while (low < high) {\n    const m = (low + high) >> 1\n    if (list[m] < x) low = m + 1\n    else high = m\n  }\n  list.splice(low, 0, x)\n}\nfor (const x of data) insert(sorted, x)\n'

  expect(wordsOf('javascript', code)).toBe(
    'Line 11 calls `insert` in a loop, and there line 9 copies or moves a part of an array.',
  )
})

test('a set forgets an element at once, and a list does not', () => {
  const code = (start: string) => `odd = ${start}\nfor x in a:\n    odd.remove(x)\n`

  expect(wordsOf('python', code('set()'))).toBe('Line 2 is a loop.')
  expect(wordsOf('python', code('{1, 2}'))).toBe('Line 2 is a loop.')
  expect(wordsOf('python', code('list(b)'))).toContain('searches a sequence from its beginning')
})

test('loops inside each other in a function that a loop calls are told with the innermost line', () => {
  const code =
    'int f(int x) {\n  for (int i = 0; i < x; i++)\n    for (int k = 0; k < x; k++)\n      t++;\n}\nfor (int x : list) f(x);\n'

  expect(wordsOf('cpp', code)).toBe(
    'Line 6 calls `f` in a loop, and `f` (line 1) has a loop of its own, with loops inside it down to line 3.',
  )
})

test('a function that the condition of a loop calls is called in every round', () => {
  const made = 'def made(t):\n    return sum(t // x for x in a)\n'
  const words = 'calls `made` in a loop, and `made` (line 1) has a loop of its own.'

  expect(wordsOf('python', `${made}t = 1\nwhile made(t) < m:\n    t += 1\n`)).toBe(`Line 4 ${words}`)
  expect(wordsOf('python', `${made}for t in made(7):\n    print(t)\n`)).not.toContain('calls')
})

test('of loops that stand alone, the one without a bound is named', () => {
  expect(wordsOf('cpp', 'for (int i = 0; i < n; i++) a[i]++;\nwhile (k > 0) {\n  k--;\n}\n')).toBe(
    'Line 2 is a loop.',
  )
})

test('the sum of a part of a list goes through that part, and a count down to 0 is a constant', () => {
  expect(wordsOf('python', 'for cut in a:\n    t = sum(w[:cut])\n')).toBe(
    'Line 2 goes through a part of a sequence, again in every round of the loop of line 1.',
  )
  expect(wordsOf('python', 'for x in a:\n    for k in range(29, -1, -1):\n        t += x >> k\n')).toBe(
    'Line 1 is a loop.',
  )
})

test('a function that splits its range and goes through it first is told with its loop', () => {
  const code =
    'long best(int from, int to) {\n  int low = from;\n  for (int i = from; i < to; i++) if (h[i] < h[low]) low = i;\n  return Math.max(best(from, low), best(low + 1, to));\n}\n'

  expect(wordsOf('java', code)).toContain('Each call goes through a loop of its own, too (line 3)')
  expect(wordsOf('java', code.replace(/ {2}for .*\n/, ''))).not.toContain('of its own')
})

test.each([
  ['numbers that change places', 'a, b = 1, 1\nfor i in range(n):\n    a, b = b, a + b\n'],
  ['a number that grows', 'total = 0\nfor x in items:\n    total = x + total\n'],
  ['a number that grows by a difference', 'total = 0\nfor x in items:\n    total = total + (x - 1)\n'],
])('%s copies no sequence', (_, code) => {
  expect(findSlowSpot(code, 'python')?.words ?? '').not.toContain('copies')
})

test.each([
  ['a text', "out = ''\nfor x in items:\n    out = x + out\n", 'puts something before a sequence'],
  ['a list', 'out = []\nfor x in items:\n    out = out + [x]\n', 'copies a whole list'],
])('%s that grows by + is copied', (_, code, words) => {
  expect(findSlowSpot(code, 'python')?.words).toContain(words)
})
