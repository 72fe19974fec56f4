import { randomUUID } from 'node:crypto'
import type { Language, Verdict } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { addProblem } from '@codedojo/db/testing'

const pairs = [
  [1, 2],
  [20, 22],
  [-5, 5],
  [123_456, 654_321],
] as const

/** Adds a problem (the sum of two numbers) with low limits, so that tests need not wait long; returns its id. */
export async function addSumProblem(database: Database, timeLimitMs = 500): Promise<string> {
  const id = randomUUID()
  const cases = pairs.map(([a, b]) => ({ in: `${a} ${b}\n`, out: `${a + b}\n` }))
  const title = `Sum ${id}`
  return addProblem(database, {
    id,
    title,
    description: 'Add two numbers.',
    timeLimitMs,
    cases,
  })
}

/** The kinds of programs, with the resulting verdict. */
export const verdictOfKind = {
  right: 'Accepted',
  wrong: 'Wrong Answer',
  slow: 'Time Limit Exceeded',
  broken: 'Compilation Error',
} as const satisfies Record<string, Verdict>
export type ProgramKind = keyof typeof verdictOfKind

const templates = {
  cpp: (body: string) => `#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; ${body} }\n`,
  java: (body: string) =>
    `import java.util.Scanner;\npublic class Main { public static void main(String[] x) { Scanner in = new Scanner(System.in); long a = in.nextLong(), b = in.nextLong(); ${body} } }\n`,
  python: (body: string) => `a, b = map(int, input().split())\n${body}\n`,
  javascript: (body: string) =>
    `const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number)\n${body}\n`,
} as const satisfies Record<Language, (body: string) => string>

const bodies = {
  cpp: {
    right: 'std::cout << a + b << std::endl;',
    wrong: 'std::cout << a - b << std::endl;',
    slow: 'for (volatile long long i = 0; ; i = i + 1) {}',
    broken: 'return undeclared;',
  },
  java: {
    right: 'System.out.println(a + b);',
    wrong: 'System.out.println(a - b);',
    slow: 'while (true) { a++; }',
    broken: 'return undeclared;',
  },
  python: { right: 'print(a + b)', wrong: 'print(a - b)', slow: 'while True: a += 1', broken: 'print(a +' },
  javascript: {
    right: 'console.log(a + b)',
    wrong: 'console.log(a - b)',
    slow: 'for (let i = 0; ; i++) {}',
    broken: 'console.log(a +',
  },
} as const satisfies Record<Language, Record<ProgramKind, string>>

/** A program for the problem; `mark` makes its source unique, so that it is not in the build cache. */
export function sumProgram(language: Language, kind: ProgramKind, mark: string): string {
  const comment = language === 'python' ? '#' : '//'
  return `${templates[language](bodies[language][kind])}${comment} ${mark}\n`
}

/** A correct program that sleeps first, so that its case can be interrupted. Sleeping costs no CPU time. */
export function sleepingSumProgram(seconds: number, mark: string): string {
  return templates.python(`import time\ntime.sleep(${seconds})\nprint(a + b)  # ${mark}`)
}
