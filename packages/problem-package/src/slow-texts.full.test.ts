import { findSlowTexts, worstCaseTexts } from '@codedojo/contract/testing'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { attributionOf } from './attribution.ts'
import { expectedOfComment } from './expectations.ts'
import { pathFault } from './file-names.ts'
import { nearestName } from './findings/nearest-name.ts'
import { globMatcher } from './glob.ts'
import { isPythonTwo } from './languages.ts'
import { PackageError } from './package-error.ts'
import { pictureAddresses } from './picture-addresses.ts'
import { readProblemPackage } from './read-problem-package.ts'
import { exampleFolder, legacyFiles, ownFiles } from './testing/example-package.ts'
import { texToMarkdown } from './tex/tex-to-markdown.ts'
import { parseValidatorFlags } from './validator-flags.ts'
import { readYaml } from './yaml-file.ts'

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'the pictures of a text': pictureAddresses,
  'a program in Python': isPythonTwo,
  'a key that does not exist': (text) => nearestName(text, ['time_limit', text.slice(0, 60)]),
  'a glob': (text) => globMatcher(text.slice(0, 1024))('a'.repeat(500)),
  'expected results in a comment': (text) => expectedOfComment(`@EXPECTED_RESULTS@: ${text}`, 'a.py'),
  'the flags of a validator': (text) => parseValidatorFlags([text], 'problem.yaml'),
  'the path of an archive': pathFault,
  'the people of a problem': (text) => attributionOf({ credits: text, source: text }),
}
const texts = worstCaseTexts([
  ...[
    'print ',
    '\n print',
    '*a',
    '[a',
    '{a,b}',
    'a <a@a> ',
    'case_sensitive ',
    'float_tolerance 1 ',
    '![a](<',
    '[a]: ',
  ],
])

test.each(Object.entries(readers))(
  '%s is read in a time that grows with its length alone',
  async (_, read) => {
    expect(await findSlowTexts(texts, read)).toEqual([])
  },
)

/** Writing Markdown takes a few µs per escaped sign, which is acceptable because packages are read in a worker thread. */
const texMs = 1000
const signsOfTex = [
  ...[
    '\\(',
    '$a$',
    '\\item',
    '\\begin{itemize}',
    '\\begin{itemize}\\item ',
    '\\begin{tabular}{c}',
    'a&',
    'a\\\\',
  ],
  ...[
    '\\newcommand{',
    '\\newcommand{\\a}{',
    '\\newcommand\\a[',
    '\\def\\a{',
    '\\def\\a{\\a}',
    '\\url{',
    '\\href{a}{',
  ],
  ...[
    '\\texttt{a}b',
    '\\emph{a} ',
    "\\'",
    '\\"{',
    '\\footnote{',
    '\\caption{',
    '\\section{',
    '\\label{',
    '\\iffalse ',
  ],
  ...[
    '\\multicolumn{9}{c}{',
    '\\begin{figure}',
    '\\illustration{',
    '\\SI{1}{',
    '\\lstinline[',
    '\\ensuremath{',
    '#1',
    '%\n',
  ],
]
const nestedTex = [
  ...[
    '\\caption{',
    '\\section{',
    '\\footnote{',
    '\\illustration{}{a}{',
    '\\textsuperscript{',
    '\\"{',
    '\\href{a}{',
    '{',
  ].map((open) => `${open.repeat(90)}${'a '.repeat(30_000)}${'}'.repeat(90)}`),
  `\\def\\a#1{#1#1}${'\\a{'.repeat(5000)}x${'}'.repeat(5000)}`,
  `\\def\\a#1{${'#1'.repeat(10_000)}}\\a{${'b'.repeat(10_000)}}`,
  `\\begin{tabular}{${'c'.repeat(30_000)}}${'a&'.repeat(15_000)}\\end{tabular}`,
  `${'{'.repeat(30_000)}${'}'.repeat(30_000)}`,
]

test('a statement in TeX is read in a time that grows with its length alone', async () => {
  const own = [
    ...signsOfTex,
    ...['\\verb|', '\\begin{verbatim}', '\\begin{align}', '\\[', '\\includegraphics[', '\\textbf{'],
  ]

  const slow = await findSlowTexts(
    [...worstCaseTexts(own), ...nestedTex],
    (text) => texToMarkdown(text, ['a.png']),
    texMs,
  )

  expect(slow).toEqual([])
}, 300_000)

/** The YAML library takes about 10 µs per invalid character, which is acceptable because packages are read in a worker thread. */
const yamlMs = 1000

test('settings are read in a time that grows with their length alone, and nest no deeper than they may', async () => {
  const own = Array.from({ length: 7000 }, (_, at) => `k${at}: v`).join('\n')
  const files = (text: string) => ({
    folderName: 'a',
    paths: ['a.yaml'],
    read: async () => Buffer.from(text),
    [Symbol.asyncDispose]: async () => undefined,
  })

  const texts = [...worstCaseTexts(['&a ', '!a ', '%a\n', '? ', '- [', '{a: ']), own]
  const slow = await findSlowTexts(texts, (text) => readYaml(files(text), 'a.yaml', z.unknown()), yamlMs)

  expect(slow).toEqual([])
})

const laughs = Array.from(
  { length: 9 },
  (_, at) =>
    `a${at}: &a${at} [${
      at === 0
        ? 'ha'
        : Array(10)
            .fill(`*a${at - 1}`)
            .join(', ')
    }]`,
).join('\n')

test.each([
  ['an alias that repeats itself', laughs, /not valid YAML: Excessive alias count/],
  ['lists within lists', '['.repeat(30_000), /not valid YAML/],
  ['lists that end', `a: ${'['.repeat(200)}${']'.repeat(200)}`, /nests more than 50/],
  ['maps within maps', 'a: {'.repeat(10_000), /not valid YAML/],
  ['a key that is there twice', 'a: 1\nb: 2\na: 3\n', /Map keys must be unique: "a"/],
  ['a sign that is wrong', 'a: 1\nb: ]\n', /at line 2/],
])('%s is refused by the name of its file', async (_, yaml, message) => {
  await using example = await exampleFolder({ ...legacyFiles, 'problem.yaml': yaml })

  const reading = readProblemPackage(example.folder)

  await expect(reading).rejects.toThrow(PackageError)
  await expect(reading).rejects.toThrow(message)
  await expect(reading).rejects.toThrow(/^problem\.yaml/)
})

test('a settings file is parsed once for all cases below it', async () => {
  const many = Array.from({ length: 3000 }, (_, at) => [`data/secret/${at}.in`, `data/secret/${at}.ans`])
  const settings = `args: []\ninput_visualizer_args: [${'1,'.repeat(200_000)}]\n`
  await using example = await exampleFolder({
    ...ownFiles,
    ...Object.fromEntries(many.flat().map((path) => [path, '1\n'])),
    'data/test_group.yaml': settings,
  })

  const { cases } = await readProblemPackage(example.folder)

  expect(cases).toHaveLength(3001)
})

test.each([
  ['*'.repeat(400), 'a'.repeat(400), true],
  [`${'*a'.repeat(200)}b`, 'a'.repeat(400), false],
  [`${'{a,aa}'.repeat(100)}b`, 'a'.repeat(300), false],
  ['wrong_answer/*.py', 'wrong_answer/a.py', true],
  ['wrong_answer', 'wrong_answer/a.py', true],
  ['wrong_answer/', 'wrong_answer/a.py', true],
  ['*/{a,b?}.py', 'mixed/bc.py', true],
  ['*/{a,b?}.py', 'mixed/b.py', false],
  ['*', 'mixed/a', true],
  ['mixed/[a-c].py', 'mixed/b.py', true],
  ['mixed/[!a-c].py', 'mixed/b.py', false],
  ['mixed/[a', 'mixed/[a', true],
  ['mixed/a.py', 'mixed/axpy', false],
])('the glob %.20s and the path %.20s: %s', (glob, path, isNamed) => {
  expect(globMatcher(glob)(path)).toBe(isNamed)
})

test('rules of submissions without end are refused', async () => {
  const rules = Array.from({ length: 501 }, (_, at) => `a${at}: {permitted: [AC]}`).join('\n')
  await using many = await exampleFolder({ ...legacyFiles, 'submissions/submissions.yaml': rules })
  await using long = await exampleFolder({
    ...legacyFiles,
    'submissions/submissions.yaml': `? "${'*a'.repeat(600)}"\n: {permitted: [AC]}\n`,
  })

  await expect(readProblemPackage(many.folder)).rejects.toThrow(/has 501 entries/)
  await expect(readProblemPackage(long.folder)).rejects.toThrow(/longer than 1024 characters/)
})
