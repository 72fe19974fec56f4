import { type Problem, problemDraftBody } from '@codedojo/contract'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RouteObject } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPageAccount } from '../../../lib/api/page-account.ts'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { stubResizeObserver } from '../../../testing/stub-resize-observer.ts'
import { sampleStoredProblem } from '../testing/sample-stored-problem.ts'
import { openProblemDraftStore } from './problem-draft.ts'
import { ProblemForm } from './problem-form.tsx'
import type { CodeSlotProps } from './starter-section.tsx'

class Source extends EventTarget {
  close() {}
}

beforeEach(() => {
  setPageAccount(admin._id)
  vi.stubGlobal('EventSource', Source)
  stubResizeObserver()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const admin = sampleUser({ role: 'admin' })
const create = 'POST /api/problem/create'
const update = 'PUT /api/problem/update/problem-1'

function open(problem: Problem | null = null, others: RouteObject[] = []) {
  const onSaved = vi.fn()
  const form = (
    <ProblemForm
      problem={problem}
      creator={admin.name}
      renderMarkdown={(text) => <p>Drawn: {text}</p>}
      renderCode={({ label, code, onChange }: CodeSlotProps) => (
        <textarea aria-label={label} value={code} onChange={(event) => onChange(event.target.value)} />
      )}
      onSaved={onSaved}
    />
  )
  const view = renderRoutes([{ path: '/', element: form }, ...others], '/')
  return { ...view, user: userEvent.setup(), onSaved }
}

type User = ReturnType<typeof userEvent.setup>
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' })
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

async function fillCompletely(user: User) {
  await user.type(field('Title'), 'Subtract')
  await press(user, 'Easy')
  await user.type(field('Description'), 'Subtract.')
  await press(user, 'Math')
  const visible = within(screen.getByRole('article', { name: 'Visible case 1' }))
  await user.type(visible.getByLabelText('Input'), '5 3')
  await user.type(visible.getByLabelText('Output'), '2')
  await user.type(visible.getByLabelText('Explanation'), 'So.')
  const hidden = within(screen.getByRole('region', { name: 'Hidden test cases' }))
  await user.type(hidden.getByLabelText('Input'), '1 1')
  await user.type(hidden.getByLabelText('Output'), '0')
}

test('an empty form names every field, the first one gets the focus, and nothing is sent', async () => {
  const requests = answerCalls({})
  const { user } = open()

  await press(user, 'Create problem')

  for (const message of [
    'Title is required',
    'Please select a difficulty level',
    'Description is required',
    'Please select a tag',
    'Explanation is required',
  ])
    expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getAllByText('Input is required')).toHaveLength(2)
  expect(screen.getAllByText('Output is required')).toHaveLength(2)
  expect(screen.getByText('9 fields need attention: title, difficulty, description …')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Title')))
  expect(requests).toHaveLength(0)
})

test('one primary tag is chosen at a time, and a second click takes it back', async () => {
  const { user } = open()
  const isChosen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

  await press(user, 'Math')
  await press(user, 'Heap')
  expect([isChosen('Math'), isChosen('Heap')]).toEqual(['false', 'true'])
  await press(user, 'Heap')
  expect(isChosen('Heap')).toBe('false')
})

test('the last case of a kind cannot be removed', async () => {
  const { user } = open()
  const visible = within(screen.getByRole('region', { name: 'Visible test cases' }))

  expect(visible.queryByRole('button', { name: 'Remove' })).toBeNull()
  await user.click(visible.getByRole('button', { name: 'Add case' }))
  expect(visible.getAllByRole('button', { name: 'Remove' })).toHaveLength(2)
})

test('a complete form is sent with the default templates and is empty afterwards', async () => {
  const message = 'Problem "Subtract" created successfully!'
  const requests = answerCalls({ [create]: () => answer({ message, _id: 'problem-9' }) })
  const { user, onSaved } = open()

  await fillCompletely(user)
  await press(user, 'Create problem')
  await press(user, 'Publish all the same')

  await waitFor(() =>
    expect(onSaved).toHaveBeenCalledWith({
      message,
      title: 'Subtract',
      _id: 'problem-9',
      status: 'published',
    }),
  )
  const body = problemDraftBody.parse(await requests[0]?.json())
  expect(body).toMatchObject({ title: 'Subtract', tags: 'Math', status: 'published' })
  expect(body.referenceSolution.map(({ language }) => language)).toEqual([
    'cpp',
    'java',
    'python',
    'javascript',
  ])
  expect(field('Title')).toHaveProperty('value', '')
})

test('a case is given a title, or none', async () => {
  const requests = answerCalls({ [create]: () => answer({ message: 'ok', _id: 'problem-9' }) })
  const { user } = open()
  await fillCompletely(user)
  const hidden = within(screen.getByRole('region', { name: 'Hidden test cases' }))
  await user.type(hidden.getByLabelText('Title of the case'), 'both equal')
  await user.click(hidden.getByRole('button', { name: /^Case 1/ }))
  expect(hidden.getByText('both equal')).toBeTruthy()

  await press(user, 'Create problem')
  await press(user, 'Publish all the same')

  await waitFor(() => expect(requests).toHaveLength(1))
  const body = problemDraftBody.parse(await requests[0]?.json())
  expect(body.hiddenTestCases.map(({ title }) => title)).toEqual(['both equal'])
  expect(body.visibleTestCases.map(({ title }) => title)).toEqual([''])
})

test('other names by which learners search are sent', async () => {
  const requests = answerCalls({ [create]: () => answer({ message: 'ok', _id: 'problem-9' }) })
  const { user } = open()
  await fillCompletely(user)
  await user.type(screen.getByLabelText('Also called'), 'Two Sum,Pair with a sum{Enter}')

  await press(user, 'Create problem')
  await press(user, 'Publish all the same')

  await waitFor(() => expect(requests).toHaveLength(1))
  const body = problemDraftBody.parse(await requests[0]?.json())
  expect(body.alsoCalled).toBe('Two Sum,Pair with a sum')
})

test('code of the example is published only after a question that names it', async () => {
  const requests = answerCalls({ [create]: () => answer({ message: 'ok', _id: 'problem-9' }) })
  const { user } = open()
  await fillCompletely(user)

  await press(user, 'Create problem')

  const question = await screen.findByRole('alertdialog', { name: 'Publish with the example in it?' })
  expect(question.textContent).toContain('The starter code of C++, Java, Python, JavaScript')
  await press(user, 'Go on editing')
  expect(requests).toHaveLength(0)
})

test('Check judges without saving, and what it says holds until something is changed', async () => {
  const languages = ['cpp', 'java', 'python', 'javascript']
  const accepted = { status: 'Accepted', why: null, passed: 2, total: 2 }
  const requests = answerCalls({
    'POST /api/problem/check': () =>
      answer({ message: 'ok', results: languages.map((language) => ({ language, ...accepted })) }),
  })
  const { user } = open()
  await fillCompletely(user)
  await waitFor(() => expect(screen.getAllByLabelText('Filled in, not proven')).toHaveLength(4))

  await press(user, 'Check')

  expect(await screen.findAllByText('Reference agrees')).toHaveLength(2)
  expect(screen.getAllByText('Accepted')).toHaveLength(4)
  expect(requests).toHaveLength(1)
  expect(field('Title')).toHaveProperty('value', 'Subtract')
  await user.type(field('C++ reference solution'), ' ')
  await waitFor(() => expect(screen.queryByText('Reference agrees')).toBeNull())
  expect(screen.getAllByText('Accepted')).toHaveLength(3)
  expect(screen.getByText('Changed since judged')).toBeTruthy()
  const visible = within(screen.getByRole('article', { name: 'Visible case 1' }))
  await user.type(visible.getByLabelText('Input'), '1')
  await waitFor(() => expect(screen.queryByText('Accepted')).toBeNull())
})

test('a check that finds a wrong solution tells language, case and verdict', async () => {
  const why = 'The C++ solution got Wrong Answer on hidden case 1 (1 of 2 passed). Expected "0", got "1".'
  const result = { language: 'cpp', status: 'Wrong Answer', why, passed: 1, total: 2 }
  answerCalls({ 'POST /api/problem/check': () => answer({ message: '1 is not', results: [result] }) })
  const { user } = open()
  await fillCompletely(user)

  await press(user, 'Check')

  expect(await screen.findAllByText(why)).toHaveLength(2)
  await press(user, 'Go to hidden case 1')
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('hiddenTestCases.0.output'))
})

test('a refused solution is marked with the server’s words, its case is one click away, and nothing is lost', async () => {
  const message =
    'The Python solution got Wrong Answer on hidden case 1 (1 of 2 passed). Expected "0", got "1" on line 1.'
  answerCalls({
    [create]: () =>
      refuse({
        code: 'reference_rejected',
        message,
        errors: [{ field: 'referenceSolution.2.completeCode', message }],
      }),
  })
  const { user } = open()

  await fillCompletely(user)
  await press(user, 'Create problem')
  await press(user, 'Publish all the same')

  expect(await screen.findByText(`Error: ${message}`)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Python reference solution')))
  expect(screen.getByText('1/2')).toBeTruthy()
  await press(user, 'Go to hidden case 1')
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('hiddenTestCases.0.output'))
  expect(field('Title')).toHaveProperty('value', 'Subtract')
})

test('a server that does not answer is said in the words of every form', async () => {
  answerCalls({})
  const { user } = open()

  await fillCompletely(user)
  await press(user, 'Create problem')
  await press(user, 'Publish all the same')

  expect(await screen.findByText('No connection to the server. Try again when it is back.')).toBeTruthy()
  // The latest input is saved as a draft only now; the error is still shown because nothing has changed since.
  await screen.findByText(/^Kept in this browser/)
  expect(screen.getByText('No connection to the server. Try again when it is back.')).toBeTruthy()
  await user.type(field('Title'), '!')
  // Waits for the typing pause after which the draft is saved and validated.
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Subtract!'))
  expect(screen.getByText(/^No connection/)).toBeTruthy()
  answerCalls({ [create]: () => refuse({ code: 'title_taken', message: 'Taken.' }) })
  await press(user, 'Create problem')
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull())
})

test('a title that is taken is marked at the title', async () => {
  const message = 'There is a problem "Subtract" already.'
  answerCalls({
    [create]: () => refuse({ code: 'title_taken', message, errors: [{ field: 'title', message }] }),
  })
  const { user } = open()

  await fillCompletely(user)
  await press(user, 'Create problem')
  await press(user, 'Publish all the same')

  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Title')))
})

test('what is typed is kept, comes back with a notice, and can be discarded', async () => {
  const first = open(sampleStoredProblem())
  await first.user.type(field('Title'), ' twice')
  await screen.findByText(/^Kept in this browser/)
  first.unmount()

  const { user } = open(sampleStoredProblem())
  const restored = field('Title')
  expect(restored).toHaveProperty('value', 'Subtract twice')
  await press(user, 'Discard draft')
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }))

  expect(field('Title')).toHaveProperty('value', 'Subtract')
  await act(async () => {})
  expect(openProblemDraftStore('problem-1').found).toBeNull()
})

test('the preview follows the typing once it pauses, and draws hundreds of formulas only when asked', async () => {
  const { user } = open()
  const modes = within(screen.getByRole('group', { name: 'Description: write or preview' }))
  await user.click(modes.getByRole('button', { name: 'Preview' }))
  const preview = screen.getByRole('region', { name: 'Description, preview' })
  await user.type(field('Description'), 'Subtract.')
  expect(await within(preview).findByText('Drawn: Subtract.')).toBeTruthy()

  await user.clear(field('Description'))
  await user.click(field('Description'))
  await user.paste('$a$ '.repeat(201))

  expect(await within(preview).findByText(/^Preview paused: drawing 201 formulas/)).toBeTruthy()
  await user.click(within(preview).getByRole('button', { name: 'Draw the preview' }))
  expect(within(preview).getByText(/^Drawn: \$a\$/)).toBeTruthy()
})

test('a draft of an older version says so, and its save names that version', async () => {
  const first = open(sampleStoredProblem())
  await first.user.type(field('Title'), '!')
  await screen.findByText(/^Kept in this browser/)
  first.unmount()
  const requests = answerCalls({ [update]: () => answer({ message: 'ok', _id: 'problem-1' }) })

  const { user, onSaved } = open(sampleStoredProblem({ version: 5 }))
  expect(screen.getByText(/made on version 3; version 5 has been saved since/)).toBeTruthy()
  await press(user, 'Update problem')

  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(await requests[0]?.json()).toMatchObject({ expectedVersion: 3 })
})

test('leaving while it is saved is asked about, and cancels the save', async () => {
  let signal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    signal = init.signal
    return new Promise(() => {})
  })
  const { user, router } = open(sampleStoredProblem(), [{ path: '/elsewhere', element: <p>Elsewhere</p> }])
  await user.type(field('Title'), '!')
  await press(user, 'Update problem')
  await screen.findByRole('button', { name: 'Saving' })

  act(() => void router.navigate('/elsewhere'))
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(screen.queryByText('Elsewhere')).toBeNull()
  expect(signal?.aborted).toBe(false)
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)
  act(() => void router.navigate('/elsewhere'))
  await user.click(await screen.findByRole('button', { name: 'Leave and cancel' }))

  expect(await screen.findByText('Elsewhere')).toBeTruthy()
  expect(signal?.aborted).toBe(true)
})

test('a page that is led away from by its own success is not asked about', async () => {
  answerCalls({ [update]: () => answer({ message: 'ok', _id: 'problem-1' }) })
  const { user, router, onSaved } = open(sampleStoredProblem(), [
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ])
  onSaved.mockImplementation(() => void router.navigate('/elsewhere'))
  await user.type(field('Title'), '!')

  await press(user, 'Update problem')

  expect(await screen.findByText('Elsewhere')).toBeTruthy()
})

test('a save over somebody else’s is asked about, and can replace it', async () => {
  const conflict = () => refuse({ code: 'problem_changed', message: 'Version 4 was saved meanwhile.' })
  const requests = answerCalls({
    [update]: async (request) =>
      'expectedVersion' in (await request.json()) ? conflict() : answer({ message: 'ok', _id: 'problem-1' }),
    'GET /api/problem/versions/problem-1': () => answer([]),
  })
  const { user, onSaved } = open(sampleStoredProblem())

  await user.type(field('Title'), '!')
  await press(user, 'Update problem')
  await screen.findByText('The problem was changed meanwhile')
  await press(user, 'Save over it')

  await waitFor(() =>
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ message: 'ok', title: 'Subtract!' })),
  )
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2)
})
