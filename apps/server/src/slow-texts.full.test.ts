import { type Language, languages, parseNotes } from '@codedojo/contract'
import { findSlowTexts, worstCaseTexts } from '@codedojo/contract/testing'
import { describe, expect, test } from 'vitest'
import { coachNinja, coachSahayak } from './features/assistants/coach/index.ts'
import {
  failingCase,
  lastWork,
  makeNinjaFacts,
} from './features/assistants/coach/testing/make-ninja-facts.ts'
import { completeProgram } from './features/assistants/guard/complete-program.ts'
import { fillTemplate } from './features/assistants/guard/fill-template.ts'
import { findCode } from './features/assistants/guard/find-code.ts'
import { findFunctions } from './features/assistants/guard/find-functions.ts'
import { classifyLine } from './features/assistants/guard/line-form.ts'
import { restoreSubstitutedSigns } from './features/assistants/guard/restore-substituted-signs.ts'
import { unwrapClass } from './features/assistants/guard/unwrap-class.ts'
import { findCaptionError } from './features/course-admin/lessons/find-caption-error.ts'
import { hideQuizAnswers } from './features/courses/hide-quiz-answers.ts'
import { matchBlocks } from './features/lesson-work/match-blocks.ts'
import { checkRows } from './features/people/import/check-rows.ts'
import { readRows } from './features/people/import/read-rows.ts'
import { removeCode } from './features/rooms/remove-code.ts'
import { describeDevice } from './features/sign-in-ways/describe-device.ts'

const repeated = worstCaseTexts([
  'for i in range(',
  'max( ',
  'console.log(',
  'a: 1;',
  '<<A\n',
  'name,email\n',
  '"a",',
  '- "a"\n',
  '```quiz\na\n- [x] b\n- [ ] c\n```\n',
  '```python run\na\n```\n',
  '```cpp run\n```\n```input\n```\n',
])

/**
 * A beginning followed by the same line many times: the work per line must not grow with the beginning or with the number of
 * earlier lines.
 */
const headed = [
  ['for a in b:\n', '  break\n'],
  ['for (i = 0; i < n; i++) {\n', 'break;\n'],
  ['', 'a.remove(b)\n'],
  ['\n'.repeat(9000) + 'for (;;) {'.repeat(90), '.remove(0) .indexOf(b) a.substr('],
  [`def f(a):\n${' while a:\n'.repeat(90)}`, '  a.remove(b)\n'],
  ['\n'.repeat(10_000), '[1000]'],
  ['', 'a[:3]\n'],
  ['n, k = a, ', 'b[:3], '],
  ['for a in b:\n break\n', 'if '],
].map(([head = '', line = '']) => head + line.repeat(65_536 / line.length))
/** Every line has a name of its own. */
const named = Array.from({ length: 5000 }, (_, at) => `a${at}.remove(b)\n`).join('')
const texts = [...repeated, ...headed, named]

/** Deobfuscating an answer takes 20 to 40 ms on an idle machine; quadratic time would take seconds. */
const guardMs = 200

/** The length at which the leak guard ends an answer; it yields to other requests between readings. */
const answers = worstCaseTexts(['def a():\n', 'class A:\n  a\n', 'return\n', '"a",\n', '$$\n'], 16 * 1024)

describe.each<Language>(languages)('in %s', (language) => {
  test.each<[string, (text: string) => unknown]>([
    ['code', (code) => coachNinja(makeNinjaFacts({ code, lastWork: lastWork({ code, language }) }))],
    [
      'code that misses a better answer',
      (text) => {
        const code = `cin >> input() System.in readFileSync\n${text}`
        const failing = failingCase({ input: '6 2\n4 9 4 2 6 11\n', expected: '7\n', actual: '9\n' })
        const description = 'A row.\n\n## Output\n\nPrint the smallest sum.\n'
        return coachNinja(
          makeNinjaFacts({ code, lastWork: lastWork({ code, language, failing }), problem: { description } }),
        )
      },
    ],
    [
      'code that takes too long',
      (code) => {
        const failing = failingCase({ status: 'Time Limit Exceeded' })
        const work = lastWork({ code, language, failing, status: 'Time Limit Exceeded' })
        return coachNinja(makeNinjaFacts({ code, lastWork: work }))
      },
    ],
    [
      'code that crashes',
      (code) => {
        const failing = failingCase({ status: 'Runtime Error', signal: 'SIGSEGV' })
        const work = lastWork({ code, language, failing, status: 'Runtime Error' })
        return coachNinja(makeNinjaFacts({ code, lastWork: work }))
      },
    ],
    [
      'what a compiler says',
      (compileMessage) => {
        const work = lastWork({ language, compileMessage, failing: null, status: 'Compilation Error' })
        return coachNinja(makeNinjaFacts({ lastWork: work }))
      },
    ],
    [
      'what a crash says',
      (stderr) => {
        const failing = failingCase({ status: 'Runtime Error', stderr })
        return coachNinja(
          makeNinjaFacts({ lastWork: lastWork({ language, failing, status: 'Runtime Error' }) }),
        )
      },
    ],
  ])('the coach looks at %s in a time that grows with its length alone', async (_, read) => {
    expect(await findSlowTexts(texts, read)).toEqual([])
  })

  test.each<[string, (text: string) => unknown]>([
    ['the functions of code', (code) => findFunctions(code, language)],
    ['a class', (code) => unwrapClass(code, language)],
    ['a program that lacks its beginning', (code) => completeProgram(code, language)],
    [
      'code for starter code',
      (code) => fillTemplate(code, language, 'def solve(a):\n    return a\nsolve(input())\n'),
    ],
  ])('the leak guard finds %s in a time that grows with its length alone', async (_, read) => {
    expect(await findSlowTexts(answers, read, guardMs)).toEqual([])
  })
})

/** Other programs in all blocks, each its own, and words before them. */
function changedNotes(notes: string): string {
  let count = 0
  return `Words.\n\n${notes.replaceAll(' run\n', () => ` run\n${++count}`)}`
}

const sahayak = {
  now: new Date('2026-11-26'),
  helpPages: [],
  person: { firstName: 'Ada', premiumUntil: null, zone: 'UTC' },
  orders: [],
  courses: [],
  submissions: [],
  history: [],
}
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a question to Code Ninja': (message) => coachNinja(makeNinjaFacts({ message })),
  'a question to Sahayak': (message) => coachSahayak({ ...sahayak, message }),
  'a statement': (description) => coachNinja(makeNinjaFacts({ problem: { description } })),
  'an output': (actual) =>
    coachNinja(makeNinjaFacts({ lastWork: lastWork({ failing: failingCase({ actual }) }) })),
  captions: (text) => findCaptionError(`WEBVTT\n\n${text}`),
  'the answers of quizzes': (notes) => hideQuizAnswers(`${notes}\nquiz`),
  'the notes of a lesson before and after a change': (notes) =>
    matchBlocks(parseNotes(notes).parts, parseNotes(changedNotes(notes)).parts),
  'a list of people': (csv) => checkRows(readRows(`name,email\n${csv}`).rows),
  'a browser’s name for itself': describeDevice,
}

test.each(Object.entries(readers))(
  '%s is read in a time that grows with its length alone',
  async (_, read) => {
    expect(await findSlowTexts(texts, read)).toEqual([])
  },
)

test.each<[string, (text: string) => unknown]>([
  // A message has at most 4000 characters.
  ['the message of a room', removeCode],
  ['a line', classifyLine],
  ['a text with signs that stand for others', restoreSubstitutedSigns],
  ['code', (text) => findCode(text)],
])('%s is read in a time that grows with its length alone', async (_, read) => {
  expect(await findSlowTexts(answers, read)).toEqual([])
})
