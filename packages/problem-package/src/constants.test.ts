import { expect, test } from 'vitest'
import { PackageError } from './package-error.ts'
import { readProblemPackage } from './read-problem-package.ts'
import { exampleFolder, legacyFiles } from './testing/example-package.ts'

const yamlWith = (constants: string) =>
  `problem_format_version: 2025-09\nname: Echo\nlimits: {time_limit: 1}\nconstants: ${constants}\n`
const { 'problem_statement/problem.en.tex': _, ...withoutStatement } = legacyFiles
const files = {
  ...withoutStatement,
  'problem.yaml': yamlWith(
    '{n: 1000000000000000001, eps: 1.50, k: {value: 5000000, tex: "5\\\\,000\\\\,000"}}',
  ),
  'problem_statement/problem.sv.tex': 'At most $\\constant{k.tex}$, {{n}}.\n',
  'statement/problem.en.md': 'From {{n}} to {{k.tex}}, {{k.value}}, {{eps}}; {{ n }}. {{nextsample}}\n',
  'data/secret/test_group.yaml': 'output_validator_args: [float_tolerance, "{{eps}}"]\n',
  'data/secret/a.in': '{{n}}\n',
  'input_validators/check.py': 'most = {{k}}\n',
  'include/python3/lib.py': 'n = {{n}}\n',
  'submissions/accepted/echo.py': 'print({{n}})\n',
}
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString()

test('constants are put into statements, validators, included files, programs and group settings, not into cases', async () => {
  await using example = await exampleFolder(files)

  const read = await readProblemPackage(example.folder)

  expect(read.statements.map(({ markdown }) => markdown?.trim())).toEqual([
    'From 1000000000000000001 to 5\\,000\\,000, 5000000, 1.50; {{ n }}.',
    'At most $5\\,000\\,000$, n.',
  ])
  expect(textOf(read.validation.inputValidators[0]?.sources[0]?.bytes)).toBe('most = 5000000\n')
  expect(textOf(read.includes[0]?.files[0]?.bytes)).toBe('n = 1000000000000000001\n')
  expect(textOf(read.submissions[0]?.sources[0]?.bytes)).toBe('print(1000000000000000001)\n')
  expect(read.referenceSolutions[0]?.code).toBe('print(1000000000000000001)\n')
  const secret = read.cases.find(({ name }) => name === 'secret/a')
  expect([textOf(secret?.input), secret?.comparison.floatAbsolute]).toEqual(['{{n}}\n', 1.5])
  expect(read.findings).toEqual([])
})

test('a constant that does not exist stays and is named', async () => {
  await using example = await exampleFolder({
    ...files,
    'statement/problem.en.md': '{{n}} {{m}} {{k.html}}\n',
    'include/python3/lib.py': 'm = {{m}}\n',
  })

  const { statements, findings } = await readProblemPackage(example.folder)

  expect(statements[0]?.markdown).toBe('1000000000000000001 {{m}} {{k.html}}\n')
  expect(findings.toSorted()).toEqual([
    'problem.yaml has no constant "k.html", which stays as it is: statement/problem.en.md.',
    expect.stringMatching(/^problem.yaml has no constant "m", which stays as it is: /),
  ])
})

test('without constants nothing is replaced', async () => {
  const { 'data/secret/test_group.yaml': _, ...others } = files
  await using example = await exampleFolder({ ...others, 'problem.yaml': yamlWith('') })

  const { submissions, findings } = await readProblemPackage(example.folder)

  expect([textOf(submissions[0]?.sources[0]?.bytes), findings]).toEqual(['print({{n}})\n', []])
})

test('constants that would fill the memory are an error, and a text without end is read at once', async () => {
  const yaml = yamlWith(`{eps: 1, k: 1, n: ${'9'.repeat(100_000)}}`)
  await using many = await exampleFolder({
    ...files,
    'problem.yaml': yaml,
    'include/default/a.txt': '{{n}}'.repeat(1000),
  })
  await using open = await exampleFolder({ ...files, 'include/default/a.txt': '{{n.'.repeat(500_000) })

  await expect(readProblemPackage(many.folder)).rejects.toThrow('fill more than 16 MiB')
  const start = performance.now()
  await readProblemPackage(open.folder)
  expect(performance.now() - start).toBeLessThan(5000)
})

test.each([
  ['{2n: 1}', 'problem.yaml: constants: "2n" cannot be a name'],
  ['{n: {tex: a}}', 'problem.yaml: constants.n has no "value"'],
  ['{n: [1]}', 'problem.yaml: constants.n: neither a number nor a text'],
])('constants %s are an error', async (constants, message) => {
  await using example = await exampleFolder({ ...files, 'problem.yaml': yamlWith(constants) })

  const reading = readProblemPackage(example.folder)

  await expect(reading).rejects.toThrow(PackageError)
  await expect(reading).rejects.toThrow(message)
})
