import { readProblemPackage } from '@codedojo/problem-package'
import { expect, test } from 'vitest'
import { openTestJudge } from '../../apps/judge/src/testing/test-judge.ts'
import { makePackage, packageFolder } from '../../apps/judge/src/verify/testing/package-folder.ts'
import { tryMutants } from './try-mutants.ts'

const folder = packageFolder()

const rising = {
  'problem.yaml': 'problem_format_version: 2025-09\nname: Rising\nlimits: {time_limit: 1}\n',
  'input_validators/validate.py':
    'import re, sys\nsys.exit(42 if re.fullmatch(r"[1-9] [1-9]\\n", sys.stdin.read()) else 43)\n',
  'submissions/accepted/main.py': 'a, b = map(int, input().split())\nprint(a < b)\n',
  'data/sample/1.in': '2 6\n',
  'data/sample/1.ans': 'True\n',
  'data/secret/1.in': '5 3\n',
  'data/secret/1.ans': 'False\n',
}
const equal = { 'data/secret/2.in': '4 4\n', 'data/secret/2.ans': 'False\n' }

test('what the cases do not see is shown by an input that they lack', { timeout: 120_000 }, async () => {
  await using opened = await openTestJudge()
  const triedOf = async (name: string, files: Readonly<Record<string, string>>) =>
    Array.fromAsync(
      tryMutants(await readProblemPackage(await makePackage(folder(), files, name)), opened.judge),
    )

  const [weak] = await triedOf('weak', rising)
  const [strong] = await triedOf('strong', { ...rising, ...equal })

  expect(weak).toMatchObject({
    verdict: 'Accepted',
    mutant: { change: '"print(a < b)" becomes "print(a <= b)"' },
  })
  expect(weak?.gap?.input).toMatch(/^([1-9]) \1\n$/)
  expect(strong).toMatchObject({ verdict: 'Wrong Answer', gap: null })
})
