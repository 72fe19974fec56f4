import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { knownMistakesOf } from './known-mistakes.ts'
import { languageOfFile } from './languages.ts'
import type { PackageSubmission } from './submissions.ts'

function submission(code: string, change: Partial<PackageSubmission> = {}): PackageSubmission {
  const path = change.path ?? 'wrong_answer/greedy.py'
  return {
    path,
    className: 'wrong_answer',
    language: 'python',
    languageLabel: 'Python 3',
    sources: [{ name: path.slice(path.lastIndexOf('/') + 1), bytes: Buffer.from(code) }],
    expected: ['Wrong Answer'],
    promises: [],
    timeUse: null,
    ...change,
  }
}

const sentences = (...submissions: PackageSubmission[]) =>
  knownMistakesOf(submissions).map(({ sentence }) => sentence)

test('a wrong program says in a comment what it gets wrong', () => {
  const code = '# Wrong: takes the largest coin that fits.\nprint(1)\n'
  expect(knownMistakesOf([submission(code)])).toEqual([
    {
      path: 'wrong_answer/greedy.py',
      language: 'python',
      sentence: 'takes the largest coin that fits',
      code,
    },
  ])
})

test('the comment may stand within the program, and go on over lines', () => {
  const code =
    'int main() {\n  // Wrong: a double has 53 bits,\n  //   larger sums are rounded.\n  return 0;\n}\n'
  const cpp = submission(code, { path: 'wrong_answer/sum.cpp', language: 'cpp' })
  expect(sentences(cpp)).toEqual(['a double has 53 bits, larger sums are rounded'])
})

test('the sentence ends with its full stop, however lines end', () => {
  expect(sentences(submission('# Wrong: stops\r\n# early.\r\n# Licence: none\r\nprint(1)\r\n'))).toEqual([
    'stops early',
  ])
})

test.each([
  ['without a comment', submission('print(1)\n')],
  ['with an empty comment', submission('# Wrong: \nprint(1)\n')],
  ['with a comment of a page', submission(`# Wrong: ${'a '.repeat(200)}\n`)],
  ['in a language that is not judged', submission('# Wrong: a\n', { language: null })],
  ['whose language only its package knows', submission('# Wrong: a\n', { path: 'wrong_answer/a.txt' })],
  ['of another class', submission('# Wrong: a\n', { path: 'mixed/a.py', className: 'mixed' })],
  [
    'that may also be slow',
    submission('# Wrong: a\n', { expected: ['Wrong Answer', 'Time Limit Exceeded'] }),
  ],
  [
    'of several files',
    submission('# Wrong: a\n', {
      path: 'wrong_answer/folder',
      sources: [
        { name: 'main.py', bytes: Buffer.from('# Wrong: a\n') },
        { name: 'other.py', bytes: Buffer.from('') },
      ],
    }),
  ],
  ['that is no text', submission('', { sources: [{ name: 'greedy.py', bytes: Buffer.from([0x23, 0xff]) }] })],
])('a program %s is no known mistake', (_, one) => {
  expect(sentences(one)).toEqual([])
})

test('a package with hundreds of wrong programs does not fill the queue', () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    submission('# Wrong: a\n', { path: `wrong_answer/w${at}.py` }),
  )
  expect(knownMistakesOf(many)).toHaveLength(24)
})

test('every wrong program of the library says what it gets wrong', () => {
  const content = join(import.meta.dirname, '../../../content/problems')
  const programs = readdirSync(content).flatMap((slug) => {
    const folder = join(content, slug, 'submissions/wrong_answer')
    return readdirSync(folder).map((name) => ({ name, place: `${slug}/${name}`, folder }))
  })

  const silent = programs.filter(({ name, folder }) => {
    const path = `wrong_answer/${name}`
    const language = languageOfFile(name) ?? null
    return sentences(submission(readFileSync(join(folder, name), 'utf8'), { path, language })).length === 0
  })

  expect(programs.length).toBeGreaterThan(700)
  expect(silent.map(({ place }) => place)).toEqual([])
})
