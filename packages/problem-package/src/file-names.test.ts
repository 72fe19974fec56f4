import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { PackageError } from './package-error.ts'
import { readProblemPackage } from './read-problem-package.ts'
import { exampleFolder, ownFiles } from './testing/example-package.ts'
import { createZipStream } from './write/zip-stream.ts'

type Files = Readonly<Record<string, string>>

/** Reads a zip, because most of these names cannot exist in a folder. */
async function read(files: Files) {
  await using example = await exampleFolder({})
  const entries = Object.entries({ ...ownFiles, ...files })
  const path = join(example.folder, 'packed.zip')
  await writeFile(
    path,
    await buffer(
      createZipStream(entries.map(([path, text]) => ({ path, content: async () => Buffer.from(text) }))),
    ),
  )
  return await readProblemPackage(path)
}

const inFolder = (folder: string, names: readonly string[]): Files =>
  Object.fromEntries(names.map((name) => [`${folder}/${name}`, '']))
const long = 'n'.repeat(252)
const manyNames = Array.from({ length: 60 }, (_, index) => `${index}${'n'.repeat(240)}.py`)

const notFiles: [string, Files, RegExp][] = [
  ['a NUL in a name', { 'submissions/accepted/a\0b.py': '' }, /accepted\/a\\0b\.py holds a NUL/],
  ['a NUL in the name of a case', { 'data/secret/\0.in': '' }, /secret\/\\0\.in holds a NUL/],
  [
    'a name of 256 bytes',
    { [`include/default/${long}.txt`]: '' },
    /include\/default\/n+.* longer than 255 bytes/,
  ],
  ['a folder of 256 bytes', { [`include/default/${long}ööa/a`]: '' }, /longer than 255 bytes/],
  [
    'a path of 1100 bytes',
    inFolder('include/default', [`${`${long}/`.repeat(4)}${long}`]),
    /longer than 1024 bytes/,
  ],
  ['a folder without a name', { 'submissions/accepted/p//a.py': '' }, /p\/\/a\.py .*without a name/],
  ['files in a hundred folders', { [`include/default/${'a/'.repeat(100)}a`]: '' }, /lies too deep/],
  [
    'a file that is a folder, too',
    { 'input_validators/check': 'x', 'input_validators/check/a.py': '' },
    /input_validators\/check is both a file and a folder/,
  ],
  [
    'a folder above another folder that is a file, too',
    { 'include/default/x/y/z': '', 'include/default/x': '' },
    /include\/default\/x is both a file and a folder/,
  ],
  [
    'what is both only for one language',
    { 'include/default/grid': '', 'include/cpp/grid/grid.h': '' },
    /include for cpp: grid is both a file and a folder/,
  ],
  [
    'a program with names without end',
    inFolder('submissions/accepted/wide', manyNames.concat(manyNames.map((name) => `_${name}`))),
    /submissions\/accepted\/wide: the names of its files are longer than 16 KiB together/,
  ],
  [
    'a validator with names without end',
    inFolder('input_validators/wide', manyNames.concat(manyNames.map((name) => `_${name}`))),
    /input_validators\/wide: the names of its files are longer than 16 KiB together/,
  ],
  [
    'names without end, half of them the program’s own',
    {
      ...inFolder('submissions/accepted/wide', manyNames),
      ...inFolder(
        'include/python3',
        manyNames.map((name) => `_${name}`),
      ),
    },
    /submissions\/accepted\/wide: the names of its files are longer than 16 KiB together/,
  ],
  [
    'quotes without end, each of which a command writes with four characters',
    inFolder(
      'submissions/accepted/quotes',
      manyNames.slice(0, 30).map((name) => name.replaceAll('n', "'")),
    ),
    /submissions\/accepted\/quotes: the names of its files are longer than 16 KiB together/,
  ],
]

test.each(notFiles)('%s is refused by the name of the file', async (_, files, message) => {
  const reading = read(files)

  await expect(reading).rejects.toThrow(PackageError)
  await expect(reading).rejects.toThrow(message)
})

test('no message holds the NUL or the whole of an endless name', async () => {
  const message = async (files: Files) =>
    read(files).then(
      () => '',
      (error: Error) => error.message,
    )

  expect(await message({ 'data/secret/\0.in': '' })).toMatch(/^[^\0]*NUL[^\0]*$/)
  expect(await message({ [`data/secret/${'n'.repeat(60_000)}.in`]: '' })).toMatch(/^.{100,300}$/)
})

test('names as long as files have them are taken', async () => {
  const { submissions, includes } = await read({
    ...inFolder('submissions/accepted/wide', [`${long.slice(1)}.py`, ...manyNames.slice(0, 50)]),
    'include/default/grid': '',
    'include/default/grids/a': '',
    'include/python3/a/grid': '',
  })

  expect(submissions.find(({ path }) => path === 'accepted/wide')?.sources).toHaveLength(51)
  expect(includes.find(({ language }) => language === 'python')?.files).toHaveLength(3)
})

test('a folder with a path of 1100 bytes is refused like an archive', async () => {
  await using example = await exampleFolder({ ...ownFiles, [`data/${`${long}/`.repeat(4)}${long}`]: '' })

  const reading = readProblemPackage(example.folder)

  await expect(reading).rejects.toThrow(PackageError)
  await expect(reading).rejects.toThrow(/longer than 1024 bytes/)
})
