import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireSignature } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleCase, judgeExample, openTestJudge, type TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { findPythonLibraries } from './python-libraries.ts'

let offering: TestJudge
beforeAll(async () => {
  offering = await openTestJudge({ pythonLibraries: ['numpy', 'sortedcontainers'] })
})
afterAll(() => offering[Symbol.asyncDispose]())

const sums = [
  [
    'numpy',
    'import numpy as np\na = np.array(input().split(), dtype=np.int64)\nassert np.allclose(np.linalg.solve([[2.0, 0.0], [0.0, 4.0]], [2.0, 4.0]), 1)\nprint(a.sum())',
  ],
  [
    'sortedcontainers',
    'from sortedcontainers import SortedList\nprint(sum(SortedList(map(int, input().split()))))',
  ],
] as const
/** An import reads many files. */
const options = { limits: { timeMs: 5000, memoryBytes: 256 * 1024 * 1024, sameLimits: true } }

test.each(sums)('a program may import %s where the operator offers it', async (_, code) => {
  const outcome = await judgeExample(offering.judge, { language: 'python', code, options })

  expect(outcome.status).toBe('Accepted')
})

test.each([
  ['int', 'np.array(list(range(a))).sum()', '10\n'],
  ['int[]', 'np.arange(a)', '0 1 2 3 4\n'],
  ['int[][]', '[np.arange(2), [np.int64(5)]]', '0 1\n5\n'],
  ['float', 'np.float64(a) / 2', '2.5\n'],
  ['bool', 'np.bool_(a > 1)', 'true\n'],
])('a function may return what numpy has for %s: %s', async (returns, expression, answer) => {
  const signature = requireSignature({ function: `f(a: int): ${returns}`, input: 'a' })
  const code = `import numpy as np\ndef f(a):\n    return ${expression}\n`
  const program = {
    language: 'python',
    sources: [{ name: 'source', bytes: Buffer.from(code) }],
    signature,
  } as const

  const outcome = await judgeExample(offering.judge, {
    language: 'python',
    code,
    options: { ...options, program, cases: [exampleCase('5\n', answer, 'visible')] },
  })

  expect([outcome.status, outcome.errorMessage]).toEqual(['Accepted', null])
})

withJudge.for(sums)(
  'a program that imports %s fails where nobody offers it',
  async ([name, code], { testJudge }) => {
    const outcome = await judgeExample(testJudge.judge, { language: 'python', code, options })

    expect(outcome.status).toBe('Runtime Error')
    expect(outcome.cases[0]?.stderr).toContain(`No module named '${name}'`)
  },
)

test('the version that operators see names what is offered', () => {
  expect(offering.judge.toolchain.tools.get('python')?.version).toMatch(
    /^Python [\d.]+, numpy [\d.]+, sortedcontainers [\d.]+$/,
  )
})

test('a library that is offered and missing is refused with the command that installs it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-python-'))
  try {
    // An interpreter that sees the standard library alone.
    const interpreter = join(folder, 'python3')
    await writeFile(interpreter, '#!/bin/sh\nexec /usr/bin/python3 -S "$@"\n')
    await chmod(interpreter, 0o755)

    await expect(findPythonLibraries({ interpreter }, ['numpy', 'sortedcontainers'])).rejects.toThrow(
      'numpy cannot be imported (ModuleNotFoundError): apt-get install python3-numpy; sortedcontainers cannot',
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
