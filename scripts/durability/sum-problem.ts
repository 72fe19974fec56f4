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

/** Adds the problem of adding two numbers, with limits so low that a test need not wait long for them; answers its id. */
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

/** What a program does, and the verdict that follows from it. */
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

/** A program for the problem; `mark` makes its text one that nobody has compiled before. */
export function sumProgram(language: Language, kind: ProgramKind, mark: string): string {
  const comment = language === 'python' ? '#' : '//'
  return `${templates[language](bodies[language][kind])}${comment} ${mark}\n`
}

/** A right answer after a pause: a case that can be interrupted. Waiting costs no CPU time. */
export function sleepingSumProgram(seconds: number, mark: string): string {
  return templates.python(`import time\ntime.sleep(${seconds})\nprint(a + b)  # ${mark}`)
}
