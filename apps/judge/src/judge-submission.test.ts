import { type Language, languages, type Progress, type Verdict } from '@codedojo/contract'
import { describe, expect, test } from 'vitest'
import { additionCases, exampleCase, judgeExample, type TestJudge } from './testing/test-judge.ts'
import { withJudge } from './testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const addition = {
  cpp: '#include <iostream>\nint main() { long a, b; std::cin >> a >> b; std::cout << a + b << "\\n"; }',
  java: 'public class Main { public static void main(String[] a) { var in = new java.util.Scanner(System.in); System.out.println(in.nextLong() + in.nextLong()); } }',
  python: 'print(sum(map(int, input().split())))',
  javascript:
    'const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number)\nconsole.log(a + b)',
} as const satisfies Record<Language, string>

const judge = (language: Language, code: string, options = {}) =>
  judgeExample(opened.judge, { language, code, options })

/** Where the first case says all. */
const oneCase = { cases: additionCases.slice(0, 1) }

/** Enough to fill 256 MB where a page fault takes 15 µs. */
const timeToFill = { limits: { timeMs: 5000, memoryBytes: 256 * 1024 * 1024, sameLimits: false } }

describe.each(languages)('%s', (language) => {
  test('a right program is Accepted with its time and memory', async () => {
    const outcome = await judge(language, addition[language])

    expect(outcome).toMatchObject({ status: 'Accepted', passed: 3, total: 3, errorMessage: null })
    expect(outcome.memoryKb).toBeGreaterThan(500)
    expect(outcome.cases.map(({ index, kind }) => [index, kind])).toEqual([
      [1, 'visible'],
      [2, 'hidden'],
      [3, 'hidden'],
    ])
  })
})

type Example = [string, Language, string, Verdict, RegExp]

const examples: Example[] = [
  [
    'prints something else',
    'cpp',
    '#include <cstdio>\nint main() { puts("4"); }',
    'Wrong Answer',
    /^Case 1: .*line 1/,
  ],
  [
    'loops',
    'cpp',
    'int main() { for (volatile int i = 0;;) i = 1; }',
    'Time Limit Exceeded',
    /limit is 0.5 s/,
  ],
  [
    'loops',
    'java',
    'class A { public static void main(String[] a) { while (true); } }',
    'Time Limit Exceeded',
    /the limit is 1 s/,
  ],
  ['loops', 'python', 'while True: pass', 'Time Limit Exceeded', /the limit is 1.5 s/],
  ['loops', 'javascript', 'for (;;);', 'Time Limit Exceeded', /the limit is 1 s/],
  ['sleeps', 'cpp', '#include <unistd.h>\nint main() { sleep(99); }', 'Time Limit Exceeded', /may sleep/],
  [
    'takes 1 GB',
    'cpp',
    '#include <vector>\nint main() { std::vector<char> v(1u << 30, 1); return v[9] - 1; }',
    'Memory Limit Exceeded',
    /the limit is 256 MB/,
  ],
  [
    'fills the heap',
    'java',
    'class A { public static void main(String[] a) { var l = new java.util.ArrayList<int[]>(); while (true) l.add(new int[1 << 20]); } }',
    'Memory Limit Exceeded',
    /: the heap of 256 MB has no room for what the program asked for \(\d+\.\d MB used in all, what Java itself needs included\)\.$/,
  ],
  ['takes 8 GB', 'python', 'x = [0] * 10**9', 'Memory Limit Exceeded', /the limit is 256 MB/],
  ['asks for 8 TB', 'python', 'x = [0] * 10**12', 'Runtime Error', /MemoryError/],
  [
    'says that there is no memory',
    'python',
    'import sys\nsys.exit("MemoryError: no memory")',
    'Runtime Error',
    /./,
  ],
  [
    'says that there is no memory',
    'cpp',
    '#include <bits/stdc++.h>\nint main() { std::cerr << "terminate: \'std::bad_alloc\'"; std::abort(); }',
    'Runtime Error',
    /./,
  ],
  [
    'says that there is no memory',
    'java',
    'class A { public static void main(String[] a) { System.err.println("java.lang.OutOfMemoryError: Java heap space"); System.exit(1); } }',
    'Runtime Error',
    /./,
  ],
  [
    'says that there is no memory',
    'javascript',
    'console.error("FATAL ERROR: JavaScript heap out of memory"); process.abort()',
    'Runtime Error',
    /./,
  ],
  [
    'fills the heap',
    'javascript',
    'const a = []; for (;;) a.push(new Array(100000).fill(1.5))',
    'Memory Limit Exceeded',
    /: the heap of 256 MB has no room/,
  ],
  [
    'prints without end',
    'cpp',
    '#include <cstdio>\nint main() { for (;;) puts("x"); }',
    'Output Limit Exceeded',
    /8 MB/,
  ],
  ['prints without end', 'python', 'while True: print("x" * 1000)', 'Output Limit Exceeded', /8 MB/],
  [
    'prints without end',
    'javascript',
    'for (;;) console.log("x".repeat(1000))',
    'Output Limit Exceeded',
    /8 MB/,
  ],
  [
    'reads null',
    'cpp',
    'int main() { volatile int *p = 0; return *p; }',
    'Runtime Error',
    /SIGSEGV.*index out of range/,
  ],
  [
    'divides by zero',
    'cpp',
    'int main() { volatile int z = 0; return 7 / z; }',
    'Runtime Error',
    /SIGFPE.*division/,
  ],
  ['ends with 3', 'cpp', 'int main() { return 3; }', 'Runtime Error', /exit code 3/],
  ['raises', 'python', 'print([][1])', 'Runtime Error', /uncaught IndexError: list index out of range/],
  [
    'throws',
    'java',
    'class A { public static void main(String[] a) { System.out.println(a[0]); } }',
    'Runtime Error',
    /uncaught ArrayIndexOutOfBoundsException/,
  ],
  ['throws', 'javascript', 'null.x', 'Runtime Error', /uncaught TypeError/],
  ['throws a plain error', 'javascript', 'throw new Error("hey")', 'Runtime Error', /: uncaught Error: hey$/],
  [
    'leaves a rejected promise alone',
    'javascript',
    'Promise.reject(new Error("hey"))',
    'Runtime Error',
    /: uncaught Error: hey$/,
  ],
  [
    'rejects a promise with a word',
    'javascript',
    'Promise.reject("hey")',
    'Runtime Error',
    /: uncaught promise rejection: hey$/,
  ],
  ['fails to parse at run time', 'javascript', 'JSON.parse("{")', 'Runtime Error', /uncaught SyntaxError/],
]

test.each(examples)(
  'a program that %s (%s) gets its verdict and a sentence that helps',
  async (...example) => {
    const [, language, code, status, message] = example

    const time = status === 'Memory Limit Exceeded' ? timeToFill : {}
    const outcome = await judge(language, code, { ...oneCase, ...time })

    expect(outcome.status).toBe(status)
    expect(outcome.errorMessage).toMatch(message)
  },
)

test.each([
  ['cpp', 'int main() { return x; }', /^main\.cpp: In function.*\nmain\.cpp:1:21: error/],
  ['java', 'class A {\n int x = "a"; }', /^Main\.java:2: error: incompatible types/],
  ['java', 'class A { }', /no class has a method "public static void main/],
  ['python', 'x = 1\ndef f(:\n  pass', /File "main\.py", line 2[\s\S]*SyntaxError/],
  ['javascript', 'let a = 1\nlet b = ;', /main\.js:2[\s\S]*SyntaxError/],
] as const)('%s code that does not compile is told where', async (language, code, message) => {
  const outcome = await judge(language, code)

  expect(outcome).toMatchObject({ status: 'Compilation Error', passed: 0, total: 3, cases: [] })
  expect(outcome.compileMessage).toMatch(message)
})

test.each([
  ['templates without end', 'template<int n> struct A { A<n + 1> a; }; A<0> a; int main() {}'],
  ['a file that includes itself', '#include __FILE__\nint main() {}'],
  ['an endless device', '#include "/dev/zero"\nint main() {}'],
])('compiling %s ends as a Compilation Error with a short message', async (_, code) => {
  const outcome = await judge('cpp', code)

  expect(outcome.status).toBe('Compilation Error')
  expect(Buffer.byteLength(outcome.compileMessage ?? '')).toBeLessThanOrEqual(16 * 1024)
})

test.each([
  [
    'whose program would be too large',
    'int a[1 << 29] = {1}; int main() {}',
    'The compiler exceeded its limits: it wrote a file larger than 64 MB.',
  ],
  ['that is empty', '', 'There is no main function.'],
])('C++ code %s is told so in plain words', async (_, code, sentence) => {
  const outcome = await judge('cpp', code)

  expect(outcome).toMatchObject({ status: 'Compilation Error', errorMessage: sentence })
  expect(outcome.compileMessage?.split('\n')[0]).toBe(sentence)
  expect(outcome.compileMessage).not.toMatch(/bug report|README\.Bugs|internal compiler error/)
})

const javaMain =
  'public static void main(String[] a) { var in = new java.util.Scanner(System.in); System.out.println(in.nextInt() + in.nextInt()); }'

test.each([
  ['a public class of another name', `public class Zebra { ${javaMain} }`],
  ['a class without public', `class Zebra { ${javaMain} }`],
  ['the main class last', `class Helper { } interface Other { } class Last { ${javaMain} }`],
  ['the main class first', `public class First { ${javaMain} } class Main2 { }`],
  ['two public classes', `public class One { } public class Two { ${javaMain} }`],
  ['a package', `package some.where; public class Inside { ${javaMain} }`],
  ['a name beyond ASCII', `public class Übung { ${javaMain} }`],
  ['a main that a record holds', `record Pair(int a, int b) { ${javaMain} }`],
  [
    'Main beside another main',
    `class A { public static void main(String[] a) { } } class Main { ${javaMain} }`,
  ],
  ['a byte order mark', `\uFEFFclass Zebra { ${javaMain} }`],
])('Java takes %s', async (_, code) => {
  expect((await judge('java', code, oneCase)).status).toBe('Accepted')
})

const manyNumbers = Array.from({ length: 450_000 }, (_, index) => index % 1_000_000)
const largeInput = `${manyNumbers.length}\n${manyNumbers.join(' ')}\n`
const sum = String(manyNumbers.reduce((total, number) => total + number, 0))

test.each([
  ['javascript', 'const t = require("fs").readFileSync(0, "utf8")'],
  ['javascript', 'const t = require("fs").readFileSync("/dev/stdin", "utf8")'],
] as const)('%s reads 3 MB with %s', async (language, read) => {
  const code = `${read}\nconsole.log(t.split("\\n")[1].split(" ").reduce((s, x) => s + Number(x), 0))`
  const outcome = await judgeExample(opened.judge, {
    language,
    code,
    options: { cases: [exampleCase(largeInput, sum)] },
  })

  expect(outcome.status).toBe('Accepted')
})

test.each([
  [
    'javascript',
    'require("readline")',
    'let n = 0; require("readline").createInterface({ input: process.stdin }).on("line", (l) => { if (n++ === 1) console.log(l.split(" ").reduce((s, x) => s + Number(x), 0)) })',
  ],
  [
    'javascript',
    'process.stdin events',
    'let t = ""; process.stdin.on("data", (c) => { t += c }).on("end", () => console.log(t.split("\\n")[1].split(" ").reduce((s, x) => s + Number(x), 0)))',
  ],
  ['python', 'input()', 'input(); print(sum(map(int, input().split())))'],
  [
    'python',
    'sys.stdin',
    'import sys\nsys.stdin.readline(); print(sum(map(int, sys.stdin.readline().split())))',
  ],
  ['python', 'open(0)', 'print(sum(map(int, open(0).read().split()[1:])))'],
  ['python', '/dev/stdin', 'print(sum(map(int, open("/dev/stdin").read().split()[1:])))'],
  [
    'java',
    'a buffered reader',
    'class A { public static void main(String[] a) throws Exception { var r = new java.io.BufferedReader(new java.io.InputStreamReader(System.in)); r.readLine(); var t = new java.util.StringTokenizer(r.readLine()); long s = 0; while (t.hasMoreTokens()) s += Long.parseLong(t.nextToken()); System.out.println(s); } }',
  ],
  [
    'cpp',
    'scanf',
    '#include <bits/stdc++.h>\nint main() { int n, x; long s = 0; scanf("%d", &n); while (n--) scanf("%d", &x), s += x; printf("%ld", s); }',
  ],
] as const)('%s reads 3 MB with %s', async (language, _, code) => {
  const outcome = await judgeExample(opened.judge, {
    language,
    code,
    options: { cases: [exampleCase(largeInput, sum)] },
  })

  expect(outcome.status).toBe('Accepted')
})

test.each([
  ['python', 'print(len(str(7 ** 20000)) and int("1" * 9000) % 7 * 0 + sum(map(int, input().split())))'],
  [
    'python',
    'import sys\nsys.setrecursionlimit(10**6)\ndef f(n): return 0 if n == 0 else f(n - 1)\nprint(f(50000) + sum(map(int, input().split())))',
  ],
  [
    'javascript',
    'const f = (n) => (n === 0 ? 0 : 1 + f(n - 1))\nconst [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number)\nconsole.log(a + b + f(100000) - 100000)',
  ],
  [
    'java',
    `class A { static int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); } ${javaMain.replace('System.out', 'f(200000); System.out')} }`,
  ],
] as const)('%s has room for big numbers and deep recursion', async (language, code) => {
  expect((await judge(language, code, oneCase)).status).toBe('Accepted')
})

test('what the Java machine says of threads it could not start is no output of the program', async () => {
  const bomb =
    'for (int i = 0; i < 200; i++) { var t = new Thread(() -> { try { Thread.sleep(300); } catch (InterruptedException e) { } }); t.setDaemon(true); try { t.start(); } catch (OutOfMemoryError e) { break; } }'

  const outcome = await judge('java', `class A { ${javaMain.slice(0, -1)} ${bomb} } }`, oneCase)

  expect(outcome.cases[0]).toMatchObject({ status: 'Accepted', stdout: '3\n' })
})

test('after a wrong answer judging goes on, and stops at the first limit exceeded', async () => {
  const code =
    'a, b = map(int, input().split())\nif a == 7:\n  while True: pass\nprint(a + b if a != 5 else 0)'
  const cases = [...additionCases, exampleCase('7 7\n', '14\n'), exampleCase('1 1\n', '2\n')]

  const outcome = await judgeExample(opened.judge, { language: 'python', code, options: { cases } })

  expect(outcome.cases.map(({ status }) => status)).toEqual([
    'Accepted',
    'Wrong Answer',
    'Accepted',
    'Time Limit Exceeded',
  ])
  expect(outcome).toMatchObject({ status: 'Wrong Answer', passed: 2, total: 5 })
})

test('with the strict rule judging stops at the first failure, without any rule never', async () => {
  const example = { language: 'python', code: 'print(3)' } as const
  const strict = await judgeExample(opened.judge, { ...example, options: { stopRule: 'failure' } })
  const loop = { language: 'python', code: 'while True: pass' } as const
  const short = { timeMs: 100, memoryBytes: 1 << 28, sameLimits: true }
  const all = await judgeExample(opened.judge, { ...loop, options: { stopRule: 'never', limits: short } })

  expect(strict.cases.map(({ status }) => status)).toEqual(['Accepted', 'Wrong Answer'])
  expect(all.cases).toHaveLength(3)
})

test('a run shows what it can and ends at the second limit exceeded', async () => {
  const code = 'n = int(input())\nwhile n in (2, 4): pass\nprint(n)'
  const cases = ['1', '2', '3', '4', '5'].map((word) => exampleCase(`${word}\n`, `${word}\n`, 'visible'))
  const limits = { timeMs: 100, memoryBytes: 1 << 28, sameLimits: true }

  const outcome = await judgeExample(opened.judge, {
    language: 'python',
    code,
    options: { cases, limits, stopRule: 'second limit' },
  })

  expect(outcome.cases.map(({ status }) => status)).toEqual([
    'Accepted',
    'Time Limit Exceeded',
    'Accepted',
    'Time Limit Exceeded',
  ])
  expect(outcome).toMatchObject({ status: 'Time Limit Exceeded', passed: 2, total: 5 })
})

test('own inputs get their turn, whatever limits the visible cases met and however many of the own are endless', async () => {
  const code = 'n = int(input())\nwhile n > 1: pass\nprint(n)'
  const visible = ['2', '3', '4'].map((word) => exampleCase(`${word}\n`, `${word}\n`, 'visible'))
  const own = ['5', '1', '6', '7', '0'].map((word) => exampleCase(`${word}\n`, null, 'custom'))
  const shown: number[][] = []

  const outcome = await judgeExample(opened.judge, {
    language: 'python',
    code,
    options: {
      cases: [...visible, ...own],
      limits: { timeMs: 100, memoryBytes: 1 << 28, sameLimits: true },
      stopRule: 'second limit',
    },
    onProgress: ({ cases }) => shown.push(cases.map(({ index }) => index)),
  })

  expect(outcome.cases.map(({ index, status, stdout }) => [index, status, stdout])).toEqual([
    [1, 'Time Limit Exceeded', ''],
    [2, 'Time Limit Exceeded', ''],
    [4, 'Time Limit Exceeded', ''],
    [5, 'Accepted', '1\n'],
    [6, 'Time Limit Exceeded', ''],
    [7, 'Time Limit Exceeded', ''],
    [8, 'Accepted', '0\n'],
  ])
  expect(outcome).toMatchObject({ status: 'Time Limit Exceeded', passed: 2, total: 8 })
  expect(shown.at(-1)).toEqual([1, 2, 4, 5, 6, 7, 8])
})

test('no own input begins later than a minute after the first of them', async () => {
  const own = ['1', '2', '3', '4', '5', '6'].map((word) => exampleCase(`${word}\n`, null, 'custom'))
  // A fake clock that advances by 25 s at each reading.
  let seconds = 0
  const now = () => 25_000 * seconds++

  const outcome = await judgeExample(opened.judge, {
    language: 'python',
    code: 'print(input())',
    options: { cases: [...additionCases.slice(0, 1), ...own], stopRule: 'second limit' },
    now,
  })

  expect(outcome.cases.map(({ index }) => index)).toEqual([1, 2, 3])
  expect(outcome.total).toBe(7)
})

test('a program that does not parse is told so once, own inputs or not', async () => {
  const outcome = await judgeExample(opened.judge, {
    language: 'javascript',
    code: 'let x = ;',
    options: {
      cases: [...additionCases.slice(0, 1), exampleCase('1\n', null, 'custom')],
      stopRule: 'second limit',
    },
  })

  expect(outcome).toMatchObject({ status: 'Compilation Error', cases: [] })
})

test('only the first hidden case that fails keeps its output, and its sentence tells no content', async () => {
  const code = 'x = input()\nif x.startswith("5"): raise ValueError(x)\nprint(x)'

  const outcome = await judgeExample(opened.judge, {
    language: 'python',
    code,
    options: { cases: [exampleCase('2\n', '2\n', 'visible'), ...additionCases.slice(1)] },
  })

  expect(outcome.cases.map(({ stdout }) => stdout)).toEqual(['2\n', '', null])
  expect(outcome.cases[1]?.stderr).toContain('5 6')
  expect(outcome.cases[2]).toMatchObject({ status: 'Wrong Answer', stderr: null, difference: null })
  expect(outcome.errorMessage).toBe('Case 2: uncaught ValueError.')
})

test('the answer to an input of the learner comes from the reference solution', async () => {
  const reference = {
    language: 'cpp',
    sources: [{ name: 'a.cpp', bytes: Buffer.from(addition.cpp) }],
  } as const
  const cases = [exampleCase('20 22\n', null, 'custom'), exampleCase('1 1\n', null, 'custom')]
  const code = 'print(42)'

  const judged = await judgeExample(opened.judge, { language: 'python', code, options: { cases, reference } })
  const unknown = await judgeExample(opened.judge, { language: 'python', code, options: { cases } })

  expect(judged.cases.map(({ status, expected }) => [status, expected])).toEqual([
    ['Accepted', '42\n'],
    ['Wrong Answer', '2\n'],
  ])
  expect(unknown.cases.map(({ status, expected }) => [status, expected])).toEqual([
    ['Accepted', null],
    ['Accepted', null],
  ])
})

test('outputs that are no text are stored as one', async () => {
  const code = 'import sys\nsys.stdout.buffer.write(b"a\\0b\\xff\\n")\nsys.stderr.buffer.write(b"\\0\\xfe")'

  const outcome = await judge('python', code)

  expect(outcome.cases[0]).toMatchObject({
    stdout: 'a\uFFFDb\uFFFD\n',
    stderr: '\uFFFD\uFFFD',
    stdoutIsCut: false,
  })
})

test.each([
  ['and ends by itself', ''],
  ['and ends at once with process.exit', 'process.exit(0)'],
])('JavaScript that prints 5 MB %s has printed all of it', async (_, ending) => {
  const outcome = await judgeExample(opened.judge, {
    language: 'javascript',
    code: `process.stdout.write("x".repeat(5_000_000) + " end\\n"); ${ending}`,
    options: { cases: [exampleCase('', `${'x'.repeat(5_000_000)} end`)] },
  })

  expect(outcome.status).toBe('Accepted')
})

test('long outputs are cut', async () => {
  const outcome = await judge(
    'python',
    'import sys\nprint("x" * 200000)\nprint("e" * 200000, file=sys.stderr)',
  )

  expect(outcome.cases[0]).toMatchObject({ stdoutIsCut: true, status: 'Wrong Answer' })
  expect(outcome.cases[0]?.stdout).toHaveLength(64 * 1024)
  const stderr = outcome.cases[0]?.stderr ?? ''
  const stay = stderr.match(/e{2,}/g)?.join('').length ?? 0
  expect(stay).toBeGreaterThan(3900)
  expect(stderr.length).toBeLessThanOrEqual(4 * 1024)
  expect(stderr).toMatch(
    new RegExp(`^e+\\n… ${(200_000 - stay).toLocaleString('en')} characters left out …\\ne+\\n$`),
  )
})

test('a program that complains with a megabyte before it throws is told what it threw', async () => {
  const code = `import sys
print("the first line", file=sys.stderr)
print("é…" * 200_000, file=sys.stderr)
raise ValueError("the decisive line")`

  const outcome = await judge('python', code)

  const stderr = outcome.cases[0]?.stderr ?? ''
  expect(outcome.errorMessage).toBe('Case 1: uncaught ValueError: the decisive line')
  expect(stderr).toMatch(/^the first line\n(?:é…)+é?\n… 39\d,\d{3} characters left out …\n/)
  expect(stderr).toMatch(/\nValueError: the decisive line\n$/)
  expect(stderr).not.toContain('\uFFFD')
})

test('functions that call each other without end are told of their recursion', async () => {
  const code = `def is_level_on_the_left_side(bar):
    return is_level_on_the_right_side(bar + 1)

def is_level_on_the_right_side(bar):
    return is_level_on_the_left_side(bar + 1)

is_level_on_the_left_side(0)`

  const outcome = await judge('python', code)

  expect(outcome.errorMessage).toMatch(/^Case 1: uncaught RecursionError: maximum recursion depth exceeded/)
  expect(outcome.cases[0]?.stderr).toMatch(
    /^Traceback[\s\S]*characters left out[\s\S]*\nRecursionError: .*\n$/,
  )
})

test('a compiler that warns at length and fails at the end is heard to the end', async () => {
  const warnings = '#warning this is a warning of the program\n'.repeat(1000)

  const outcome = await judge(
    'cpp',
    `${warnings}int f();\nint g() { return f(); }\nint main() { return g(); }`,
  )

  expect(outcome.status).toBe('Compilation Error')
  expect(outcome.compileMessage).toMatch(/^main\.cpp:1:2: warning[\s\S]*characters left out[\s\S]*f\(\)/)
  expect(outcome.compileMessage?.length).toBeLessThanOrEqual(16 * 1024)
})

test('the same program is compiled once', async () => {
  const code = `${addition.cpp} // once`
  const before = opened.judge.builds.reuses()

  await judge('cpp', code)
  await judge('cpp', code)

  expect(opened.judge.builds.reuses()).toBe(before + 1)
})

test('progress names the stages and lists the cases in order', async () => {
  const reports: Progress[] = []

  await judgeExample(opened.judge, {
    language: 'cpp',
    code: addition.cpp,
    onProgress: (progress) => reports.push(progress),
  })

  expect(reports.map(({ stage, cases }) => [stage, cases.length])).toEqual([
    ['compiling', 0],
    ['running', 0],
    ['running', 1],
    ['running', 2],
    ['running', 3],
  ])
})
