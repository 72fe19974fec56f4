import { expect, test } from 'vitest'
import { PackageError, PackageRefusedError } from '../package-error.ts'
import { readProblemPackage } from '../read-problem-package.ts'
import { exampleFolder, legacyFiles, ownFiles } from '../testing/example-package.ts'

const newYaml = 'problem_format_version: 2025-09\nname: Echo\n'
const newFiles = { ...legacyFiles, 'problem.yaml': newYaml }

type Files = Readonly<Record<string, string>>

const said: readonly (readonly [string, Files, string])[] = [
  [
    'a version',
    { 'problem.yaml': `${newYaml}version: 2\nkeywords: [a]\n` },
    'problem.yaml: not kept: version, keywords.',
  ],
  [
    'languages',
    { 'problem.yaml': `${newYaml}languages: [python3]\n` },
    'problem.yaml: languages is not honoured: a problem is solved in every language of CodeDojo.',
  ],
  [
    'files that programs write',
    { 'problem.yaml': `${newYaml}allow_file_writing: true\n` },
    'problem.yaml: allow_file_writing is not honoured: a program can write below its temporary folder only.',
  ],
  [
    'a limit of code',
    { 'problem.yaml': `${newYaml}limits: {code: 1}\n` },
    'problem.yaml: limits.code is not honoured: a program may have 64 KiB.',
  ],
  [
    'limits of the compiler',
    { 'problem.yaml': `${newYaml}limits: {compilation_time: 100}\n` },
    'problem.yaml: limits.compilation_time is not honoured: all problems have the same limits of the compiler.',
  ],
  [
    'a time limit between whole seconds',
    { 'problem.yaml': `${newYaml}limits: {time_limit: 1.5}\n` },
    'problem.yaml: limits.time_limit 1.5 is no multiple of limits.time_resolution, which is 1 if it is not stated.',
  ],
  [
    'a key of DOMjudge',
    { 'domjudge-problem.ini': 'timelimit = 1\nshort-name = a\nspecial_run = b\n' },
    'domjudge-problem.ini: special_run is not honoured: of this file only the time limit is.',
  ],
  [
    'a hint of a case',
    { 'data/secret/a.yaml': 'hint: a\n' },
    'A hint for a single case is not shown to learners: data/secret/a.yaml.',
  ],
  [
    'legacy hints of cases',
    { 'data/secret/a.hint': '', 'data/secret/b/2.hint': '' },
    'A hint for a single case is not shown to learners: data/secret/a.hint, data/secret/b/2.hint.',
  ],
  [
    'a description of a case',
    { 'data/secret/a.desc': '' },
    'The description of a case is not kept: data/secret/a.desc.',
  ],
  [
    'other texts of a sample',
    { 'data/sample/1.in.statement': '', 'data/sample/1.ans.statement': '' },
    'Learners see the .in and .ans of a sample, not: data/sample/1.ans.statement, data/sample/1.in.statement.',
  ],
  [
    'full feedback',
    { 'data/secret/test_group.yaml': 'full_feedback: true\n' },
    'What learners see of hidden cases is set in the form of the problem, not by full_feedback: data/secret/test_group.yaml.',
  ],
  ['a picture of a case', { 'data/secret/a.png': '' }, 'Pictures of cases are not shown: data/secret/a.png.'],
  [
    'a stray file',
    { 'data/secret/notes.txt': '' },
    'Not read, as it is part of no case: data/secret/notes.txt.',
  ],
  [
    'a stray folder',
    { 'data/bad/1.in': '' },
    'data/bad/ is not read: cases lie in data/sample and data/secret.',
  ],
  [
    'an attachment',
    { 'attachments/tool.py': '' },
    'Attachments are not offered to learners: attachments/tool.py.',
  ],
  [
    'a second statement in one language',
    { 'statement/problem.en.tex': 'Hello.' },
    'Learners see the statement in statement/problem.en.tex for this language; not kept: problem_statement/problem.en.tex.',
  ],
  [
    'a statement in another language that is a PDF',
    { 'problem_statement/problem.sv.pdf': '' },
    'Not kept, as a statement in another language must be Markdown or TeX: problem_statement/problem.sv.pdf.',
  ],
  [
    'a stray file of the statement',
    { 'problem_statement/text.md': '' },
    'Not kept, as it is neither a statement (problem.en.md) nor a picture of one: problem_statement/text.md.',
  ],
  [
    'a second description of the solution',
    { 'solution/solution.en.md': '', 'solution/a.png': '' },
    'Of solution/ only the editorial is kept, not: solution/a.png.',
  ],
  [
    'a solution that is no text',
    { 'submissions/accepted/b.py': '#\0' },
    'submissions/accepted/b.py cannot be kept as a solution: it holds a NUL character, which a text cannot have.',
  ],
  [
    'files for programs in no language of ours',
    { 'include/pyhton3/a.py': '' },
    'No program of CodeDojo gets what is in include/pyhton3 (did you mean "python3"?): include/pyhton3/.',
  ],
  [
    'a program beside the folders',
    { 'submissions/a.py': '' },
    'Not judged, as a program lies in a folder such as submissions/accepted: submissions/a.py.',
  ],
  [
    'a folder that is nearly a class',
    { 'submissions/acepted/a.py': '' },
    'submissions/acepted/ promises no verdict; did you mean "submissions/accepted"?',
  ],
  [
    'a folder that is nearly read',
    { 'input_validator/a.py': '' },
    'input_validator is not read; did you mean "input_validators"?',
  ],
  [
    'a file that is nearly read',
    { '.time-limit': '1' },
    '.time-limit is not read; did you mean ".timelimit"?',
  ],
]

test.each(said)('%s is a finding', async (_, files, finding) => {
  await using example = await exampleFolder({ ...newFiles, ...files })

  const { findings } = await readProblemPackage(example.folder)

  expect(findings).toEqual([finding])
})

const looksLikeData: readonly (readonly [string, Files, string])[] = [
  [
    'a case in capital letters',
    { 'data/secret/2.IN': '' },
    'data/secret/2.IN is no case: its ending is written in small letters, data/secret/2.in.',
  ],
  [
    'a packed case',
    { 'data/secret/3.in.gz': '' },
    'data/secret/3.in.gz is no case where it is packed: unpack it.',
  ],
  [
    'a case above the folders',
    { 'data/2.in': '' },
    'data/2.in is no case where it lies: put it into data/secret, or into data/sample if learners see it.',
  ],
  [
    'a folder in capital letters',
    { 'data/Secret/2.in': '' },
    'data/Secret/ is not read; did you mean "data/secret"?',
  ],
  [
    'a folder of another name',
    { 'data/secrets/2.in': '' },
    'data/secrets/ is not read; did you mean "data/secret"?',
  ],
  [
    'settings of another name',
    { 'data/secret/testgroup.yaml': '' },
    'data/secret/testgroup.yaml is no settings file: it has the name of no case; did you mean "test_group.yaml"?',
  ],
  [
    'settings of a case with another ending',
    { 'data/secret/a.yml': '' },
    'data/secret/a.yml is not read: settings end with .yaml.',
  ],
  [
    'settings with another ending',
    { 'data/secret/test_group.yml': '' },
    'data/secret/test_group.yml is no settings file: it has the name of no case; did you mean "test_group.yaml"?',
  ],
  [
    'a slip for the time limit of DOMjudge',
    { 'domjudge-problem.ini': 'time-limit = 1\n' },
    'domjudge-problem.ini: there is no key "time-limit"; did you mean "timelimit"?',
  ],
]

test.each(looksLikeData)(
  '%s is an error in the new format, a finding in the legacy one',
  async (_, files, sentence) => {
    await using strict = await exampleFolder({ ...newFiles, ...files })
    await using lenient = await exampleFolder({ ...legacyFiles, ...files })

    await expect(readProblemPackage(strict.folder)).rejects.toThrow(new PackageError(sentence))
    expect((await readProblemPackage(lenient.folder)).findings).toEqual([sentence])
  },
)

test.each([
  ['grader_flags: always_accept', 'testdata.yaml has the grader flag "always_accept"'],
  ['grading: custom', 'testdata.yaml names a grader of its own'],
])(
  'a group with %s is refused, because a program could be accepted though a case fails',
  async (yaml, reason) => {
    await using example = await exampleFolder({ ...legacyFiles, 'data/secret/testdata.yaml': `${yaml}\n` })

    const reading = readProblemPackage(example.folder)

    await expect(reading).rejects.toThrow(PackageRefusedError)
    await expect(reading).rejects.toThrow(reason)
  },
)

test.each([
  ['grader_flags: worst_eror', 'there is no grader flag "worst_eror"; did you mean "worst_error"?'],
  ['on_reject: stop', 'on_reject is "break" or "continue".'],
  ['range: 0 100', 'range is for scoring problems only.'],
])('a group with %s is a finding', async (yaml, finding) => {
  await using example = await exampleFolder({ ...legacyFiles, 'data/secret/testdata.yaml': `${yaml}\n` })

  const { findings } = await readProblemPackage(example.folder)

  expect(findings).toEqual([`data/secret/testdata.yaml: ${finding}`])
})

test('a time limit that is no multiple of a stated resolution is an error', async () => {
  const yaml = `${newYaml}limits: {time_limit: 1, time_resolution: 0.3}\n`
  await using example = await exampleFolder({ ...newFiles, 'problem.yaml': yaml })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(
    'problem.yaml: limits.time_limit 1 is no multiple of limits.time_resolution 0.3.',
  )
})

test('an input whose answer has another ending is refused with the name that it should have', async () => {
  await using example = await exampleFolder({
    ...legacyFiles,
    'data/secret/2.in': '',
    'data/secret/2.out': '',
  })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(
    'If data/secret/2.out is that, name it data/secret/2.ans.',
  )
})

test('a package without cases is refused with what was taken for none, and with its generators', async () => {
  await using example = await exampleFolder({
    'problem.yaml': 'name: Echo\n',
    'data/Secret/1.in': '',
    'data/Secret/1.ans': '',
    'generators/make.py': '',
  })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(
    /no test cases.*generators are not run here.*did you mean "data\/secret"/,
  )
})

test('the description of the solution becomes the editorial, and code templates the starters', async () => {
  await using example = await exampleFolder({
    ...newFiles,
    'solution/solution.en.tex': '\\section{Idea}\nPrint it.\n',
    'attachments/templates/python3/solve.py': 'print(0)\n',
    'attachments/templates/cpp/a.cpp': '// a\n',
    'attachments/templates/cpp/b.cpp': '// b\n',
  })

  const { editorial, starters, findings } = await readProblemPackage(example.folder)

  expect(editorial).toBe('## Idea\n\nPrint it.\n')
  expect(starters).toEqual([
    { language: 'cpp', code: '// a\n' },
    { language: 'python', code: 'print(0)\n' },
  ])
  expect(findings).toEqual([
    'The editor starts with one file in each language, not with: attachments/templates/cpp/b.cpp.',
  ])
})

test('our own packages and plain ones have no findings', async () => {
  for (const files of [ownFiles, newFiles, legacyFiles]) {
    await using example = await exampleFolder(files)

    expect((await readProblemPackage(example.folder)).findings).toEqual([])
  }
})
