// @vitest-environment node
import { expect, test } from 'vitest'
import { listZipEntries } from '../../lib/zip-archive.ts'
import { makeZip } from '../../testing/make-zip.ts'
import { extractPackages } from './extract-packages.ts'

const text = (words: string) => new TextEncoder().encode(words)
const packageOf = (title: string) => makeZip({ 'problem.yaml': text(`name: ${title}`) })
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'problems.zip') => new File([bytes], name)

async function namesIn(file: File): Promise<string[]> {
  return (await listZipEntries(file)).map(({ name }) => name)
}

test.each([
  ['stored', 0],
  ['deflated', 9],
] as const)('an archive of packages, %s, becomes a file for each', async (_, level) => {
  const archive = makeZip(
    { 'echo.zip': packageOf('Echo'), 'all/sum.kpp': packageOf('Sum'), '__MACOSX/._echo.zip': text('x') },
    { level },
  )

  const found = await extractPackages(fileOf(archive))

  expect(found.map(({ file, fault }) => [file.name, fault])).toEqual([
    ['echo.zip', null],
    ['sum.kpp', null],
  ])
  const first = found[0]?.file ?? new File([], '')
  expect(await namesIn(first)).toEqual(['problem.yaml'])
  expect(new Uint8Array(await first.arrayBuffer())).toEqual(packageOf('Echo'))
})

test('an archive of several folders becomes an archive for each', async () => {
  const archive = makeZip({
    ...{ 'echo/problem.yaml': text('name: Echo'), 'echo/data/sample/1.in': text('1') },
    ...{ 'sum/problem.yaml': text('name: Sum'), 'notes.txt': text('x') },
  })

  const found = await extractPackages(fileOf(archive))

  expect(found.map(({ file }) => file.name)).toEqual(['echo.zip', 'sum.zip'])
  expect(await namesIn(found[0]?.file ?? new File([], ''))).toEqual(['problem.yaml', 'data/sample/1.in'])
})

test.each([
  ['one package', makeZip({ 'problem.yaml': text('name: Echo'), 'tools/old.zip': packageOf('Old') })],
  ['one folder', makeZip({ 'echo/problem.yaml': text('name: Echo') })],
  ['nothing of use', makeZip({ 'readme.txt': text('x') })],
  ['no archive', text('not a zip')],
])('a file that is %s stays as it is', async (_, bytes) => {
  const file = fileOf(bytes)

  expect(await extractPackages(file)).toEqual([{ file, fault: null }])
})

test('a package that unfolds to more than it says is refused, and the others come in', async () => {
  const archive = makeZip(
    { 'bomb.zip': new Uint8Array(200_000), 'echo.zip': packageOf('Echo') },
    { level: 9 },
  )
  const view = new DataView(archive.buffer)
  const directory = view.getUint32(archive.length - 6, true)
  view.setUint32(directory + 24, 10, true)

  const found = await extractPackages(fileOf(archive))

  expect(found.map(({ file, fault }) => [file.name, fault === null])).toEqual([
    ['bomb.zip', false],
    ['echo.zip', true],
  ])
})

test('an archive that points outside of itself is left to the server', async () => {
  const archive = makeZip({ 'echo.zip': packageOf('Echo') })
  new DataView(archive.buffer).setUint32(archive.length - 6, 0xfffffff0, true)
  const file = fileOf(archive)

  expect(await extractPackages(file)).toEqual([{ file, fault: null }])
})
