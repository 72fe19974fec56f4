import { expect, test } from 'vitest'
import { needsExamination } from './examination.ts'
import { readProblemPackage } from './read-problem-package.ts'
import { exampleFolder, ownFiles } from './testing/example-package.ts'

const signature = 'signature: {function: "echo(value: int): int", input: value}\n'

test('a package whose only unjudged programs are functions is examined', async () => {
  const files = Object.entries(ownFiles).filter(([path]) => path !== 'submissions/accepted/other.py')
  const yaml = `${ownFiles['codedojo.yaml']}${signature}`
  await using without = await exampleFolder({ ...Object.fromEntries(files), 'codedojo.yaml': yaml })
  await using example = await exampleFolder({
    ...Object.fromEntries(files),
    'codedojo.yaml': yaml,
    'function/main.py': 'def echo(value): return value\n',
  })

  const options = { skipInputValidators: true }
  const packages = await Promise.all([without, example].map(({ folder }) => readProblemPackage(folder)))

  expect(packages.map((read) => needsExamination(read, options))).toEqual([false, true])
})
