import { expect, test } from 'vitest'
import { texTitle, texToMarkdown } from './tex-to-markdown.ts'

test.each<readonly [string, string, string, readonly string[]]>([
  [
    'a command',
    'a \\foo{b} c\n\n\\foo{d}',
    'a b c\n\nd\n',
    ['1+1 The command \\foo is not known, so it is left out; what its braces hold is shown.'],
  ],
  [
    'an environment',
    'a\n\\begin{foo}b\\end{foo}',
    'a\n\nb\n',
    ['2 The environment "foo" is not known; what it holds is shown.'],
  ],
  [
    'a picture that is not there',
    '\\includegraphics{gone}',
    '![gone](gone)\n',
    ['1 The picture "gone" is not in the folder of the statement, so it is not shown.'],
  ],
  [
    'a picture that no page can show',
    '\\includegraphics{print}',
    '![print.eps](print.eps)\n',
    [
      '1 The picture "print.eps" is in a format that pages do not show: save it as SVG or PNG under the same name beside it.',
    ],
  ],
  [
    'a drawing that is a program of TeX',
    '\\begin{tikzpicture}\\draw (0,0) -- (1,1);\\end{tikzpicture}',
    '*(A drawing that is not shown here.)*\n',
    [
      '1 A drawing with "tikzpicture" is not shown: save it as SVG or PNG beside the statement, and show it with \\includegraphics.',
    ],
  ],
  [
    'another file',
    '\\input{more}',
    '',
    ['1 \\input is not followed, so put the text of "more" in its place.'],
  ],
  ['a label', 'See \\ref{gone}.', 'See gone.\n', ['1 \\ref{gone} refers to a label that is not there.']],
  [
    'what is never closed',
    'a $5\n\n{b \\begin{center} c',
    'a \\$5\n\nb c\n',
    [
      '1 "$" is opened here and never closed, so it is shown as text or left out.',
      '3 "\\begin{center}" is opened here and never closed, so it is shown as text or left out.',
      '3 "{" is opened here and never closed, so it is shown as text or left out.',
    ],
  ],
  [
    'what was never opened',
    'a } b \\end{center}',
    'a b\n',
    [
      '1 "}" closes what was never opened, so it is left out.',
      '1 "\\end{center}" closes what was never opened, so it is left out.',
    ],
  ],
  [
    'a command that leads to itself',
    '\\def\\a{b\\a}\\a{} c',
    'c\n',
    [
      '1 \\a leads to itself, or to too much text, so own commands are not replaced from here on.',
      '1 The command \\a is not known, so it is left out; what its braces hold is shown.',
    ],
  ],
  [
    'a definition that is not understood',
    '\\def\\a#1-{b}x',
    '-bx\n',
    ['1 A definition with \\def is not understood, so what it defines is not replaced.'],
  ],
])('%s is noted, and its text is kept', (_, tex, markdown, notes) => {
  const made = texToMarkdown(tex, ['print.eps'])

  expect(made.markdown).toBe(markdown)
  expect(
    made.notes.map(({ line, others, sentence }) => `${line}${others > 0 ? `+${others}` : ''} ${sentence}`),
  ).toEqual(notes)
})

test('own commands make no more than a multiple of the text', () => {
  const doubled = Array.from({ length: 20 }, (_, at) => {
    const [name, before] = [at + 1, at].map((place) => String.fromCodePoint(97 + place))
    return `\\def\\${name}{\\${before}\\${before}}`
  })
  const tex = `\\def\\a{abcdefghij}${doubled.join('')}\\u`

  const { markdown, notes } = texToMarkdown(tex, [])

  expect(markdown.length).toBeLessThan(5 * tex.length + 10_000)
  expect(notes.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/leads to itself, or to too much/),
  )
})

test.each([
  ['{', '}'],
  ['\\textbf{', '}'],
  ['\\begin{center}', '\\end{center}'],
  ['\\begin{itemize}\\item ', '\\end{itemize}'],
  ['\\begin{quote}', '\\end{quote}'],
])('%s nested ten thousand times keeps its text', (open, close) => {
  const { markdown, notes } = texToMarkdown(`${open.repeat(10_000)}a${close.repeat(10_000)}`, [])

  expect(markdown).toContain('a')
  expect(notes.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/more than 100 levels deep/),
  )
})

test('the name of a problem is plain text', () => {
  expect(texTitle("\\problemname{G\\\"odel's \\emph{$n$-th} ``bell''}")).toBe("Gödel's n-th “bell”")
  expect(texTitle('Text')).toBeUndefined()
})
