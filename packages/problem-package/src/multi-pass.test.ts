import { expect, test } from 'vitest'
import { withInteractions } from './interaction/sample-interactions.ts'
import { readProblemPackage } from './read-problem-package.ts'
import { exampleFolder, legacyFiles } from './testing/example-package.ts'

const yaml = 'problem_format_version: 2025-09\nname: Hide\ntype: multi-pass\n'
const files = {
  ...legacyFiles,
  'problem.yaml': yaml,
  'output_validator/hide.py': 'import sys\nsys.exit(42)\n',
  'data/sample/1.interaction': '< hide\n> 1\n---\n< find\n> hide\n',
} as const

test('a multi-pass package is read with its limit of passes, and its sample shows them', async () => {
  await using plain = await exampleFolder(files)
  await using limited = await exampleFolder({
    ...files,
    'problem.yaml': `${yaml}limits:\n  validation_passes: 5\n`,
  })

  const [two, five] = [await readProblemPackage(plain.folder), await readProblemPackage(limited.folder)]

  expect([two.validation.maxPasses, five.validation.maxPasses]).toEqual([2, 5])
  expect(two.validation.isInteractive).toBe(false)
  expect(two.findings.filter((each) => /interaction|validation_passes/.test(each))).toEqual([])
  expect(withInteractions('Hide.', two.interactions)).toContain('After `---` it is started anew')
})

test.each([
  ['1', /must be a whole number from 2 to 100, not 1/],
  ['2.5', /must be a whole number from 2 to 100, not 2.5/],
  ['101', /must be a whole number from 2 to 100, not 101/],
])('a limit of %s passes is refused', async (passes, message) => {
  const limits = `limits:\n  validation_passes: ${passes}\n`
  await using example = await exampleFolder({ ...files, 'problem.yaml': `${yaml}${limits}` })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(message)
})

test('without an output validator nobody makes the input of the next pass', async () => {
  const { 'output_validator/hide.py': _, ...rest } = files
  await using example = await exampleFolder(rest)

  await expect(readProblemPackage(example.folder)).rejects.toThrow(
    /A multi-pass problem has one output validator, .* has 0/,
  )
})

test('a problem that is interactive, too, is refused with the reason', async () => {
  const both = yaml.replace('multi-pass', '[interactive, multi-pass]')
  await using example = await exampleFolder({ ...files, 'problem.yaml': both })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(
    'it is interactive and has several passes at once',
  )
})

test('a limit of passes elsewhere is named', async () => {
  const single = yaml.replace('type: multi-pass', 'limits:\n  validation_passes: 2')
  await using example = await exampleFolder({ ...files, 'problem.yaml': single })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(/is for multi-pass problems only/)
})
