import { expect, test } from 'vitest'
import { hideAnswers } from './hide-answers.ts'
import { type NotesPart, parseNotes } from './parse-notes.ts'

const fence = (info: string, content: string) => `\`\`\`${info}\n${content}\n\`\`\``
const joined = (...pieces: readonly string[]) => pieces.join('\n\n')
const kindsOf = (notes: string) => parseNotes(notes).parts.map(({ kind }) => kind)
const question = 'Which?\n- [ ] one\n- [x] two\n> Because.'

function only<Kind extends NotesPart['kind']>(notes: string, kind: Kind) {
  return parseNotes(notes).parts.filter(
    (part): part is Extract<NotesPart, { kind: Kind }> => part.kind === kind,
  )
}

test('neighbouring programs in other languages are one block, with the input that follows', () => {
  const notes = joined(
    'Before.',
    fence('python run', 'print(input())'),
    fence('cpp run', 'int main() {}'),
    fence('input', '1\n2'),
    'After.',
  )

  const { parts, findings } = parseNotes(notes)

  expect(findings).toEqual([])
  expect(parts).toMatchObject([
    { kind: 'text', raw: 'Before.\n' },
    {
      ...{ kind: 'program', block: 1, input: '1\n2' },
      programs: [
        { language: 'python', code: 'print(input())' },
        { language: 'cpp', code: 'int main() {}' },
      ],
    },
    { kind: 'text', raw: '\nAfter.' },
  ])
  expect(parts.map(({ raw }) => raw).join('\n')).toBe(notes)
})

test('a block ends with words, with its input, and with a second program in the same language', () => {
  const program = fence('python run', 'print(1)')
  const notes = joined(program, 'Words.', program, fence('input', '5'), program, program)

  expect(only(notes, 'program').map(({ block, input }) => [block, input])).toEqual([
    [1, null],
    [2, '5'],
    [3, null],
    [4, null],
  ])
})

test('a block has an id that goes with its text, wherever it stands, and blocks with the same text are counted', () => {
  const one = fence('python run', 'print(1)')
  const other = fence('python run', 'print(2)')
  const idsOf = (...pieces: readonly string[]) =>
    only(pieces.join('\n\nWords.\n\n'), 'program').map(({ id }) => id)

  const [first = '', second = ''] = idsOf(one, other)

  expect(first).toMatch(/^[a-z\d]+$/)
  expect(second).not.toBe(first)
  expect(idsOf(other, one, one)).toEqual([second, first, `${first}.2`])
  expect(idsOf(one.replaceAll('\n', '\r\n'))).toEqual([first])
})

test.each([
  ['python', 'code without "run" is code'],
  ['text run', 'an unknown language is code'],
  ['running', 'another word is code'],
])('a fence of %s is text: %s', (info) => {
  expect(kindsOf(fence(info, 'x'))).toEqual(['text'])
})

test('what lies in another fence is no block', () => {
  const { parts, findings } = parseNotes(`\`\`\`\`text\n${fence('python run', 'x')}\n\`\`\`\``)

  expect([parts.map(({ kind }) => kind), findings]).toEqual([['text'], []])
})

test('a quiz has a question, choices of several lines, and an explanation', () => {
  const notes = fence('quiz', 'What is *it*?\n\n- [ ] one\n  and more\n- [x] two\n> Because\n> it is.')

  expect(only(notes, 'quiz')).toMatchObject([
    {
      ...{ question: 'What is *it*?', explanation: 'Because\nit is.', isMultiple: false },
      choices: [
        { text: 'one\nand more', isRight: false },
        { text: 'two', isRight: true },
      ],
    },
  ])
})

test('the hidden form of a quiz tells neither what is right nor why, and reads as the same question', () => {
  const [quiz] = only(
    fence('quiz', 'Read ```` `x` ````:\n- [x] one\n  and more\n- [ ] two\n- [X] three\n> Secret.'),
    'quiz',
  )
  if (!quiz) throw new Error('The quiz was not read.')

  const hidden = hideAnswers(quiz, 'abc123')

  expect(hidden).not.toMatch(/\[x\]|Secret/i)
  expect(only(hidden, 'quiz')).toMatchObject([
    {
      ...{ id: 'abc123', isMultiple: true, question: quiz.question, explanation: '' },
      choices: quiz.choices.map(({ text }) => ({ text, isRight: false })),
    },
  ])
})

test.each([
  ['an unknown language', fence('rust run', 'x'), 1, /Only C\+\+, Java, Python, JavaScript can be run/],
  ['an input without a program', joined('Words.', fence('input', '1')), 3, /directly after a program/],
  ['a second input', joined(fence('cpp run', 'x'), fence('input', '1'), fence('input', '2')), 9, /once/],
  ['no right choice', fence('quiz', 'Which?\n- [ ] one\n- [ ] two'), 1, /needs a right choice/],
  ['one choice', fence('quiz', 'Which?\n- [x] one'), 1, /at least two choices/],
  ['no question', fence('quiz', '- [x] one\n- [ ] two'), 1, /begins with its question/],
  ['a choice without words', fence('quiz', 'Which?\n- [x] one\n- [ ]'), 1, /needs words/],
  [
    'words after the choices',
    fence('quiz', 'Which?\n- [x] one\n- [ ] two\nwords'),
    5,
    /only its explanation/,
  ],
  ['a block that is never closed', '```python run\nprint(1)', 1, /never closed/],
  ['a quiz in a list', `- ${fence('quiz', question)}`, 1, /start of its line/],
  ['a quiz in a quotation', `> ${fence('quiz', question).replaceAll('\n', '\n> ')}`, 1, /start of its line/],
  ['a quiz that is indented', ` ${fence('quiz', question)}`, 1, /start of its line/],
  ['one program too many', Array(51).fill(fence('cpp run', 'x')).join('\n'), 151, /at most 50 programs/],
  ['one quiz too many', Array(51).fill(fence('quiz', question)).join('\n'), 301, /at most 50 quizzes/],
  ['a quiz in another block', `~~~\n${fence('quiz', question)}\n~~~`, 2, /show its right choices/],
])('%s is told with its line', (_, notes, line, message) => {
  expect(parseNotes(notes).findings[0]).toEqual({ line, message: expect.stringMatching(message) })
})
