import { allScoreGroups } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { PackageError, PackageRefusedError } from '../package-error.ts'
import { readProblemPackage } from '../read-problem-package.ts'
import { exampleFolder } from '../testing/example-package.ts'

const scored = {
  'problem.yaml':
    'problem_format_version: "2025-09"\ntype: scoring\nname: Sum\nlicense: cc by-sa\ncredits: CodeDojo\nlimits: {time_limit: 1}\n',
  'statement/problem.en.md': 'Add.\n',
  'submissions/accepted/main.py': 'print(1)\n',
  ...casesAt('sample/1'),
}
const grouped = {
  ...scored,
  'data/secret/1-small-n/test_group.yaml': 'max_score: 30\n',
  ...casesAt('secret/1-small-n/a', 'secret/1-small-n/b'),
  'data/secret/subtask2/test_group.yaml':
    'max_score: 70\nscore_aggregation: sum\nrequire_pass: secret/1-small-n\n',
  ...casesAt('secret/subtask2/a', 'secret/subtask2/deep/b'),
}
const legacy = {
  'problem.yaml': 'name: Sum\ntype: scoring\nlimits: {time_limit: 1}\n',
  'problem_statement/problem.en.tex': '\\problemname{Sum}\nAdd.\n',
  'submissions/accepted/main.py': 'print(1)\n',
  ...casesAt('sample/1', 'secret/g1/a', 'secret/g1/b', 'secret/g2/a', 'secret/g2/b'),
  'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\n',
  'data/secret/testdata.yaml': 'grader_flags: always_accept\nrange: 0 100\n',
  'data/secret/g1/testdata.yaml': 'on_reject: break\ngrader_flags: min\naccept_score: 40\nrange: 0 40\n',
  'data/secret/g2/testdata.yaml': 'grader_flags: sum always_accept\naccept_score: 30\nrange: 0 60\n',
}

function casesAt(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => [`data/${name}.in`, `data/${name}.ans`].map((path) => [path, '1\n'])),
  )
}

async function readFiles(files: Readonly<Record<string, string>>) {
  await using example = await exampleFolder(files)
  return await readProblemPackage(example.folder)
}

test('the test groups of the format 2025-09 say what each gives', async () => {
  const { scoring, cases, findings } = await readFiles(grouped)

  expect(scoring).toMatchObject({
    name: 'secret',
    points: 100,
    rule: 'sum',
    counts: 'always',
    stops: false,
    groups: [
      { name: 'secret/1-small-n', points: 30, rule: 'all', counts: 'all', stops: true, requires: [] },
      { name: 'secret/subtask2', points: 70, rule: 'sum', stops: false, requires: ['secret/1-small-n'] },
    ],
  })
  expect(cases.map(({ name, group }) => [name, group])).toEqual([
    ['sample/1', 'sample'],
    ['secret/1-small-n/a', 'secret/1-small-n'],
    ['secret/1-small-n/b', 'secret/1-small-n'],
    ['secret/subtask2/a', 'secret/subtask2'],
    ['secret/subtask2/deep/b', 'secret/subtask2'],
  ])
  expect(findings).toEqual([])
})

test('without test groups the hidden cases share 100 points', async () => {
  const { scoring, cases } = await readFiles({ ...scored, ...casesAt('secret/a', 'secret/b/c') })

  expect(scoring).toMatchObject({ name: 'secret', points: 100, rule: 'sum', groups: [] })
  expect(cases.map(({ group }) => group)).toEqual(['sample', 'secret', 'secret'])
})

test('a pass-fail package has no points', async () => {
  const { scoring, cases } = await readFiles({
    ...scored,
    'problem.yaml': scored['problem.yaml'].replace('type: scoring\n', ''),
    ...casesAt('secret/a'),
  })

  expect(scoring).toBeNull()
  expect(cases.some((one) => 'group' in one)).toBe(false)
})

test('groups get the titles of codedojo.yaml', async () => {
  const { scoring } = await readFiles({
    ...grouped,
    'codedojo.yaml': 'difficulty: easy\ntags: [Math]\ngroup_titles: {secret/1-small-n: n is at most 1000}\n',
  })

  expect(scoring?.groups.map(({ title }) => title)).toEqual(['n is at most 1000', ''])
})

test.each([
  ['an unbounded score', { 'data/secret/test_group.yaml': 'max_score: unbounded\n' }, /unbounded/],
  [
    'no points',
    { ...casesAt('secret/a'), 'data/secret/test_group.yaml': 'max_score: 0\n' },
    /gives any points/,
  ],
])('a package with %s is refused', async (_, files, reason) => {
  const read = readFiles({ ...scored, ...files })

  await expect(read).rejects.toThrow(reason)
  await expect(read).rejects.toBeInstanceOf(PackageRefusedError)
})

test.each([
  [
    'a group without max_score',
    { 'data/secret/subtask2/test_group.yaml': '' },
    /subtask2\/test_group.yaml has no max_score/,
  ],
  [
    'groups that give too much',
    { 'data/secret/test_group.yaml': 'max_score: 50\n' },
    /give 100 points, and its max_score is 50/,
  ],
  ['a case beside the groups', casesAt('secret/z'), /data\/secret\/z\.in is in no test group/],
  [
    'a group within a group',
    { 'data/secret/subtask2/deep/test_group.yaml': 'max_score: 1\n' },
    /not within another/,
  ],
  [
    'a required group that comes later',
    { 'data/secret/1-small-n/test_group.yaml': 'max_score: 30\nrequire_pass: [secret/subtask2]\n' },
    /no earlier test group is named "secret\/subtask2"/,
  ],
  [
    'a required group that is not passed or failed as a whole',
    { 'data/secret/1-small-n/test_group.yaml': 'max_score: 30\nscore_aggregation: sum\n' },
    /must have score_aggregation pass-fail to be required/,
  ],
  [
    'points for the samples',
    { 'data/sample/test_group.yaml': 'max_score: 3\n' },
    /is for data\/secret and the groups/,
  ],
  [
    'a score that is no number',
    { 'data/secret/subtask2/test_group.yaml': 'max_score: many\n' },
    /must be a whole number/,
  ],
  [
    'an aggregation that does not exist',
    { 'data/secret/subtask2/test_group.yaml': 'max_score: 70\nscore_aggregation: max\n' },
    /must be pass-fail, sum or min/,
  ],
  [
    'settings of the legacy format',
    { 'data/secret/subtask2/testdata.yaml': 'accept_score: 3\n' },
    /accept_score is not read in this version/,
  ],
  [
    'an empty group',
    { 'data/secret/x/test_group.yaml': 'max_score: 0\n' },
    /data\/secret\/x has no test case/,
  ],
])('%s is an error that says where', async (_, files, reason) => {
  const read = readFiles({ ...grouped, ...files })

  await expect(read).rejects.toThrow(reason)
  await expect(read).rejects.toBeInstanceOf(PackageError)
})

test('groups that give less than data/secret promises are told, and are all that can be won', async () => {
  const { scoring, findings } = await readFiles({
    ...grouped,
    'data/secret/test_group.yaml': 'max_score: 120\n',
  })

  expect(scoring?.points).toBe(100)
  expect(findings).toEqual([expect.stringMatching(/max_score 120, but its groups give no more than 100/)])
})

test('legacy groups inherit settings, and points follow from the scores of their cases', async () => {
  const { scoring, findings } = await readFiles(legacy)

  expect(scoring).toMatchObject({
    name: 'secret',
    points: 100,
    rule: 'sum',
    counts: 'always',
    stops: false,
    groups: [
      { name: 'secret/g1', points: 40, rule: 'min', counts: 'all', stops: true },
      { name: 'secret/g2', points: 60, rule: 'sum', counts: 'always', stops: false },
    ],
  })
  expect(findings).toEqual([])
})

test('without ignore_sample the samples of a legacy package belong to the tree', async () => {
  const { scoring } = await readFiles({ ...legacy, 'data/testdata.yaml': 'on_reject: continue\n' })

  expect(scoring && allScoreGroups(scoring).map(({ name, points }) => [name, points])).toEqual([
    ['data', 101],
    ['sample', 1],
    ['secret', 100],
    ['secret/g1', 40],
    ['secret/g2', 60],
  ])
})

test.each([
  [
    'fewer points are better',
    { 'problem.yaml': `${legacy['problem.yaml']}grading: {objective: min}\n` },
    /objective: min/,
  ],
  ['failed cases give points', { 'data/secret/g1/testdata.yaml': 'reject_score: 1\n' }, /reject_score/],
  ['accepted cases take points', { 'data/secret/g1/testdata.yaml': 'accept_score: -1\n' }, /accept_score/],
  [
    'a grader of its own computes them',
    { 'data/secret/testdata.yaml': 'grading: custom\n' },
    /grader of its own/,
  ],
  [
    'validators say them',
    { 'problem.yaml': `${legacy['problem.yaml']}validation: custom score\n` },
    /custom score/,
  ],
  ['cases lie beside groups', casesAt('secret/z'), /beside test groups/],
  [
    'there are none',
    {
      'data/testdata.yaml': 'accept_score: 0\n',
      'data/secret/g1/testdata.yaml': '',
      'data/secret/g2/testdata.yaml': '',
    },
    /gives any points/,
  ],
])('a legacy package in which %s is refused', async (_, files, reason) => {
  const read = readFiles({ ...legacy, ...files })

  await expect(read).rejects.toThrow(reason)
  await expect(read).rejects.toBeInstanceOf(PackageRefusedError)
})

test('a range that the points leave is told', async () => {
  const { findings } = await readFiles({
    ...legacy,
    'data/secret/g1/testdata.yaml': 'accept_score: 90\nrange: 0 40\n',
  })

  expect(findings).toContain(
    'data/secret/g1/testdata.yaml: range is "0 40", but the group gives 0 to 180 points.',
  )
})

test('a tree of more groups than anybody needs is an error', async () => {
  const many = Array.from({ length: 201 }, (_, at) => `secret/g${String(at).padStart(3, '0')}`)
  const files = {
    ...scored,
    'data/secret/test_group.yaml': 'max_score: 201\n',
    ...casesAt(...many.map((name) => `${name}/1`)),
    ...Object.fromEntries(many.map((name) => [`data/${name}/test_group.yaml`, 'max_score: 1\n'])),
  }

  await expect(readFiles(files)).rejects.toThrow(/202 test groups; at most 200/)
})
