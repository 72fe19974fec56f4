import { expect, test } from 'vitest'
import { PackageError, PackageRefusedError } from '../package-error.ts'
import { readProblemPackage } from '../read-problem-package.ts'
import { exampleFolder, legacyFiles, ownFiles } from '../testing/example-package.ts'
import { readPackageInWorker } from './read-in-worker.ts'

test('a thread reads of a package what is there, with the bytes of its files', async () => {
  await using example = await exampleFolder(ownFiles)

  const read = await readPackageInWorker(example.folder)

  const expected = await readProblemPackage(example.folder)
  expect(JSON.stringify(read, plainBytes)).toBe(JSON.stringify(expected, plainBytes))
  expect(read.cases[0]?.input).toEqual(new TextEncoder().encode('1\n'))
})

function plainBytes(_: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return [...value]
  // A Buffer has serialised itself by `toJSON` before this is called.
  const isBuffer = typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
  return isBuffer && 'data' in value ? value.data : value
}

test('what a thread refuses is refused in the same words', async () => {
  await using damaged = await exampleFolder({ ...legacyFiles, 'problem.yaml': 'name: [' })
  await using several = await exampleFolder({ ...legacyFiles, 'problem.yaml': 'type: submit-answer\n' })

  const reading = readPackageInWorker(damaged.folder)

  await expect(reading).rejects.toThrow(PackageError)
  await expect(reading).rejects.toThrow(/problem\.yaml is not valid YAML/)
  await expect(readPackageInWorker(several.folder)).rejects.toThrow(PackageRefusedError)
})

test('a thread that has read or refused a package reads the next one as a new thread does', async () => {
  await using own = await exampleFolder(ownFiles)
  await using damaged = await exampleFolder({ ...legacyFiles, 'problem.yaml': 'name: [' })
  await using legacy = await exampleFolder(legacyFiles)

  const first = await readPackageInWorker(own.folder)
  const refused = await readPackageInWorker(damaged.folder).catch((error: unknown) => error)
  const second = await readPackageInWorker(legacy.folder)
  const together = await Promise.all([readPackageInWorker(own.folder), readPackageInWorker(legacy.folder)])

  expect(refused).toBeInstanceOf(PackageError)
  expect(JSON.stringify(second, plainBytes)).toBe(
    JSON.stringify(await readProblemPackage(legacy.folder), plainBytes),
  )
  expect(together).toEqual([first, second])
})

test('after a package that took too long, the next one is read', async () => {
  await using example = await exampleFolder(ownFiles)

  await expect(readPackageInWorker(example.folder, { patienceMs: 1 })).rejects.toThrow(/takes longer/)

  expect((await readPackageInWorker(example.folder)).cases.length).toBeGreaterThan(0)
})

test('reading ends when it takes longer or more memory than it may, and says so', async () => {
  await using example = await exampleFolder(ownFiles)

  const inTime = readPackageInWorker(example.folder, { patienceMs: 1 })
  const inMemory = readPackageInWorker(example.folder, { heapMebibytes: 8 })

  await expect(inTime).rejects.toThrow(/^Reading the package takes longer than 0\.001 s/)
  await expect(inTime).rejects.toThrow(PackageError)
  await expect(inMemory).rejects.toThrow(/^Reading the package takes more than 8 MiB of memory/)
  await expect(inMemory).rejects.toThrow(PackageError)
})

test('others have their turn while a package is read', async () => {
  await using example = await exampleFolder({ ...ownFiles, 'codedojo.yaml': `a: [${'1,'.repeat(60_000)}]` })
  let turns = 0
  const counting = setInterval(() => turns++, 10)

  await expect(readPackageInWorker(example.folder)).rejects.toThrow(PackageError)
  clearInterval(counting)

  expect(turns).toBeGreaterThan(10)
})
