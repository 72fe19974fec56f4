import { expect, test } from 'vitest'
import { readProblemPackage } from './read-problem-package.ts'
import { exampleFolder, legacyFiles, ownFiles } from './testing/example-package.ts'

const tex = 'problem_statement/problem.en.tex'

test('what is not understood of a statement in TeX is a finding with file and line', async () => {
  await using example = await exampleFolder({
    ...legacyFiles,
    [tex]: 'Print \\foo{it}.\n\n\\foo\n\\includegraphics{gone}\n',
  })

  const { statements, findings } = await readProblemPackage(example.folder)

  expect(statements[0]?.markdown).toBe('Print it.\n\n![gone](gone)\n')
  expect(findings).toEqual([
    `${tex}, line 1 and 1 more: The command \\foo is not known, so it is left out; what its braces hold is shown.`,
    `${tex}, line 4: The picture "gone" is not in the folder of the statement, so it is not shown.`,
  ])
})

test('a picture of a Markdown statement that is not there is a finding, however its address is written', async () => {
  const text =
    '![a](<gone away.png> "title") ![b](my%20bell.svg) ![c](<my bell.svg>) ![d](https://example.org/e.png) ![f](f.eps)\n'
  await using example = await exampleFolder({
    ...ownFiles,
    'statement/problem.en.md': text,
    'statement/my bell.svg': '<svg/>',
    'statement/f.eps': '',
  })

  const { findings } = await readProblemPackage(example.folder)

  expect(findings).toEqual([
    'statement/problem.en.md: The picture "gone away.png" is not in the folder of the statement, so it is not shown.',
    'statement/problem.en.md: The picture "f.eps" is in a format that pages do not show: save it as SVG or PNG under the same name beside it.',
    'Not kept, as it is neither a statement (problem.en.md) nor a picture of one: statement/f.eps.',
  ])
})

test('the PDF files that a statement shows are read, and others are findings', async () => {
  await using example = await exampleFolder({
    ...legacyFiles,
    [tex]: 'Text\\includegraphics{drawing}\\includegraphics{bell.pdf}',
    'problem_statement/drawing.pdf': 'drawing',
    'problem_statement/bell.pdf': 'bell',
    'problem_statement/bell.png': 'bell',
  })

  const { assets, pdfPictures, findings } = await readProblemPackage(example.folder)

  expect(assets.map(({ name }) => name)).toEqual(['bell.png'])
  expect(pdfPictures.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['drawing.pdf', 'drawing'],
  ])
  expect(findings).toEqual(['Not kept, as no statement shows it: problem_statement/bell.pdf.'])
})

test('a statement that is a PDF only is read for the import, and named', async () => {
  const { [tex]: _, ...others } = legacyFiles
  const pdf = 'problem_statement/problem.en.pdf'
  await using alone = await exampleFolder({ ...others, [pdf]: 'pages' })
  await using beside = await exampleFolder({ ...legacyFiles, [pdf]: 'pages' })

  const read = await readProblemPackage(alone.folder)

  expect(read.pdfStatement).toMatchObject({ name: 'problem.en.pdf', path: pdf })
  expect(read.findings).toEqual([
    expect.stringMatching(/PDF only \(problem_statement\/problem\.en\.pdf\): an import/),
  ])
  expect((await readProblemPackage(beside.folder)).pdfStatement).toBeNull()
})

test('the name of a problem may be in its statement, with what TeX has for it', async () => {
  await using example = await exampleFolder({
    ...legacyFiles,
    'problem.yaml': 'uuid: 00000000-0000-4000-8000-000000000000\n',
    [tex]: '\\problemname{G\\"odel\'s \\emph{Bell}}\nPrint it.\n',
  })

  expect((await readProblemPackage(example.folder)).name).toBe("Gödel's Bell")
})

const severalLanguages = {
  ...ownFiles,
  'problem.yaml':
    'problem_format_version: 2025-09\nname: {en: Bells, sv: Klockor, "?": Nothing}\nlimits: {time_limit: 1}\n',
  'statement/problem.en.md': 'Ring.\n',
  'statement/problem.sv.tex': 'Ring.\\foo\n\n\\includegraphics{chime.pdf}\n',
  'statement/problem.pt_BR.md': 'Toque. ![sino](gone.png)\n',
  'statement/chime.pdf': 'chime',
} as const

test('a statement in each language is read, with its name, its pictures and its findings', async () => {
  await using example = await exampleFolder(severalLanguages)

  const { statements, names, name, pdfPictures, findings } = await readProblemPackage(example.folder)

  expect(statements.map(({ language, source }) => [language, source])).toEqual([
    ['en', 'markdown'],
    ['pt-BR', 'markdown'],
    ['sv', 'tex'],
  ])
  expect(statements[2]?.markdown).toContain('Ring.')
  expect([name, names]).toEqual(['Bells', { en: 'Bells', sv: 'Klockor' }])
  expect(pdfPictures.map((picture) => picture.name)).toEqual(['chime.pdf'])
  expect(findings).toContain(
    'statement/problem.pt_BR.md: The picture "gone.png" is not in the folder of the statement, so it is not shown.',
  )
  expect(findings.some((finding) => finding.startsWith('statement/problem.sv.tex, line 1: '))).toBe(true)
  expect(findings.join()).not.toContain('not kept')
})

test('English comes first, then other kinds of it, and codes are brought into their short form', async () => {
  await using example = await exampleFolder({
    ...ownFiles,
    ...Object.fromEntries(
      ['swe', 'en-US', 'en_GB', 'de'].map((code) => [`statement/problem.${code}.md`, 'Ring.']),
    ),
  })

  const { statements } = await readProblemPackage(example.folder)

  expect(statements.map(({ language }) => language)).toEqual(['en', 'en-GB', 'en-US', 'de', 'sv'])
})

test('without English the name is that of the statement', async () => {
  const { 'statement/problem.en.md': _, 'statement/problem.pt_BR.md': __, ...swedish } = severalLanguages
  await using example = await exampleFolder(swedish)

  expect(await readProblemPackage(example.folder)).toMatchObject({ name: 'Klockor' })
})

test('statements in too many languages are refused', async () => {
  const codes = Array.from('abcdefghijklmnopqrstu', (letter) => `${letter}${letter}`)
  await using many = await exampleFolder({
    ...ownFiles,
    ...Object.fromEntries(codes.map((code) => [`statement/problem.${code}.md`, 'Ring.'])),
  })

  await expect(readProblemPackage(many.folder)).rejects.toThrow('statements in 22 languages; at most 20')
})

test.each(['swedish_x', 'en-x-foo', 'en-u-nu-latn', 'x-private', '12'])(
  '"%s" is no language of a statement',
  async (code) => {
    await using odd = await exampleFolder({ ...ownFiles, [`statement/problem.${code}.md`]: 'Ring.' })

    await expect(readProblemPackage(odd.folder)).rejects.toThrow(
      `statement/problem.${code}.md names no language: its name must be problem.<language>.md`,
    )
  },
)

test('of statements that are PDF files only, the others are named', async () => {
  const { 'statement/problem.en.md': _, ...others } = ownFiles
  await using example = await exampleFolder({
    ...others,
    'statement/problem.en.pdf': 'en',
    'statement/problem.sv.pdf': 'sv',
  })

  const { pdfStatement, findings } = await readProblemPackage(example.folder)

  expect(pdfStatement?.path).toBe('statement/problem.en.pdf')
  expect(findings).toContain(
    'Not kept, as a statement in another language must be Markdown or TeX: statement/problem.sv.pdf.',
  )
})
