import { expect, test } from 'vitest'
import { PackageError } from '../package-error.ts'
import { readProblemPackage } from '../read-problem-package.ts'
import { exampleFolder, legacyFiles, ownFiles } from '../testing/example-package.ts'
import { makeFindings } from './findings.ts'

const newFiles = {
  ...legacyFiles,
  'problem.yaml': 'problem_format_version: 2025-09\nname: Echo\nlimits: {time_limit: 1}\n',
}
const format = 'problem_format_version: 2025-09\n'

test.each([
  ['problem.yaml', `${format}nmae: Echo\n`, 'problem.yaml: there is no key "nmae"; did you mean "name"?'],
  [
    'problem.yaml',
    `${format}limits: {time-limit: 2}\n`,
    'problem.yaml: limits: there is no key "time-limit"; did you mean "time_limit"?',
  ],
  [
    'problem.yaml',
    `${format}timelimit: 2\n`,
    'problem.yaml: there is no key "timelimit"; did you mean "limits.time_limit"?',
  ],
  [
    'problem.yaml',
    `${format}limits: {time_multipliers: {ac_to_timelimit: 2}}\n`,
    'problem.yaml: limits.time_multipliers: there is no key "ac_to_timelimit"; did you mean "ac_to_time_limit"?',
  ],
  ['problem.yaml', `${format}colour: red\n`, 'problem.yaml: there is no key "colour".'],
  [
    'data/secret/test_group.yaml',
    'output_validator_arg: [case_sensitive]\n',
    'data/secret/test_group.yaml: there is no key "output_validator_arg"; did you mean "output_validator_args"?',
  ],
  ['data/secret/a.yaml', 'hnt: a\n', 'data/secret/a.yaml: there is no key "hnt"; did you mean "hint"?'],
  [
    'submissions/submissions.yaml',
    'accepted: {permited: [AC]}\n',
    'submissions/submissions.yaml: accepted: there is no key "permited"; did you mean "permitted"?',
  ],
  [
    'submissions/submissions.yaml',
    'accepted: {sample: {requierd: [AC]}}\n',
    'submissions/submissions.yaml: accepted: sample: there is no key "requierd"; did you mean "required"?',
  ],
  [
    'submissions/submissions.yaml',
    'accepted: {permitted: [AC], required: [WA]}\n',
    'submissions/submissions.yaml: accepted: no required verdict is permitted, so no program can keep it.',
  ],
  [
    'submissions/submissions.yaml',
    'accepted: {score: 10}\n',
    'submissions/submissions.yaml: accepted: score is for scoring problems only.',
  ],
])('in the new format a wrong key of %s is an error with what was meant', async (path, yaml, message) => {
  await using example = await exampleFolder({ ...newFiles, [path]: yaml })

  const reading = readProblemPackage(example.folder)

  await expect(reading).rejects.toThrow(PackageError)
  await expect(reading).rejects.toThrow(message)
})

test.each([
  ['problem.yaml', 'name: Echo\nautor: A\n', 'problem.yaml: there is no key "autor"; did you mean "author"?'],
  [
    'problem.yaml',
    'name: Echo\ntime-limit: 2\n',
    'problem.yaml: there is no key "time-limit"; did you mean "limits.time_limit"?',
  ],
  [
    'data/secret/testdata.yaml',
    'output_validator_flag: case_sensitive\n',
    'data/secret/testdata.yaml: there is no key "output_validator_flag"; did you mean "output_validator_flags"?',
  ],
])('in the legacy format a wrong key of %s is a finding with what was meant', async (path, yaml, finding) => {
  await using example = await exampleFolder({ ...legacyFiles, [path]: yaml })

  const { findings } = await readProblemPackage(example.folder)

  expect(findings).toEqual([finding])
})

test('an entry of submissions.yaml that is about no program or no case is a finding', async () => {
  await using example = await exampleFolder({
    ...newFiles,
    'submissions/submissions.yaml':
      'acepted/echo.py: {permitted: [AC]}\naccepted/echo.py: {smaple: {permitted: [AC]}}\n',
  })

  const { findings } = await readProblemPackage(example.folder)

  expect(findings).toEqual([
    'submissions/submissions.yaml: no program is at "acepted/echo.py"; did you mean "accepted/echo.py"?',
    'submissions/submissions.yaml: accepted/echo.py: smaple: no case is there; did you mean "sample"?',
  ])
})

const own = 'difficulty: easy\ntags: [Math]\n'

test.each([
  ['hint: [a]\n', 'codedojo.yaml: there is no key "hint"; did you mean "hints"?'],
  [
    'language_limits: {python: {time: 1}}\n',
    'codedojo.yaml: language_limits.python: there is no key "time".',
  ],
  ['explanations: {"2": a}\n', 'codedojo.yaml: explanations: there is no sample "2".'],
  [
    'case_titles: {smaple/1: a}\n',
    'codedojo.yaml: case_titles: there is no case "smaple/1"; did you mean "sample/1"?',
  ],
  ['status: scheduled\n', 'codedojo.yaml: publish_at: is required'],
  ['publish_at: "2030-01-01T00:00:00Z"\n', 'codedojo.yaml: publish_at: is for status "scheduled" only'],
])('in codedojo.yaml %j is an error', async (yaml, message) => {
  await using example = await exampleFolder({ ...ownFiles, 'codedojo.yaml': own + yaml })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(message)
})

test('what codedojo.yaml says of programs that are missing is a finding', async () => {
  const yaml = `${own}starters: [java]\nreference_solutions: [{language: java}]\n`
  await using example = await exampleFolder({ ...ownFiles, 'codedojo.yaml': yaml })

  const { findings } = await readProblemPackage(example.folder)

  expect(findings).toEqual([
    'codedojo.yaml: starters names java, of which starter/ has no file.',
    'codedojo.yaml: reference_solutions names java, of which no accepted program was kept.',
  ])
})

test('findings without end are counted, and paths of which the same is said are listed together', () => {
  const findings = makeFindings('legacy')

  for (let at = 0; at < 1000; at++) {
    findings.note(() => `finding ${at}`)
    findings.gather('Not shown', `data/${at}.hint`)
  }

  const sentences = findings.sentences()
  expect(sentences).toHaveLength(62)
  expect(sentences.slice(-2)).toEqual([
    '… and 940 more like these.',
    'Not shown: data/0.hint, data/1.hint, data/2.hint, data/3.hint, data/4.hint and 995 more.',
  ])
})
