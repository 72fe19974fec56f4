import { expect, test } from 'vitest'
import { readProblemPackage } from '../read-problem-package.ts'
import { exampleFolder, legacyFiles } from '../testing/example-package.ts'
import { withInteractions } from './sample-interactions.ts'

const interactor = 'import sys\nsys.exit(42)\n'
const legacy = {
  ...legacyFiles,
  'problem.yaml': 'name: Guess\nvalidation: custom interactive\n',
  'output_validators/guess.py': interactor,
} as const

test.each([
  ['legacy', legacy],
  [
    '2025-09',
    {
      ...legacyFiles,
      'problem.yaml': 'problem_format_version: 2025-09\nname: Guess\ntype: [pass-fail, interactive]\n',
      'output_validator/guess.py': interactor,
    },
  ],
])('an interactive package of the format %s is read with its interactor', async (_, files) => {
  await using example = await exampleFolder(files)

  const { validation, findings } = await readProblemPackage(example.folder)

  expect({ ...validation, outputValidators: validation.outputValidators.length }).toMatchObject({
    isInteractive: true,
    outputValidators: 1,
  })
  expect(findings.filter((each) => /interact/.test(each))).toEqual([])
})

test('a package that is not interactive says so, whatever lies in it', async () => {
  await using example = await exampleFolder({ ...legacyFiles, 'data/sample/1.interaction': '> 1\n' })

  const { validation, interactions, findings } = await readProblemPackage(example.folder)

  expect({ isInteractive: validation.isInteractive, interactions }).toEqual({
    isInteractive: false,
    interactions: [],
  })
  expect(findings.join('\n')).toMatch(/Only interactive and multi-pass problems show an interaction/)
})

test.each([
  ['none', {}, /names a custom output validator, but output_validators holds none/],
  ['two', { 'output_validators/a.py': interactor, 'output_validators/b.py': interactor }, /has 2/],
])('of interactors there is one: %s is an error', async (_, validators, message) => {
  const { 'output_validators/guess.py': __, ...rest } = legacy
  await using example = await exampleFolder({ ...rest, ...validators })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(message)
})

test('sample interactions are read in order, with or without an input; odd lines are named', async () => {
  await using example = await exampleFolder({
    ...legacy,
    'data/sample/1.interaction': '> 500\r\n< lower\n\n---\n> 1\n',
    'data/sample/another.interaction': '> 1\nnobody\n',
  })

  const { interactions, findings } = await readProblemPackage(example.folder)

  expect(interactions).toEqual(['> 500\n< lower\n\n---\n> 1', '> 1\nnobody'])
  expect(findings).toContain(
    'data/sample/another.interaction: line 2 begins with neither ">" (the program) nor "<" (the judge).',
  )
})

test('outputs that show whether a checker is right are not for an interactor, and that is told', async () => {
  await using example = await exampleFolder({
    ...legacy,
    'data/invalid_input/1.in': 'x\n',
    'data/invalid_output/1.in': '1\n',
    'data/invalid_output/1.ans': '1\n',
    'data/invalid_output/1.out': '1\n',
  })

  const { validatorChecks, findings } = await readProblemPackage(example.folder)

  expect(validatorChecks.map(({ kind }) => kind)).toEqual(['invalid_input'])
  expect(findings.join('\n')).toMatch(/output alone is not judged.*invalid_output\/1/)
})

test('a statement shows sample interactions as they are, whatever they hold', () => {
  const hostile = '> ```\n< <script>alert(1)</script>\n> ````'

  const shown = withInteractions('Guess.\n', ['> 1', hostile])

  expect(shown).toContain('## Sample interaction 1\n\n```text\n> 1\n```')
  expect(shown).toContain(`## Sample interaction 2\n\n\`\`\`\`\`text\n${hostile}\n\`\`\`\`\``)
  expect(withInteractions('Guess.\n', [])).toBe('Guess.\n')
})
