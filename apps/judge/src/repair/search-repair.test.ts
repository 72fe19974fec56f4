import type { Language, RepairKind } from '@codedojo/contract'
import { expect } from 'vitest'
import type { SubmissionToJudge } from '../judge-submission.ts'
import { exampleCase } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { searchRepair } from './search-repair.ts'

/** The largest of some numbers, and how many there are. */
const cases = [
  exampleCase('3\n1 5 2\n', '5 3\n', 'visible'),
  exampleCase('2\n-7 -4\n', '-4 2\n'),
  exampleCase('1\n3000000000\n', '3000000000 1\n'),
]

function requestOf(language: Language, code: string) {
  const submission: SubmissionToJudge = {
    program: { language, sources: [{ name: 'source', bytes: Buffer.from(code) }] },
    cases,
    limits: { timeMs: 2000, memoryBytes: 256 * 1024 * 1024, sameLimits: true },
    stopRule: 'failure',
    reference: null,
  }
  return { submission, code, firstCase: 1 }
}

const never = new AbortController().signal

const programs: readonly (readonly [Language, RepairKind, number, string])[] = [
  [
    'python',
    'extreme',
    3,
    'n = int(input())\na = list(map(int, input().split()))\nbest = 0\nfor x in a:\n    if x > best:\n        best = x\nprint(best, n)\n',
  ],
  [
    'javascript',
    'logic',
    3,
    "const [n, row] = require('fs').readFileSync(0, 'utf8').split('\\n')\nconst a = row.split(' ').map(Number)\nconsole.log(Math.min(...a), Number(n))\n",
  ],
  [
    'cpp',
    'comparison',
    5,
    '#include <iostream>\nint main() {\n  long long n, x, best;\n  std::cin >> n >> best;\n  for (int i = 1; i <= n; i++) {\n    if (!(std::cin >> x)) { best = 0; break; }\n    if (x > best) best = x;\n  }\n  std::cout << best << " " << n;\n}\n',
  ],
]

withJudge.for(programs)(
  '%s: the change that is needed is found: %s in line %i',
  async (program, { testJudge }) => {
    const [language, kind, line, code] = program
    const search = searchRepair(requestOf(language, code), testJudge.judge)

    expect(await search(never)).toMatchObject({ kind, line })
  },
)

withJudge('a program that no small change mends has none', async ({ testJudge }) => {
  const search = searchRepair(requestOf('python', 'print(input())\n'), testJudge.judge)

  expect(await search(never)).toBeNull()
})

withJudge('a change that mends only some cases is none', async ({ testJudge }) => {
  const code =
    'n = int(input())\na = list(map(int, input().split()))\nprint(a[0] if n > 2 else a[1] if n == 2 else 7, n)\n'

  expect(await searchRepair(requestOf('python', code), testJudge.judge)(never)).toBeNull()
})

withJudge('what is tried pushes no program of a learner out of the cache', async ({ testJudge }) => {
  const acquired: string[] = []
  const { builds } = testJudge.judge
  const acquire: typeof builds.acquire = (tool, ...more) => {
    acquired.push(tool.language)
    return builds.acquire(tool, ...more)
  }
  const judge = { ...testJudge.judge, builds: { ...builds, acquire } }

  await searchRepair(requestOf('python', 'print(input())\n'), judge)(never)

  expect(acquired).toEqual([])
})

withJudge('an aborted search goes on where it was', async ({ testJudge }) => {
  const [, , , code] = programs[0] ?? ['', '', 0, '']
  const search = searchRepair(requestOf('python', code), testJudge.judge)
  const reason = new Error('There is something to judge.')

  await expect(search(AbortSignal.abort(reason))).rejects.toBe(reason)
  expect(await search(never)).toMatchObject({ kind: 'extreme' })
})
