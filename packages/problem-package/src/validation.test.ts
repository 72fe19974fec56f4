import { expect, test } from 'vitest'
import { flagsOfValidator } from './group-settings.ts'
import { PackageError, PackageRefusedError } from './package-error.ts'
import { readProblemPackage } from './read-problem-package.ts'
import { exampleFolder, legacyFiles } from './testing/example-package.ts'

const custom = { ...legacyFiles, 'problem.yaml': 'name: Echo\nvalidation: custom\nvalidator_flags: a b\n' }
const newFormat = { ...legacyFiles, 'problem.yaml': 'problem_format_version: 2025-09\n' }

async function programsOf(files: Readonly<Record<string, string>>) {
  await using example = await exampleFolder(files)
  const { validation } = await readProblemPackage(example.folder)
  const told = ({ path, language, sources }: (typeof validation.outputValidators)[number]) => [
    path,
    language,
    sources.map(({ name }) => name),
  ]
  return {
    output: validation.outputValidators.map(told),
    input: validation.inputValidators.map(told),
    unused: validation.unusedInputValidators,
  }
}

test('a legacy package may have several output validators, each a file with its headers or a folder', async () => {
  const { output } = await programsOf({
    ...custom,
    'output_validators/second/main.py': '',
    'output_validators/second/parts.py': '',
    'output_validators/second/__pycache__/parts.pyc': '',
    'output_validators/first.cc': '',
    'output_validators/first.h': '',
    'output_validators/README.md': '',
  })

  expect(output).toEqual([
    ['output_validators/first.cc', 'cpp', ['first.cc', 'first.h']],
    ['output_validators/second', 'python', ['main.py', 'parts.py']],
  ])
})

test.each([
  [
    'a file',
    { 'output_validator/check.cpp': '', 'output_validator/lib.h': '' },
    'output_validator/check.cpp',
  ],
  [
    'a folder',
    { 'output_validator/check/a.py': '', 'output_validator/check/b.py': '' },
    'output_validator/check',
  ],
  [
    'the folder itself',
    { 'output_validator/__main__.py': '', 'output_validator/b.py': '' },
    'output_validator',
  ],
])('the one validator of a new package may be %s', async (_, files, path) => {
  const { output } = await programsOf({ ...newFormat, ...files })

  expect(output.map(([program]) => program)).toEqual([path])
})

test.each([
  [
    'a script',
    { 'output_validators/x/build': '', 'output_validators/x/x.cc': '' },
    /x cannot be run.*"build"/,
  ],
  ['another language', { 'output_validators/x.hs': '' }, /x\.hs cannot be run.*"hs"/],
  ['Python 2', { 'output_validators/x.py': 'print raw_input()\n' }, /x\.py cannot be run.*"python2"/],
])('an output validator with %s is refused with its reason', async (_, files, reason) => {
  await using example = await exampleFolder({ ...custom, ...files })

  const reading = readProblemPackage(example.folder)

  await expect(reading).rejects.toThrow(PackageRefusedError)
  await expect(reading).rejects.toThrow(reason)
})

test('a custom validation without a validator, and a second one in a new package, are errors', async () => {
  await using none = await exampleFolder(custom)
  await using two = await exampleFolder({
    ...newFormat,
    'output_validators/a.py': '',
    'output_validators/b.py': '',
  })

  await expect(readProblemPackage(none.folder)).rejects.toThrow(/output_validators holds none/)
  await expect(readProblemPackage(two.folder)).rejects.toThrow(PackageError)
  await expect(readProblemPackage(two.folder)).rejects.toThrow(/one output validator at most/)
})

test('input validators that cannot be run are named with the reason, the others read', async () => {
  const { input, unused } = await programsOf({
    ...legacyFiles,
    'input_validators/check.py': '',
    'input_format_validators/old.cc': '',
    'input_validators/format.ctd': '',
  })

  expect(input.map(([path]) => path)).toEqual(['input_validators/check.py', 'input_format_validators/old.cc'])
  expect(unused).toEqual([
    { path: 'input_validators/format.ctd', reason: 'its language "ctd" is not judged here' },
  ])
})

test('flags of a group reach its cases: custom ones as they are, those of input validators by name', async () => {
  await using example = await exampleFolder({
    ...custom,
    'output_validators/check.py': '',
    'input_validators/check.py': '',
    'input_validators/other.py': '',
    'data/secret/testdata.yaml': 'input_validator_flags: --max 5\n',
    'data/secret/b/testdata.yaml':
      'output_validator_flags: fuzzy 3\ninput_validator_flags: {name: check, flags: --max 9}\n',
  })

  const { cases, validation } = await readProblemPackage(example.folder)

  expect(cases.map(({ validatorFlags }) => validatorFlags)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['fuzzy', '3'],
  ])
  const inputFlags = cases.map((one) =>
    validation.inputValidators.map((program) => flagsOfValidator(one.inputFlags, program)),
  )
  expect(inputFlags).toEqual([
    [[], []],
    [
      ['--max', '5'],
      ['--max', '5'],
    ],
    [['--max', '9'], []],
  ])
})

test('the limits of validators are the usual ones unless the package names its own', async () => {
  await using usual = await exampleFolder(legacyFiles)
  await using own = await exampleFolder({
    ...legacyFiles,
    'problem.yaml': 'limits: {validation_time: 1.5, validation_memory: 64, validation_output: 1}',
  })

  const mebibyte = 1024 * 1024
  expect((await readProblemPackage(usual.folder)).validation.limits).toEqual({
    timeMs: 60_000,
    memoryBytes: 2048 * mebibyte,
    outputBytes: 8 * mebibyte,
  })
  expect((await readProblemPackage(own.folder)).validation.limits).toEqual({
    timeMs: 1500,
    memoryBytes: 64 * mebibyte,
    outputBytes: mebibyte,
  })
})

test('included files are read by language, those of the language over the common ones', async () => {
  await using example = await exampleFolder({
    ...legacyFiles,
    'include/default/notes.txt': 'common',
    'include/cpp/grader.h': '',
    'include/cpp/notes.txt': 'own',
    'include/python3/grader.py': '',
  })

  const { includes } = await readProblemPackage(example.folder)

  const told = includes.map(({ language, files }) => [
    language,
    files.map(({ name, bytes }) => `${name}:${Buffer.from(bytes)}`),
  ])
  expect(told).toEqual([
    ['cpp', ['grader.h:', 'notes.txt:own']],
    ['java', ['notes.txt:common']],
    ['python', ['notes.txt:common', 'grader.py:']],
    ['javascript', ['notes.txt:common']],
  ])
})
