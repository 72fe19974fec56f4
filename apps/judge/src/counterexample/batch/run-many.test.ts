import { randomUUID } from 'node:crypto'
import type { Language } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { limitsOf } from '../../limits.ts'
import type { TestJudge } from '../../testing/test-judge.ts'
import { withJudge } from '../../testing/with-judge.ts'
import { runMany, splitRuns } from './run-many.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const limits = { timeMs: 1000, memoryBytes: 256 * 1024 * 1024, sameLimits: true }
const noSignal = new AbortController().signal

/** Doubles a number, counts its runs in a global variable, fails on 3, does not end on 5, and leaves at once on 7. */
const programs: Partial<Record<Language, string>> = {
  cpp: `#include <iostream>
#include <cstdlib>
int runs = 0;
int main() {
    int n;
    std::cin >> n;
    runs++;
    if (n == 3) return 1;
    volatile bool isEndless = n == 5;
    while (isEndless) ;
    std::cout << 2 * n << " " << runs << std::endl;
    if (n == 7) std::exit(0);
}`,
  java: `import java.util.Scanner;
public class Main {
    static final Scanner in = new Scanner(System.in);
    static int runs = 0;
    public static void main(String[] arguments) {
        int n = in.nextInt();
        runs++;
        if (n == 3) throw new IllegalStateException("three");
        while (n == 5) ;
        System.out.println(2 * n + " " + runs);
        if (n == 7) System.exit(0);
    }
}`,
  python: `import sys
runs = 0
def main():
    global runs
    n = int(input())
    runs += 1
    if n == 3: raise ValueError
    while n == 5: pass
    print(2 * n, runs)
    if n == 7: sys.exit(0)
if __name__ == "__main__": main()`,
  javascript: `let runs = 0
const n = Number(require('fs').readFileSync(0, 'utf8'))
runs++
if (n === 3) throw new Error('three')
while (n === 5);
console.log(2 * n, runs)
if (n === 7) process.exit(0)`,
}

async function outputsOf(language: Language, inputs: readonly string[], code = programs[language] ?? '') {
  const { judge } = opened
  const tool = judge.toolchain.tools.get(language)
  if (!tool) throw new Error(`There is no compiler for ${language}.`)
  const bytes = Buffer.from(code)
  await using cached = await judge.builds.acquire(tool, { language, sources: [{ name: 'source', bytes }] })
  const { build } = cached
  if (build.kind === 'failed') throw new Error(build.message)
  const program = { tool, build, limits: limitsOf(language, limits) }
  const runs = await runMany(judge.sandbox, { program, inputs }, noSignal)
  return runs?.map(({ exitCode, output }) => (exitCode === 0 ? Buffer.from(output).toString() : null))
}

test.each(['cpp', 'java', 'python', 'javascript'] as const)(
  'a program in %s runs on each input as if it were the first',
  { timeout: 60_000 },
  async (language) => {
    expect(await outputsOf(language, ['1\n', '20\n', '3\n', '400\n'])).toEqual([
      '2 1\n',
      '40 1\n',
      null,
      '800 1\n',
    ])
  },
)

test.each(['cpp', 'python', 'javascript'] as const)(
  'a run in %s that does not end keeps no other from its turn',
  { timeout: 60_000 },
  async (language) => {
    expect(await outputsOf(language, ['1\n', '5\n', '7\n', '2\n'])).toEqual([
      '2 1\n',
      null,
      '14 1\n',
      '4 1\n',
    ])
  },
)

test('what comes after a Java program that does not end, or leaves, is not reached', {
  timeout: 60_000,
}, async () => {
  expect(await outputsOf('java', ['1\n', '5\n', '2\n'])).toEqual(['2 1\n'])
  expect(await outputsOf('java', ['1\n', '7\n', '2\n'])).toEqual(['2 1\n', '14 1\n'])
})

test('a program that prints without end is ended', { timeout: 60_000 }, async () => {
  const code = 'print(1)\nwhile True: print("x" * 1000)'

  expect((await outputsOf('python', ['1\n', '2\n'], code))?.filter((output) => output !== null)).toEqual([])
})

const readers = {
  'by events': `let text = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (chunk) => (text += chunk))
process.stdin.on('end', () => console.log(text.split('\\n')))`,
  'line by line': `const lines = []
const reader = require('readline').createInterface({ input: process.stdin })
reader.on('line', (line) => lines.push(line))
reader.on('close', () => process.stdout.write(lines.join()))`,
  'by a loop that waits': `(async () => {
  for await (const line of require('node:readline').createInterface(process.stdin)) console.log(line)
})()`,
}

test.each(Object.entries(readers))(
  'a JavaScript program may read %s',
  { timeout: 60_000 },
  async (_, code) => {
    const inputs = ['a\nb\n', '', 'c']
    const alone = await Promise.all(inputs.map((input) => outputsOf('javascript', [input], code)))

    const outputs = await outputsOf('javascript', inputs, code)

    expect(outputs).toEqual(alone.flat())
    expect(outputs?.[0]).toContain('b')
  },
)

test('an output is split only at its own marker, and an unended one is left out', () => {
  const marker = randomUUID()
  const printed = Buffer.from(`a\n\nother 0\n\n${marker} 0\n\n${marker} 1\nlost`)

  expect(splitRuns(printed, marker).map(({ exitCode, output }) => [exitCode, `${output}`])).toEqual([
    [0, 'a\n\nother 0\n'],
    [1, ''],
  ])
})
