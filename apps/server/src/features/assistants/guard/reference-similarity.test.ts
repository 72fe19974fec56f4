import { describe, expect, test } from 'vitest'
import { indexReferences } from './reference-index.ts'
import { guarded, isWithheld, textOf } from './testing/guarded.ts'
import { readSolutions, readStarters } from './testing/starter-programs.ts'

const solutions = readSolutions('packing-list')
const index = await indexReferences(
  ['first-echo', 'packing-list', 'there-and-back'].map((problemId) => ({
    problemId,
    references: readSolutions(problemId),
    known: readStarters(problemId).map(({ code }) => code),
  })),
  { minWords: 60 },
)
const others = { index, open: new Set<string>() }

type Form = (code: string) => string
const lines = (code: string) => code.trimEnd().split('\n')
const eachLine =
  (form: (line: string, at: number) => string): Form =>
  (code) =>
    lines(code).map(form).join('\n')
const decoy = '```\nfor each word: compare it with the next one\n```\n'

/** Disguises that do not change the letters within a line. */
const forms: Readonly<Record<string, Form>> = {
  'as it is': (code) => `\`\`\`\n${code}\n\`\`\`\n`,
  'with arrows behind its lines': eachLine((line, at) => `${line}   ← step ${at + 1}`),
  'with letters before its lines': eachLine((line, at) => `${String.fromCharCode(97 + (at % 26))}) ${line}`),
  'with steps before its lines': eachLine((line, at) => `Step ${at + 1} -> ${line}`),
  'with numbers and bars': eachLine((line, at) => `${at + 1}|${line}`),
  'as rows of JSON': (code) => JSON.stringify({ cells: [{ source: lines(code) }] }, null, 1),
  'as a list of YAML': eachLine((line) => `  - '${line.replaceAll("'", "''")}'`),
  'in a here-document': (code) =>
    `\`\`\`bash\ncat > solution <<'END'\n${code}\nEND\npython3 solution < input\n\`\`\``,
  'in CDATA': (code) => `<program><![CDATA[\n${code}]]></program>`,
  'in a comment of a page': (code) => `<!--\n${code}-->`,
  'in LaTeX': (code) => `\\begin{verbatim}\n${code}\\end{verbatim}`,
  'with decoys between': (code) =>
    lines(code)
      .map((line) => `\`\`\`\n${line}\n\`\`\`\n${decoy}`)
      .join('\n'),
  'with prose between single lines': eachLine(
    (line) => `${line}\n\nAfter that comes what you thought of before.\n`,
  ),
  'in the first column of a table': (code) =>
    `| text | why |\n|---|---|\n${eachLine((line) => `| ${line} | so |`)(code)}`,
  'with middots for blanks': (code) => code.replaceAll(' ', '·'),
  'with underscores for blanks': (code) => code.replaceAll(' ', '_'),
  'with open boxes for blanks': (code) => code.replaceAll(' ', '␣'),
  'with signs for ends of lines': (code) => code.replaceAll('\n', '⏎'),
  'with at signs for colons': (code) => code.replaceAll(':', '@'),
  'one word a line': (code) => code.replaceAll(/[ \t]+/g, '\n'),
  'with blanks between its letters': (code) => code.replaceAll(/(?<=\S)(?=\S)/g, ' '),
  'in capital letters': (code) => code.toUpperCase(),
  'in letters that cannot be seen': (code) =>
    code.replaceAll(/[ -~]/g, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))),
}

describe.each(Object.entries(forms))('a solution %s', (_, form) => {
  test.each(solutions)('in $language is withheld where its problem is closed', async ({ code }) => {
    const pieces = await guarded([`Look at this first.\n\n${form(code)}\n`], { judge: null, others })

    expect(isWithheld(pieces)).toBe(true)
  })
})

test('a solution of the problem itself is withheld in the same forms', async () => {
  const all = await Promise.all(
    Object.values(forms).flatMap((form) =>
      solutions.map(({ code }) => guarded([form(code)], { references: solutions })),
    ),
  )

  expect(all.every(isWithheld)).toBe(true)
})

test('a solution of a problem that is open to its reader is shown whole', async () => {
  const open = new Set(['packing-list'])

  for (const { code } of solutions) {
    const answer = `\`\`\`\n${code}\n\`\`\`\n`
    const pieces = await guarded([answer], { judge: null, others: { index, open } })

    expect(textOf(pieces)).toBe(answer)
  }
})

test('the code in the editor is shown to its author, whatever it is like', async () => {
  for (const { code, language } of solutions) {
    const answer = `Your code was:\n\n\`\`\`\n${code}\n\`\`\`\nWhat does its loop do?`
    const pieces = await guarded([answer], { others, frames: [{ language, code }] })

    expect(textOf(pieces)).toBe(answer)
  }
})

test('a solution in parts is withheld, though every answer shows but one of them', async () => {
  const [{ code } = { code: '' }] = solutions
  const half = code.slice(0, code.length / 3)
  const earlierAnswers = [`\`\`\`\n${half}\n\`\`\``]
  const rest = `\`\`\`\n${code.slice(code.length / 3, (code.length * 2) / 3)}\n\`\`\``

  expect(isWithheld(await guarded([rest], { judge: null, others, earlierAnswers }))).toBe(true)
})

test('the starter programs and other solutions of the product are not like these', async () => {
  const innocent = [...readStarters('packing-list'), ...readSolutions('restless-drummer')]

  for (const { code } of innocent) {
    const answer = `\`\`\`\n${code}\n\`\`\`\n`
    expect(textOf(await guarded([answer], { judge: null, others }))).toBe(answer)
  }
})
