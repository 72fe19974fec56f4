import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZipStream, readProblemPackage } from '@codedojo/problem-package'
import { beforeEach, expect, test } from 'vitest'
import { findPackagesOnDisk } from './packages-on-disk.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codedojo-packages-'))
  return () => rm(folder, { recursive: true })
})

type Files = Readonly<Record<string, string | Buffer>>

const zip = (files: Files) =>
  createZipStream(
    Object.entries(files).map(([path, content]) => ({ path, content: async () => Buffer.from(content) })),
  )

async function written(name: string, files: Files): Promise<string> {
  const path = join(folder, name)
  await pipeline(zip(files), createWriteStream(path))
  return path
}

function problem(title: string): Record<string, string> {
  return {
    'problem.yaml': `name: ${title}\n`,
    '.timelimit': '1',
    'problem_statement/problem.en.tex': `\\problemname{${title}}\nPrint it.\n`,
    'data/secret/1.in': '2\n',
    'data/secret/1.ans': '2\n',
    'submissions/accepted/a.py': 'print(input())\n',
  }
}

const inFolder = (name: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${name}/${path}`, text]))

const found = (path: string) => findPackagesOnDisk(path, join(folder, 'scratch'))

test('the archive that Export all writes is each of its packages', async () => {
  const [one, two] = [await buffer(zip(problem('One'))), await buffer(zip(problem('Two')))]
  const path = await written('problems.zip', {
    'one.zip': one,
    'more/one.zip': two,
    '__MACOSX/._one.zip': 'no package',
    'read-me.txt': 'Hello',
  })

  const packages = await found(path)

  expect(packages.map(({ name }) => name)).toEqual([`${path}: more/one.zip`, `${path}: one.zip`])
  expect(await Promise.all(packages.map((each) => readFile(each.path)))).toEqual([two, one])
  const titles = await Promise.all(packages.map(async (each) => (await readProblemPackage(each.path)).name))
  expect(titles).toEqual(['Two', 'One'])
})

test('an archive of several folders is a package for each of them', async () => {
  const path = await written('all.zip', {
    ...inFolder('one', problem('One')),
    ...inFolder('two', problem('Two')),
  })

  const packages = await found(path)

  expect(packages.map(({ name }) => name)).toEqual([`${path}: one`, `${path}: two`])
  const read = await Promise.all(packages.map((each) => readProblemPackage(each.path)))
  expect(read.map(({ name, folderName }) => [name, folderName])).toEqual([
    ['One', 'one'],
    ['Two', 'two'],
  ])
})

test('a package, what is none, a folder and what is not there stay what they are', async () => {
  const paths = [
    await written('top.zip', { ...problem('Top'), 'attachments/inner.zip': 'x' }),
    await written('below.zip', inFolder('below', problem('Below'))),
    await written('nothing.zip', { 'read-me.txt': 'Hello' }),
    join(folder, 'text.zip'),
    folder,
    join(folder, 'absent'),
  ]
  await writeFile(join(folder, 'text.zip'), 'no archive')

  for (const path of paths) expect(await found(path)).toEqual([{ path, name: path }])
})
