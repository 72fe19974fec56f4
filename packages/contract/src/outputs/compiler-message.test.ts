import { expect, test } from 'vitest'
import { parseCompilerText, parseCrashReport } from './compiler-message.ts'

const gnu = `main.cpp: In function 'int main()':
main.cpp:5:25: error: 'stop' was not declared in this scope
    5 |     std::cout << max(n, stop) << std::endl
      |                         ^~~~
In file included from main.cpp:1:
/usr/include/c++/12/bits/stl_algobase.h:300:5: note: 'std::max' declared here
/usr/include/c++/12/bits/stl_algobase.h:300:5: error: no type named 'x'
main.cpp:4:12: warning: unused variable 'm' [-Wunused-variable]
main.cpp:1:10: fatal error: nothing.h: No such file or directory
`
const javac = `Main.java:4: error: incompatible types: String cannot be converted to int
        int x = "a";
                ^
Main.java:6: warning: [unchecked] unchecked call
        l.add(1);
             ^
Note: Main.java uses unchecked operations.
2 errors
`
const python = `Traceback (most recent call last):
  File "<string>", line 1, in <module>
  File "main.py", line 2
    x = (1,
        ^
SyntaxError: '(' was never closed
`
const node = `/box/main.js:2
let x = ;
        ^

SyntaxError: Unexpected token ';'
    at wrapSafe (node:internal/modules/cjs/loader:1861:18)

Node.js v24.21.0
`
const pythonCrash = `Traceback (most recent call last):
  File "/box/main.py", line 4, in <module>
    print(f(0))
  File "/box/main.py", line 2, in f
    return heappop([])
  File "/usr/lib/python3.11/heapq.py", line 9, in heappop
IndexError: index out of range
`
const nodeCrash = `node:fs:440
    return binding.readFileUtf8(path, stringToFlags(options.flag));
                   ^

Error: ENOENT: no such file or directory
    at Object.readFileSync (node:fs:440:20)
    at Object.<anonymous> (/box/main.js:3:12)
`
const javaCrash = `Exception in thread "main" java.util.NoSuchElementException
	at java.base/java.util.Scanner.throwFor(Scanner.java:937)
	at Solution$Reader.next(Main.java:8)
	at Main.main(Main.java:3)
`

test.each([
  [
    'cpp',
    gnu,
    [
      ['error', 5, 25, "'stop' was not declared in this scope", 'main.cpp:5:25'],
      ['warning', 4, 12, "unused variable 'm' [-Wunused-variable]", 'main.cpp:4:12'],
      ['error', 1, 10, 'nothing.h: No such file or directory', 'main.cpp:1:10'],
    ],
  ],
  [
    'java',
    javac,
    [
      ['error', 4, 17, 'incompatible types: String cannot be converted to int', 'Main.java:4'],
      ['warning', 6, 14, '[unchecked] unchecked call', 'Main.java:6'],
    ],
  ],
  ['python', python, [['error', 2, null, "SyntaxError: '(' was never closed", 'File "main.py", line 2']]],
  [
    'python',
    python.slice(python.indexOf('File "main')),
    [['error', 2, null, "SyntaxError: '(' was never closed", 'File "main.py", line 2']],
  ],
  ['javascript', node, [['error', 2, 9, "SyntaxError: Unexpected token ';'", '/box/main.js:2']]],
  ['cpp', 'cc1plus: out of memory', []],
  ['cpp', '', []],
  ['python', '', []],
] as const)('reads what the compiler of %s says', (language, text, expected) => {
  const found = parseCompilerText(language, text)

  expect(
    found.map((message) => [
      message.severity,
      message.line,
      message.column,
      message.text,
      text.slice(message.from, message.to),
    ]),
  ).toEqual(expected)
})

test.each([
  ['python', pythonCrash, 2, 'IndexError: index out of range'],
  ['javascript', nodeCrash, 3, 'Error: ENOENT: no such file or directory'],
  ['java', javaCrash, 8, 'java.util.NoSuchElementException'],
] as const)('finds the line of the user in a crash of %s', (language, text, line, words) => {
  expect(parseCrashReport(language, text)).toMatchObject([{ line, text: words }])
})

test('a C++ crash names no line', () => {
  expect(
    parseCrashReport('cpp', "terminate called after throwing an instance of 'std::out_of_range'"),
  ).toEqual([])
})
