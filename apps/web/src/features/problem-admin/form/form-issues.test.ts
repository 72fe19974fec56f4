import { expect, test } from 'vitest'
import { formIssues } from './form-issues.ts'
import { emptyCase, newValues, type ProblemValues } from './problem-values.ts'

/** Form values that may be published. */
function goodValues(facts: Partial<ProblemValues> = {}): ProblemValues {
  const one = { ...emptyCase, input: '5 3', output: '2' }
  return {
    ...newValues(),
    ...{ title: 'Subtract', description: 'Subtract.', difficulty: 'easy', primaryTag: 'Math' },
    visibleTestCases: [{ ...one, explanation: '5 - 3 is 2.' }],
    hiddenTestCases: [one],
    ...facts,
  }
}

const messageAt = (values: ProblemValues, path: string) =>
  formIssues(values, null).find((issue) => issue.path === path)?.message

test('a complete form has no issue', () => {
  expect(formIssues(goodValues(), null)).toEqual([])
})

test.each<{ facts: Partial<ProblemValues>; path: string; message: string }>([
  { facts: { title: ' ' }, path: 'title', message: 'Title is required' },
  { facts: { description: '' }, path: 'description', message: 'Description is required' },
  { facts: { difficulty: '' }, path: 'difficulty', message: 'Please select a difficulty level' },
  { facts: { primaryTag: '' }, path: 'primaryTag', message: 'Please select a tag' },
  { facts: { primaryTag: '', furtherTags: ['Math'] }, path: 'primaryTag', message: 'Please select a tag' },
  {
    facts: { visibleTestCases: [{ ...emptyCase, output: '2', explanation: 'So.' }] },
    path: 'visibleTestCases.0.input',
    message: 'Input is required',
  },
  {
    facts: { visibleTestCases: [{ ...emptyCase, input: '1', output: '2' }] },
    path: 'visibleTestCases.0.explanation',
    message: 'Explanation is required',
  },
  {
    facts: {
      hiddenTestCases: [
        { ...emptyCase, input: '5 3', output: '2' },
        { ...emptyCase, input: '1' },
      ],
    },
    path: 'hiddenTestCases.1.output',
    message: 'Output is required',
  },
  { facts: { timeLimitMs: 'soon' }, path: 'timeLimitMs', message: 'Enter a number' },
  { facts: { timeLimitMs: '50' }, path: 'timeLimitMs', message: 'The time limit must be at least 100 ms' },
  { facts: { memoryMb: '' }, path: 'memoryMb', message: 'Enter a number' },
  { facts: { memoryMb: '8' }, path: 'memoryMb', message: 'The memory limit must be at least 16 MB' },
  { facts: { hints: [{ text: '' }] }, path: 'hints.0.text', message: 'Hint is required' },
  { facts: { status: 'scheduled' }, path: 'publishAt', message: 'Say when it is to be published' },
  {
    facts: { status: 'scheduled', publishAt: '2020-01-01T10:00' },
    path: 'publishAt',
    message: 'The time to publish must be in the future',
  },
])('$facts is refused with "$message"', ({ facts, path, message }) => {
  expect(messageAt(goodValues(facts), path)).toBe(message)
})

test('a text that stands in an uploaded file needs no typing', () => {
  const held = { ...emptyCase, inputRef: 'a'.repeat(64), outputRef: 'b'.repeat(64) }

  expect(formIssues(goodValues({ hiddenTestCases: [held] }), null)).toEqual([])
})

test('a draft needs nothing but its title', () => {
  const draft: ProblemValues = { ...newValues(), status: 'draft' }

  expect(formIssues(draft, null).map(({ path }) => path)).toEqual(['title'])
  expect(formIssues({ ...draft, title: 'Later' }, null)).toEqual([])
})

test('code is named by its language, whichever languages are written', () => {
  const { code } = newValues()
  const values = goodValues({
    code: {
      ...code,
      cpp: { ...code.cpp, reference: '' },
      python: { ...code.python, video: 'http://example.org/v' },
    },
  })

  expect(formIssues(values, null)).toEqual([
    { path: 'code.python.video', message: 'The video must be an https address' },
  ])
})

test('a video without a solution is not silently lost', () => {
  const { code } = newValues()
  const values = goodValues({
    code: { ...code, java: { ...code.java, reference: ' ', video: 'https://example.org' } },
  })

  expect(formIssues(values, null).map(({ path }) => path)).toEqual(['code.java.video'])
})

test('what a published problem holds already may stay, even where its case moves; anything new may not', () => {
  const unexplained = { ...emptyCase, input: '1', output: '1' }
  const stored = goodValues({
    visibleTestCases: [...goodValues().visibleTestCases, unexplained],
    timeLimitMs: '40000',
  })
  const moved = { ...stored, visibleTestCases: [unexplained] }
  const changed = { ...stored, visibleTestCases: [{ ...unexplained, output: '2' }] }

  expect(formIssues(moved, stored)).toEqual([])
  expect(formIssues(changed, stored).map(({ path }) => path)).toEqual(['visibleTestCases.0.explanation'])
})
