import { expect, test } from 'vitest'
import { PackageError } from '../package-error.ts'
import { readProblemPackage } from '../read-problem-package.ts'
import { exampleFolder } from '../testing/example-package.ts'

test.each([
  [['problem.xml', 'tests/01'], 'a package of Polygon'],
  [['sum/problem.xml', 'sum/tests/01'], 'a package of Polygon'],
  [['init.yml', '1.in', '1.out'], 'a problem of DMOJ'],
  [['task.yaml', 'input/input0.txt'], 'a task of CMS'],
  [['config.yml', 'in/abc1.in', 'out/abc1.out', 'prog/abc.cpp'], 'a package of SIO2'],
  [['domjudge-problem.ini', 'data/secret/1.in'], 'a package of DOMjudge without a problem.yaml'],
  [['fps-problems.xml'], 'an export as XML, such as FPS'],
  [['testlib.h', 'check.cpp', 'std.cpp'], 'a folder of programs with testlib'],
  [['1.in', '1.out'], 'a folder of cases only'],
  [['P1/problem_zh.md', 'P1/testdata/1.in'], 'a problem of Hydro'],
])('of %j it is said which format it seems to have', async (paths, name) => {
  await using example = await exampleFolder(Object.fromEntries(paths.map((path) => [path, ''])))

  const reading = readProblemPackage(example.folder)

  await expect(reading).rejects.toThrow(PackageError)
  await expect(reading).rejects.toThrow(
    new RegExp(`^problem\\.yaml is missing\\. This looks like ${name}.*: convert it`),
  )
})

test('a problem of Hydro is told by its folder, although it has a problem.yaml', async () => {
  await using example = await exampleFolder({
    'problem.yaml': 'pid: P1\ntitle: Sum\n',
    'testdata/1.in': '',
    'testdata/1.out': '',
  })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(/no test cases.*a problem of Hydro/)
})

test.each(['a/problem.yaml', 'a/b/problem.yaml'])(
  'a %s below the top is named with its folder',
  async (path) => {
    await using example = await exampleFolder({ [path]: 'name: Echo\n', 'readme.txt': '' })

    const folder = path.replace('/problem.yaml', '')
    await expect(readProblemPackage(example.folder)).rejects.toThrow(
      `problem.yaml is missing at the top; it lies in ${folder}/. Choose or pack that folder by itself.`,
    )
  },
)

test('a folder that is nothing known says what is missing', async () => {
  await using example = await exampleFolder({ 'readme.txt': '' })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(
    'problem.yaml is missing: this is not a problem package.',
  )
})
