import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PackageError } from './package-error.ts'
import { readProblemPackage } from './read-problem-package.ts'
import { exampleFolder, legacyFiles, ownFiles } from './testing/example-package.ts'

const yaml = 'difficulty: easy\ntags: [Math]\n'

test.each([
  ['a huge number', { 'codedojo.yaml': `${yaml}number: 99999999999\n` }, /codedojo\.yaml: number/],
  ['a number that is none', { 'codedojo.yaml': `${yaml}number: 1.5\n` }, /codedojo\.yaml: number/],
  [
    'a published problem without a tag',
    { 'codedojo.yaml': 'difficulty: easy\ntags: []\n' },
    /codedojo\.yaml: tags: needs at least one/,
  ],
  ['a tag with a comma', { 'codedojo.yaml': 'difficulty: easy\ntags: ["a,b"]\n' }, /codedojo\.yaml: tags\.0/],
  ['eleven hints', { 'codedojo.yaml': `${yaml}hints: [${'a,'.repeat(11)}]\n` }, /codedojo\.yaml: hints/],
  ['a NUL in a hint', { 'codedojo.yaml': `${yaml}hints: ["a\\0b"]\n` }, /codedojo\.yaml: hints\.0.*NUL/],
  ['half a character', { 'codedojo.yaml': `${yaml}hints: ["\\ud800"]\n` }, /codedojo\.yaml: hints\.0.*half/],
  [
    'a NUL in a key',
    { 'codedojo.yaml': `${yaml}explanations: {"\\0": a}\n` },
    /codedojo\.yaml: explanations.*NUL/,
  ],
  ['a NUL in the name', { 'problem.yaml': 'name: {en: "a\\0"}\n' }, /problem\.yaml: name\.en.*NUL/],
  ['a NUL in a statement', { 'statement/problem.en.md': 'a\0b' }, /problem\.en\.md holds a NUL/],
  ['a NUL in the editorial', { 'solution/editorial.md': '\0' }, /editorial\.md holds a NUL/],
  ['a NUL in starter code', { 'starter/main.py': '\0' }, /starter\/main\.py holds a NUL/],
  [
    'starter code without end',
    { 'starter/main.py': '#'.repeat(70_000) },
    /starter\/main\.py is larger than 64 KB/,
  ],
  [
    'a statement without end',
    { 'statement/problem.en.md': 'a'.repeat(100_001) },
    /problem\.en\.md has 100001/,
  ],
  ['an endless name of a picture', { [`statement/${'a'.repeat(230)}.svg`]: '' }, /The name of statement\/a+/],
])('%s is refused by its file and field', async (_, files, message) => {
  await using example = await exampleFolder({ ...ownFiles, ...files })

  const reading = readProblemPackage(example.folder)

  await expect(reading).rejects.toThrow(PackageError)
  await expect(reading).rejects.toThrow(message)
})

test.each(['data/secret/a.in', 'data/secret/a.ans'])('a %s of 40 MB is refused', async (path) => {
  await using example = await exampleFolder(legacyFiles)
  await truncate(join(example.folder, path), 40_000_000)

  const reading = readProblemPackage(example.folder)

  await expect(reading).rejects.toThrow(PackageError)
  await expect(reading).rejects.toThrow(`${path} is larger than 32 MiB`)
})

test.each(['problem.yaml', 'problem_statement/problem.en.tex', '.timelimit'])(
  'a %s that is no UTF-8 is refused',
  async (path) => {
    await using example = await exampleFolder(legacyFiles)
    await writeFile(join(example.folder, path), Buffer.from([0x61, 0xff, 0xfe]))

    await expect(readProblemPackage(example.folder)).rejects.toThrow(`${path} is not valid UTF-8`)
  },
)

test('bytes of cases and programs may be anything, but only a text becomes a reference solution', async () => {
  await using example = await exampleFolder(legacyFiles)
  await writeFile(join(example.folder, 'data/secret/a.in'), Buffer.from([0, 0xff]))
  await writeFile(join(example.folder, 'submissions/accepted/a.py'), Buffer.from('#\0'))
  await writeFile(join(example.folder, 'submissions/accepted/b.cc'), Buffer.from([0x2f, 0x2f, 0xff]))

  const { cases, submissions, referenceSolutions } = await readProblemPackage(example.folder)

  expect(cases[1]?.input).toEqual(Buffer.from([0, 0xff]))
  expect(submissions).toHaveLength(3)
  expect(referenceSolutions).toEqual([{ language: 'python', code: 'print(input())\n' }])
})

test('a name is one line of text, and the folder names what has none', async () => {
  await using lines = await exampleFolder({
    ...legacyFiles,
    'problem.yaml': 'name: "  Two\\n\\tlines\\u0001 "\n',
  })
  await using empty = await exampleFolder({ ...ownFiles, 'problem.yaml': 'name: " "\n' })

  expect((await readProblemPackage(lines.folder)).name).toBe('Two lines')
  const read = await readProblemPackage(empty.folder)
  expect(read.name).toBe(read.folderName)
})
