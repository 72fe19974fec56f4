import { type ProblemPackage, readProblemPackage } from '@codedojo/problem-package'
import { expect, test } from 'vitest'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { makePackage, packageFolder } from './testing/package-folder.ts'
import { verifySubmissions } from './verify-submissions.ts'

let opened: TestJudge
const folder = packageFolder()
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const doubled = {
  'problem.yaml': 'problem_format_version: 2025-09\nname: Double\nlimits: {time_limit: 1}\n',
  'data/secret/1.in': '21\n',
  'data/secret/1.ans': '42\n',
}

async function verdictsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const read: ProblemPackage = await readProblemPackage(await makePackage(folder(), { ...doubled, ...files }))
  const verdicts: string[] = []
  for await (const { submission, judged } of verifySubmissions({ read, parts: opened.judge, timeMs: 1000 }))
    verdicts.push(
      `${submission.path}: ${judged?.got ?? submission.languageLabel} ${judged?.message ?? ''}`.trim(),
    )
  return verdicts
}

test('a folder is one program, in every language', { timeout: 180_000 }, async () => {
  const verdicts = await verdictsOf({
    'submissions/accepted/cpp/start.cpp':
      '#include "lib/twice.h"\nint main() { int n; std::cin >> n; std::cout << twice(n); }\n',
    'submissions/accepted/cpp/lib/twice.h': '#pragma once\n#include <iostream>\nint twice(int n);\n',
    'submissions/accepted/cpp/lib/twice.C': '#include "twice.h"\nint twice(int n) { return 2 * n; }\n',
    'submissions/accepted/java/Start.java':
      'import java.util.Scanner;\npublic class Start { public static void main(String[] a) { System.out.println(new parts.Twice().of(new Scanner(System.in).nextInt())); } }\n',
    'submissions/accepted/java/parts/Twice.java':
      'package parts;\npublic class Twice { public int of(int n) { return new Two().times(n); } }\nclass Two { int times(int n) { return 2 * n; } }\n',
    'submissions/accepted/javascript/main.js':
      "const { twice } = require('./lib/twice.js')\nconsole.log(twice(Number(require('node:fs').readFileSync(0))))\n",
    'submissions/accepted/javascript/lib/twice.js': 'exports.twice = (n) => 2 * n\n',
    'submissions/accepted/python/a_part.py': 'from parts import two\ndef twice(n): return two * n\n',
    'submissions/accepted/python/main.py': 'from a_part import twice\nprint(twice(int(input())))\n',
    'submissions/accepted/python/parts/__init__.py': 'from .numbers import two\n',
    'submissions/accepted/python/parts/numbers.py': 'two = 2\n',
    'submissions/accepted/python_module/__main__.py': 'from twice import twice\nprint(twice(int(input())))\n',
    'submissions/accepted/python_module/__init__.py': '',
    'submissions/accepted/python_module/twice.py': 'def twice(n): return 2 * n\n',
  })

  expect(verdicts).toEqual([
    'accepted/cpp: Accepted',
    'accepted/java: Accepted',
    'accepted/javascript: Accepted',
    'accepted/python: Accepted',
    'accepted/python_module: Accepted',
  ])
})

test('every program gets the files that its problem includes, which may bring the main one', {
  timeout: 180_000,
}, async () => {
  const verdicts = await verdictsOf({
    'include/cpp/twice.h': 'int twice(int n);\n',
    'include/cpp/grader.cpp':
      '#include <iostream>\n#include "twice.h"\nint main() { int n; std::cin >> n; std::cout << twice(n); }\n',
    'include/java/Main.java':
      'class Main { public static void main(String[] a) { System.out.println(Twice.of(new java.util.Scanner(System.in).nextInt())); } }\n',
    'include/python3/main.py': 'from twice import twice\nprint(twice(int(input())))\n',
    'include/javascript/two.js': 'module.exports = 2\n',
    'submissions/accepted/any.cpp': '#include "twice.h"\nint twice(int n) { return 2 * n; }\n',
    'submissions/accepted/Twice.java': 'class Twice { static int of(int n) { return 2 * n; } }\n',
    'submissions/accepted/twice.py': 'def twice(n): return 2 * n\n',
    'submissions/accepted/any.js':
      "console.log(require('./two.js') * Number(require('node:fs').readFileSync(0)))\n",
    'submissions/wrong_answer/folder/twice.py': 'def twice(n): return 3 * n\n',
    'submissions/wrong_answer/folder/main.py': 'print("replaced by the included one")\n',
  })

  expect(verdicts).toEqual([
    'accepted/Twice.java: Accepted',
    'accepted/any.cpp: Accepted',
    'accepted/any.js: Accepted',
    'accepted/twice.py: Accepted',
    'wrong_answer/folder: Wrong Answer Case 1: the output differs from the expected output. Expected "42", got "63" on line 1. Off by 21: too large.',
  ])
})
