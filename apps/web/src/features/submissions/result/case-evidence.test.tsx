import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleCase } from '../../../testing/sample-submission.ts'
import { CaseEvidence } from './case-evidence.tsx'

afterEach(cleanup)

function show(facts: Parameters<typeof sampleCase>[0], onAddCase?: (input: string) => void) {
  renderRoutes(
    [{ path: '/', element: <CaseEvidence result={sampleCase(facts)} onAddCase={onAddCase} /> }],
    '/',
  )
}

test('a hidden case tells only its status, time and memory', () => {
  show({
    kind: 'hidden',
    status: 'Wrong Answer',
    stdin: null,
    stdout: null,
    expected_output: null,
    stderr: null,
    isCut: null,
  })

  expect(screen.getByText('Hidden case: status, time and memory only')).toBeTruthy()
})

test('a case that failed is called by its title, and without one by nothing', () => {
  show({ index: 7, kind: 'hidden', title: 'first goes back', status: 'Wrong Answer', stdout: '2\n' })
  expect(screen.getByText('Case 7 · first goes back')).toBeTruthy()
  cleanup()

  show({ index: 7, kind: 'hidden', status: 'Wrong Answer', stdout: '2\n' })

  expect(screen.queryByText(/Case 7/)).toBeNull()
})

test('of long errors both ends are read', () => {
  show({
    status: 'Runtime Error',
    stderr: 'Traceback\n… 99,000 characters left out …\nRecursionError: too deep\n',
  })

  expect(screen.getByRole('region', { name: 'Error output' }).textContent).toContain(
    '… 99,000 characters left out …\nRecursionError: too deep',
  )
})

test('a wrong output comes with its first difference, its class and the marked values', () => {
  show({ status: 'Wrong Answer', stdout: '1 4\n', expected_output: '1 5\n' })

  expect(screen.getByText('First difference on line 1, value 2')).toBeTruthy()
  expect(screen.getByText(/Expected 5, got 4\./)).toBeTruthy()
  expect(screen.getByText('Different value')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Your output' })).getByText('4').tagName).toBe('MARK')
  expect(within(screen.getByRole('region', { name: 'Expected' })).getByText('5').tagName).toBe('MARK')
})

test('a value that only looks right is told with the names of what nobody sees, and shown with it', () => {
  show({ status: 'Wrong Answer', stdout: '2\u200B\n', expected_output: '2\n' })

  expect(
    screen.getByText(
      /Expected 2, got 2⟨U\+200B⟩\. Only this differs: the output has U\+200B zero width space\./,
    ),
  ).toBeTruthy()
  expect(screen.getByText('Only what nobody sees')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Your output' })).getByText('2⟨U+200B⟩').tagName).toBe(
    'MARK',
  )
})

test('of the value that the judge met, what it says is shown: it knows every byte', () => {
  const difference = {
    ...{ line: 1, token: 1, expected: '2', actual: '2\uFFFD' },
    why: 'Only this differs: the output has U+0000 NUL.',
  }
  show({ status: 'Wrong Answer', stdout: '2\uFFFD\n', expected_output: '2\n', difference })

  expect(screen.getByText(/got 2⟨U\+FFFD⟩\. Only this differs: the output has U\+0000 NUL\./)).toBeTruthy()
  expect(screen.getByText('Only what is no text')).toBeTruthy()
})

test('whole numbers are off by a number, and no number is called close in a problem that compares exactly', () => {
  show({ status: 'Wrong Answer', stdout: '5000001\n', expected_output: '5000000\n' })

  expect(screen.getByText(/Expected 5000000, got 5000001\. Off by 1: too large\./)).toBeTruthy()
  expect(screen.getByText('Different value')).toBeTruthy()
  expect(screen.queryByText('Within 1e-6')).toBeNull()
})

test('a missing line end is told in words where the problem counts it', () => {
  const difference = { line: 1, token: 2, expected: '\n', actual: null }
  show({ status: 'Wrong Answer', stdout: '2', expected_output: '2\n', difference })

  expect(screen.getByText(/Expected a line end, got nothing\./)).toBeTruthy()
  expect(screen.getByText('Only whitespace')).toBeTruthy()
})

test('where a checker judges, its message stands in place of a difference', () => {
  show({ status: 'Wrong Answer', stdout: '1 4\n', expected_output: '1 5\n', note: 'Not a path.' })

  expect(screen.getByText('Not a path.')).toBeTruthy()
  expect(screen.queryByText(/First difference/)).toBeNull()
  expect(screen.queryByRole('mark')).toBeNull()
  expect(screen.getByRole('region', { name: 'Judge’s answer' })).toBeTruthy()
})

const accepts = 'The checker of this problem accepts this output; it may differ from the expected one.'
const refuses = 'The checker of this problem does not accept this output.'

test('an output that a checker accepts is not said to match where it does not', () => {
  show({ stdout: '3 2\n', expected_output: '2 3\n', note: 'A shortest path.' })

  expect(screen.getByText(accepts)).toBeTruthy()
  expect(screen.getByText('A shortest path.')).toBeTruthy()
  expect(screen.queryByText('Output matches')).toBeNull()
})

test.each([
  ['white space', { stdout: '2  3', expected_output: '2 3\n' }],
  ['what was cut off', { stdout: '2 3 45', expected_output: '2 3 4567 8', isCut: true }],
])('an accepted output that differs only in %s matches', (_, texts) => {
  show(texts)

  expect(screen.getByText('Output matches')).toBeTruthy()
  expect(screen.queryByText(accepts)).toBeNull()
})

test('an output that a checker refuses is told with what the checker says, once', () => {
  show({ status: 'Wrong Answer', stdout: '2 3\n', expected_output: '2 3\n', note: 'Asked too often.' })

  expect(screen.getByText(refuses)).toBeTruthy()
  expect(screen.getByText('Asked too often.')).toBeTruthy()
  cleanup()
  show({ status: 'Wrong Answer', stdout: '3 2\n', expected_output: '2 3\n', note: refuses })
  expect(screen.getAllByText(refuses)).toHaveLength(1)
})

test('an own input that is not valid says why, with what the program made of it', () => {
  show({ kind: 'custom', stdout: '7\n', expected_output: null, note: 'Your input is not valid: digits.' })

  expect(screen.getByText('Your input is not valid: digits.')).toBeTruthy()
  expect(screen.queryByText('Ran to its end')).toBeNull()
  expect(screen.getByText('7')).toBeTruthy()
})

test('a difference of white space alone opens with the white space drawn', async () => {
  show({ status: 'Wrong Answer', stdout: '1  2\n', expected_output: '1 2\n' })

  expect(screen.getByText('Only whitespace')).toBeTruthy()
  expect(screen.getByText(/1··2/)).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Show whitespace'))
  expect(screen.queryByText(/1··2/)).toBeNull()
})

test('a crash is told in words, with what the program wrote to its error output', () => {
  show({ status: 'Runtime Error', stdout: '', exitCode: null, signal: 'SIGSEGV', stderr: 'boom' })

  expect(screen.getByText(/^SIGSEGV\. Segmentation fault/)).toBeTruthy()
  expect(screen.getByText('boom')).toBeTruthy()
  expect(screen.getByText('Nothing')).toBeTruthy()
})

test('texts that were cut say so', () => {
  show({ kind: 'hidden', status: 'Wrong Answer', stdout: '2\n', isCut: true })

  expect(screen.getByText(/first 4 KB are shown/)).toBeTruthy()
})

test('the input of a case can become a test case of the user', async () => {
  const added: string[] = []
  show({ stdin: '9 9\n' }, (input) => added.push(input))

  await userEvent.click(screen.getByRole('button', { name: 'Add as test case' }))

  expect(added).toEqual(['9 9\n'])
})

test('a function shows its call, what it returned, and its prints apart', () => {
  show({ stdin: '2 9\n2 7\n', call: 'twoSum([2, 7], 9)', stdout: '1 2\n', prints: 'looking\n' })

  expect(screen.getByRole('region', { name: 'Call' }).textContent).toContain('twoSum([2, 7], 9)')
  expect(screen.getByRole('region', { name: 'Returned' }).textContent).toContain('1 2')
  expect(screen.getByRole('region', { name: 'Your prints' }).textContent).toContain('looking')
  expect(screen.queryByRole('region', { name: 'Input' })).toBeNull()
})

test('a function that returned nothing is told that its prints do not count', () => {
  show({ status: 'Wrong Answer', exitCode: 0, callFault: 'nothing', stdout: '', prints: '1 2\n' })

  expect(screen.getByText(/The function returned nothing\./)).toBeTruthy()
})

const asFunction = { stdin: '2 9\n2 7\n', call: 'twoSum([2, 7], 9)', prints: '' }

test('what a function returned and what was expected are values, and the place at which they differ is told', () => {
  show({
    ...asFunction,
    ...{ status: 'Wrong Answer', stdout: '1 3\n', expected_output: '1 2\n' },
    values: {
      returned: '[1, 3]',
      expected: '[1, 2]',
      difference: { place: 'The returned list differs at position 1', expected: '2', returned: '3' },
    },
  })

  expect(screen.getByText('The returned list differs at position 1')).toBeTruthy()
  expect(screen.getByText('Expected 2, got 3.')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Returned' })).getByText('3').tagName).toBe('MARK')
  expect(within(screen.getByRole('region', { name: 'Expected' })).getByText('2').tagName).toBe('MARK')
})

test('a text with a blank in a list is one value with quotes, and only what differs is marked', () => {
  show({
    ...asFunction,
    ...{ status: 'Wrong Answer', stdout: '2\nan owl\nb\n', expected_output: '2\nan owl\nc\n' },
    values: {
      returned: '["an owl", "b"]',
      expected: '["an owl", "c"]',
      difference: { place: 'The returned list differs at position 1', expected: '"c"', returned: '"b"' },
    },
  })

  const marks = screen.getByRole('region', { name: 'Returned' }).querySelectorAll('mark')
  expect(Array.from(marks, ({ textContent }) => textContent)).toEqual(['"b"'])
})

test('a value of another type stands in place of a result, with what was expected above', () => {
  show({
    ...asFunction,
    ...{ status: 'Wrong Answer', exitCode: 0, callFault: 'type', stdout: '', expected_output: '1 2\n' },
    returned: 'the text "3", expected a list of whole numbers',
    values: { returned: null, expected: '[1, 2]', difference: null },
  })

  expect(
    screen.getByText('The function returned the text "3", expected a list of whole numbers.'),
  ).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Returned' }).textContent).toContain('the text "3"')
  expect(screen.getByRole('region', { name: 'Expected' }).textContent).toContain('[1, 2]')
})

test('where a function returned nothing, the pane says so beside the expected value', () => {
  show({
    ...asFunction,
    ...{ status: 'Wrong Answer', exitCode: 0, callFault: 'nothing', stdout: '', expected_output: '1 2\n' },
    values: { returned: null, expected: '[1, 2]', difference: null },
  })

  expect(within(screen.getByRole('region', { name: 'Returned' })).getByText('Nothing')).toBeTruthy()
})
