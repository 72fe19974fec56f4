import { createWriteStream } from 'node:fs'
import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { PackageError, PackageRefusedError } from './package-error.ts'
import { readProblemPackage } from './read-problem-package.ts'
import { exampleFolder, legacyFiles, ownFiles } from './testing/example-package.ts'

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString()

test('a legacy package gives its cases in order, samples first', async () => {
  await using example = await exampleFolder({
    ...legacyFiles,
    'data/secret/.hidden.in': '',
  })

  const read = await readProblemPackage(example.folder)

  expect(read.cases.map(({ name, kind }) => [name, kind])).toEqual([
    ['sample/1', 'visible'],
    ['secret/a', 'hidden'],
    ['secret/b/2', 'hidden'],
  ])
  expect(text(read.cases[2]?.input)).toBe('20\n')
  expect(read.format).toBe('legacy')
  expect(read.comparison.caseSensitive).toBe(false)
  expect(read.limits).toMatchObject({ timeMs: null, timeSource: null, memoryBytes: null })
})

test.each([
  ['data/secret/lost.in', 'data/secret/lost.ans'],
  ['data/sample/lost.ans', 'data/sample/lost.in'],
])('a package with %s and no %s is refused', async (path, missing) => {
  await using example = await exampleFolder({ ...legacyFiles, [path]: '' })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(`${path} has no ${missing}`)
})

test('our own package gives everything that a problem page needs', async () => {
  await using example = await exampleFolder(ownFiles)

  const read = await readProblemPackage(example.folder)

  expect(read).toMatchObject({
    format: '2025-09',
    name: 'Echo',
    attribution: 'Author: CodeDojo · Licence: cc by-sa',
    comparison: { caseSensitive: true },
    limits: { timeMs: 1500, timeSource: 'limits.time_limit', memoryBytes: 256 * 1024 * 1024 },
    codedojo: { number: 1, difficulty: 'easy', tags: ['Math'], explanations: { 1: 'It is one.' } },
    starters: [{ language: 'python', code: 'print(0)\n' }],
    editorial: '## Idea\n',
    referenceSolutions: [
      { language: 'cpp', code: 'int main() {}\n' },
      { language: 'python', code: 'print(input())\n' },
    ],
  })
  expect(read.statements[0]?.markdown).toContain('![a bell](bell.svg)')
  expect(read.assets.map(({ name }) => name)).toEqual(['bell.svg'])
})

test('what a problem does not keep of its package is named: programs, and folders at the top', async () => {
  await using example = await exampleFolder({
    ...ownFiles,
    'submissions/accepted/z.py': 'print(input())\n',
    'submissions/wrong_answer/parts/main.py': '',
    'submissions/time_limit_exceeded/slow.py': '',
    'generators/deep/make.py': '',
    'generators/run.sh': '',
    'README.md': '',
    '.git/config': '',
  })
  await using legacy = await exampleFolder({ ...legacyFiles, 'output_validators/unused.py': '' })

  const { dropped } = await readProblemPackage(example.folder)

  expect(dropped).toEqual([
    'submissions/accepted/other.py',
    'submissions/accepted/z.py',
    'submissions/time_limit_exceeded/slow.py',
    'submissions/wrong_answer/parts',
    'README.md',
    'generators/',
  ])
  expect((await readProblemPackage(legacy.folder)).dropped).toEqual(['output_validators/'])
})

test('a test group overrides the flags of the problem for its own cases', async () => {
  await using example = await exampleFolder({
    ...legacyFiles,
    'problem.yaml': 'name: Echo\nvalidator_flags: case_sensitive\n',
    'data/secret/testdata.yaml': 'output_validator_flags: ""\n',
    'data/secret/b/testdata.yaml': 'output_validator_flags: float_tolerance 1e-4\n',
  })

  const read = await readProblemPackage(example.folder)

  expect(read.cases.map(({ comparison }) => [comparison.caseSensitive, comparison.floatAbsolute])).toEqual([
    [true, null],
    [true, null],
    [false, 1e-4],
  ])
})

test.each([
  ['limits.time_limit', { 'problem.yaml': 'limits: {time_limit: 3}', '.timelimit': '7' }, 3000],
  ['domjudge-problem.ini', { 'domjudge-problem.ini': "timelimit='2.5'\n", '.timelimit': '7' }, 2500],
  ['.timelimit', { '.timelimit': '0.5\n' }, 500],
])('a time limit comes from %s', async (source, files, timeMs) => {
  await using example = await exampleFolder({ ...legacyFiles, ...files })

  const { limits } = await readProblemPackage(example.folder)

  expect([limits.timeSource, limits.timeMs]).toEqual([source, timeMs])
})

test.each([
  ['an unknown validation', { 'problem.yaml': 'validation: magic' }, /validation "magic" is unknown/],
  ['a type that does not exist', { 'problem.yaml': 'type: golf' }, /its type "golf" is unknown/],
  [
    'a talk in several passes',
    { 'problem.yaml': 'problem_format_version: 2025-09\ntype: [interactive, multi-pass]' },
    /interactive and has several passes at once/,
  ],
  [
    'submitted answers',
    { 'problem.yaml': 'problem_format_version: 2025-09\ntype: submit-answer' },
    /answers/,
  ],
  [
    'a static validator',
    { 'problem.yaml': 'problem_format_version: 2025-09', 'static_validator/check.py': '' },
    /static validator/,
  ],
])('%s is refused with its reason', async (_, files, reason) => {
  await using example = await exampleFolder({ ...legacyFiles, ...files })

  const reading = readProblemPackage(example.folder)

  await expect(reading).rejects.toThrow(PackageRefusedError)
  await expect(reading).rejects.toThrow(reason)
})

test('a leftover validator of a legacy package with default validation is not used', async () => {
  await using example = await exampleFolder({ ...legacyFiles, 'output_validators/check.py': '' })

  await expect(readProblemPackage(example.folder)).resolves.toMatchObject({ name: 'Echo' })
})

test.each([
  [
    'an endless time',
    { 'domjudge-problem.ini': 'timelimit = Infinity' },
    /domjudge-problem\.ini.*"Infinity"/,
  ],
  ['a time over ten minutes', { '.timelimit': '601' }, /\.timelimit.*"601".*600/],
  [
    'a time of years in problem.yaml',
    { 'problem.yaml': 'limits: {time_limit: 1e12}' },
    /problem\.yaml: limits\.time_limit/,
  ],
  [
    'an endless time in problem.yaml',
    { 'problem.yaml': 'limits: {time_limit: .inf}' },
    /problem\.yaml.*time_limit/s,
  ],
  [
    'a step of years',
    { 'problem.yaml': 'problem_format_version: 2025-09\nlimits: {time_resolution: 1e12}' },
    /problem\.yaml: limits\.time_resolution/,
  ],
  ['a memory over 64 GiB', { 'problem.yaml': 'limits: {memory: 65537}' }, /problem\.yaml: limits\.memory/],
  ['an output over 256 MiB', { 'problem.yaml': 'limits: {output: 257}' }, /problem\.yaml: limits\.output/],
  ['a validator of years', { 'problem.yaml': 'limits: {validation_time: 1e9}' }, /limits\.validation_time/],
])('%s is refused by its file and key', async (_, files, message) => {
  await using example = await exampleFolder({ ...legacyFiles, ...files })

  const reading = readProblemPackage(example.folder)

  await expect(reading).rejects.toThrow(PackageError)
  await expect(reading).rejects.toThrow(message)
})

test('a tiny or fractional limit is read as whole milliseconds and bytes, never as nothing', async () => {
  await using example = await exampleFolder({
    ...legacyFiles,
    'problem.yaml': 'limits: {time_limit: 0.0001, memory: 0.0000001, output: 1.5000001}',
  })

  const { limits } = await readProblemPackage(example.folder)

  expect(limits).toMatchObject({ timeMs: 1, memoryBytes: 1, outputBytes: 1_572_864 })
})

test.each([
  ['an unknown version', { 'problem.yaml': 'problem_format_version: 2031-01' }, /2031-01/],
  ['an unknown flag', { 'problem.yaml': 'validator_flags: fuzzy' }, /problem\.yaml.*"fuzzy"/],
  ['a tolerance without a number', { 'problem.yaml': 'validator_flags: float_tolerance' }, /needs a number/],
  ['broken YAML', { 'problem.yaml': 'name: [' }, /problem\.yaml is not valid YAML/],
  ['a wrong time limit', { '.timelimit': 'soon' }, /\.timelimit.*"soon"/],
  [
    'an unknown key of ours',
    { 'codedojo.yaml': 'difficulty: easy\ntags: [Math]\nhint: no' },
    /codedojo\.yaml/,
  ],
])('%s is an error that names the file', async (_, files, message) => {
  await using example = await exampleFolder({ ...legacyFiles, ...files })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(message)
})

test('a package without cases, and a path without a package, are errors', async () => {
  await using example = await exampleFolder({ 'problem.yaml': 'name: Nothing' })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(/no test cases/)
  await expect(readProblemPackage(join(example.folder, 'absent'))).rejects.toThrow(/absent/)
})

test('a link that leads out of the package is not followed', async () => {
  await using outside = await exampleFolder({ 'secret.txt': 'key' })
  await using example = await exampleFolder(legacyFiles)
  await rm(join(example.folder, 'data/secret/a.in'))
  await symlink(join(outside.folder, 'secret.txt'), join(example.folder, 'data/secret/a.in'))

  await expect(readProblemPackage(example.folder)).rejects.toThrow(/a\.in is a link that leads out/)
})

test('a link inside the package is followed', async () => {
  await using example = await exampleFolder(legacyFiles)
  await symlink('echo.py', join(example.folder, 'submissions/accepted/again.py'))

  const { submissions } = await readProblemPackage(example.folder)

  expect(submissions.map(({ path }) => path)).toEqual(['accepted/again.py', 'accepted/echo.py'])
})

test.each([
  ['are taken out', '', '1\n2\n', 2],
  ['are kept where the package says so', 'keep_carriage_returns: true\n', '1\r\n2\r', 0],
])('carriage returns of inputs and answers %s', async (_, said, text, plainedFiles) => {
  await using example = await exampleFolder({
    ...ownFiles,
    'codedojo.yaml': `${ownFiles['codedojo.yaml']}${said}`,
    'data/sample/1.in': '1\r\n2\r',
    'data/sample/1.ans': '1\r\n2\r',
  })

  const read = await readProblemPackage(example.folder)

  expect(read.cases).toMatchObject([{ plainedFiles }])
  expect(
    read.cases.map(({ input, answer }) => [input, answer].map((bytes) => Buffer.from(bytes).toString())),
  ).toEqual([[text, text]])
})

test('an archive reads as its folder does, at its top or one folder down', async () => {
  await using example = await exampleFolder(ownFiles)
  const fromFolder = await readProblemPackage(example.folder)

  for (const prefix of ['', 'echo/']) {
    const path = await createZipStream(example.folder, prefix)
    const read = await readProblemPackage(path)

    expect(read.folderName).toBe(prefix === '' ? 'packed' : 'echo')
    expect({ ...read, folderName: '' }).toEqual({ ...fromFolder, folderName: '' })
  }
})

test('an archive of several problems is refused, and what lies beside the only one is none of it', async () => {
  await using example = await exampleFolder(ownFiles)
  const path = join(example.folder, 'packed.zip')
  const pack = async (names: readonly string[]) => {
    const zip = new ZipFile()
    for (const name of Object.keys(ownFiles)) zip.addFile(join(example.folder, name), `one/${name}`)
    for (const name of names) zip.addBuffer(Buffer.from('name: Other\n'), name)
    zip.end()
    await pipeline(zip.outputStream, createWriteStream(path))
  }

  await pack(['two/problem.yaml'])
  await expect(readProblemPackage(path)).rejects.toThrow(/holds 2 problems/)
  await pack(['old/statement/problem.en.md', 'oneself/data/secret/9.in', 'oneself/data/secret/9.ans'])
  const read = await readProblemPackage(path)

  await rm(path)
  const alone = await readProblemPackage(example.folder)
  expect({ ...read, folderName: '' }).toEqual({ ...alone, folderName: '' })
})

/** The library writes no backslashes, as old programs on Windows do: bars in the names become some. */
function withBackslashes(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(/(?<=[\w.])\|(?=[\w.])/g, '\\'), 'latin1')
}

test('an archive with backslashes in its names reads as one with slashes', async () => {
  await using example = await exampleFolder(ownFiles)
  const path = join(example.folder, 'packed.zip')
  const zip = new ZipFile()
  for (const name of Object.keys(ownFiles))
    zip.addFile(join(example.folder, name), `echo/${name}`.replaceAll('/', '|'))
  zip.end()
  await writeFile(path, withBackslashes(await buffer(zip.outputStream)))

  const read = await readProblemPackage(path)

  await rm(path)
  const fromFolder = await readProblemPackage(example.folder)
  expect({ ...read, folderName: '' }).toEqual({ ...fromFolder, folderName: '' })
  expect(read.folderName).toBe('echo')
})

test('an archive whose backslashes lead out of it is refused', async () => {
  await using example = await exampleFolder({})
  const path = join(example.folder, 'packed.zip')
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('x'), 'a|..|..|problem.yaml')
  zip.end()
  await writeFile(path, withBackslashes(await buffer(zip.outputStream)))

  await expect(readProblemPackage(path)).rejects.toThrow(/outside of itself: "a\/\.\.\/\.\.\/problem\.yaml"/)
})

test('an archive of packages says that they are to be unpacked', async () => {
  await using example = await exampleFolder({})
  const path = join(example.folder, 'all.zip')
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('x'), 'first-echo.zip')
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))

  await expect(readProblemPackage(path)).rejects.toThrow(/holds packages \(first-echo\.zip\)/)
})

test('an archive with a symbolic link is refused', async () => {
  await using example = await exampleFolder({})
  const path = join(example.folder, 'packed.zip')
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('/etc/passwd'), 'data/secret/1.in', { mode: 0o120777 })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))

  await expect(readProblemPackage(path)).rejects.toThrow(/1\.in is a symbolic link/)
})

test('an entry that unfolds beyond its bound is refused before it is unpacked', async () => {
  await using example = await exampleFolder({})
  const path = join(example.folder, 'packed.zip')
  const zip = new ZipFile()
  zip.addBuffer(Buffer.alloc(300 * 1024 * 1024), 'data/secret/1.in')
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))

  await expect(readProblemPackage(path)).rejects.toThrow(/1\.in is larger than 256 MiB/)
})

test('a file that is no archive is an error, not a crash', async () => {
  await using example = await exampleFolder({ 'packed.zip': 'not a zip' })

  await expect(readProblemPackage(join(example.folder, 'packed.zip'))).rejects.toThrow(PackageError)
})

async function createZipStream(folder: string, prefix: string): Promise<string> {
  const path = join(folder, 'packed.zip')
  const zip = new ZipFile()
  for (const name of Object.keys(ownFiles)) zip.addFile(join(folder, name), prefix + name)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  return path
}
