import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unfencedCode, withFences } from './unfenced-code.ts'

const linesIn = (text: string) =>
  unfencedCode(text, { least: 2 }).flatMap(({ from, to }) => text.split('\n').slice(from, to + 1))

test.each([
  ['sentences', 'I think of the smallest value first.\nThen I go on from there, but it fails.\nWhy?'],
  [
    'sentences about code',
    'I use a for loop and print it.\nIt returns 5 for the first case, not 6.\nHow is it for you?',
  ],
  [
    'sentences that begin as code does',
    'if you have time, look at this:\nfor each value in the list do this:\nreturn to the start and go on\nwhile it is sorted, take the first one:',
  ],
  ['short answers', 'ok\nyes (I think so)\nthanks!\nno idea :('],
  ['a list', '- sort it\n- take the first;\n- go on (from the left);\n  1. check a[i]\n  2. print(x)'],
  ['a numbered list', '1. read n;\n2. sort(a);\n3. print(x)'],
  ['a list of stars', '* x = 5\n* y = a[i]\n* print(x)'],
  ['a quote', '> for i in range(n):\n>     print(i)\nI do the same.'],
  ['a table', '| n | answer |\n|---|---|\n| 5 | f(5) |'],
  ['an input', '3 2\n1 2 3\n4 5\na b c'],
  ['values of an input', 'n = 5\nk = 2\nanswer = 6'],
  [
    'a log',
    '2026-11-26 12:00:01 INFO server started;\n2026-11-26 12:00:02 WARN queue = 5;\n[12:00:03] done (5 ms);',
  ],
  [
    'messages of a compiler',
    "main.cpp:4:7: error: expected ';' before 'return'\n    4 |   int x = f(5)\n      |              ^\n      |              ;",
  ],
  [
    'a trace of JavaScript',
    "TypeError: Cannot read properties of undefined (reading 'x')\n    at solve (/box/main.js:3:9)\n    at Object.<anonymous> (/box/main.js:9:1)",
  ],
  [
    'a trace of Java',
    'Exception in thread "main" java.lang.NullPointerException\n\tat Main.solve(Main.java:5)\n\tat Main.main(Main.java:9)',
  ],
  ['commands of a shell', '$ g++ -O2 main.cpp -o main\n$ ./main < input.txt'],
  ['money and times', 'It costs $5, then $10.\nAt 12:30 (IST) it begins; I come at 13:00.'],
  ['growth of steps', 'O(n log n)\nO(n)'],
  ['addresses', 'https://example.org/a?b=c\nhttps://example.org/d?e=f'],
  ['Hindi', 'मुझे समझ नहीं आया।\nकृपया मदद करें।'],
  ['one statement among sentences', 'I have this:\nprint(sum(a))\nand it is wrong.'],
  ['code in a fence', '```\nfor i in range(n):\n    print(i)\n```'],
  ['code in a fence of a list', '- so\n  ~~~\n  for i in range(n):\n      print(i)\n  ~~~'],
])('%s are no code', (_, text) => {
  expect(linesIn(text)).toEqual([])
  expect(withFences(text)).toBe(text)
})

const cpp =
  '#include <bits/stdc++.h>\nusing namespace std;\n\nint main() {\n    int n, m, k;\n    cin >> n >> m;\n    vector<long long> a(n);\n    for (auto& x : a) cin >> x;\n    // the best so far is kept here\n    long long best = *max_element(a.begin(), a.end());\n    cout << best << "\\n";\n}'
const java =
  'import java.util.*;\n\npublic class Main {\n    public static void main(String[] args) {\n        Scanner in = new Scanner(System.in);\n        int n = in.nextInt();\n        Map<String, Integer> seen = new HashMap<>();\n        while (n-- > 0) {\n            seen.merge(in.next(), 1, Integer::sum);\n        }\n        System.out.println(seen.size());\n    }\n}'
const python =
  'import heapq\nfrom collections import deque\n\ndef solve(n, edges):\n    best = [10**9] * n\n    queue = [(0, 0)]\n    while queue:\n        cost, node = heapq.heappop(queue)\n        if cost > best[node]:\n            continue\n        for other, length in edges[node]:\n            __mark__(other)\n    return best\n\nprint("the answer is", solve(3, []))'
const javascript =
  "const lines = require('fs').readFileSync(0, 'utf8').split('\\n')\nconst n = Number(lines[0])\nlet total = 0\nfor (let i = 1; i <= n; i++) {\n  total += Number(lines[i])\n}\nlines.forEach((line) => {\n  console.log(line)\n})\nconsole.log(total)"

test.each([
  ['C++', cpp],
  ['Java', java],
  ['Python', python],
  ['JavaScript', javascript],
  ['a loop of Python', 'for i in range(n):\n    total += a[i]'],
  ['a few lines of Python', 'n = int(input())\na = sorted(map(int, input().split()))\nprint(a[0] * a[-1])'],
  ['a difference of two names', 'if price - lowest > profit:\n    profit = price - lowest'],
  ['a condition of C++', 'if (a[i] > best)\n    best = a[i];'],
  ['a function of JavaScript', 'function gcd(a, b) {\n  return b === 0 ? a : gcd(b, a % b)\n}'],
  [
    'a chain of calls in JavaScript',
    "const best = a\n  .filter((x) => x > 0)\n  .slice(0, k)\n  .map(([x]) => x)\n  .join(' ')",
  ],
  ['a program in one line', 'int main(){int n;cin>>n;long long s=0;while(n--){int x;cin>>x;s+=x;}cout<<s;}'],
])('%s is code, whole', (_, code) => {
  expect(linesIn(code)).toEqual(code.split('\n'))
  expect(withFences(code)).toMatch(/^```\w*\n/)
})

const content = join(import.meta.dirname, '../../../content/problems')
const solutions = readdirSync(content).flatMap((problem) =>
  readdirSync(join(content, problem, 'submissions/accepted')).map((file) =>
    join(content, problem, 'submissions/accepted', file),
  ),
)

test.each(solutions)('of the program %s hardly a line is taken for talk', (path) => {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

  const found = linesIn(lines.join('\n'))

  expect(found.length).toBeGreaterThanOrEqual(0.9 * lines.length)
})

const statements = readdirSync(content).map((problem) => join(content, problem, 'statement/problem.en.md'))

test.each(statements)('nothing of the statement %s is taken for code', (path) => {
  expect(linesIn(readFileSync(path, 'utf8'))).toEqual([])
})

test('code between sentences is fenced with its blanks and underscores, the sentences are not', () => {
  const text =
    'I have this:\n\nclass Node:\n    def __init__(self):\n        self.next = None\n\nWhy is it slow?'

  expect(withFences(text)).toBe(
    'I have this:\n\n```python\nclass Node:\n    def __init__(self):\n        self.next = None\n```\n\nWhy is it slow?',
  )
  expect(withFences(withFences(text))).toBe(withFences(text))
})

test('a fence around code that holds one is longer', () => {
  expect(withFences('const a = f(1)\nconst b = "```"')).toBe(
    '````javascript\nconst a = f(1)\nconst b = "```"\n````',
  )
})

test.each([
  '('.repeat(20_000),
  'a.'.repeat(10_000),
  '`'.repeat(20_000),
  `${'```'.repeat(5000)}x\``,
  'x = '.repeat(5000),
  '"'.repeat(20_000),
  `${'int a(b[c '.repeat(26)}\n`.repeat(80),
  '\n'.repeat(20_000),
])('twenty thousand characters made to be slow are read: %#', (text) => {
  expect(unfencedCode(text, { least: 1 }).length).toBeLessThanOrEqual(text.length)
})
