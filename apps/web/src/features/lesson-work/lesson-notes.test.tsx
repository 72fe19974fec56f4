import { parseNotes } from '@codedojo/contract'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { Toaster } from '../../ui/toast.tsx'
import { LessonNotes } from './lesson-notes.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const notes = `Read.

\`\`\`python run
print(1)
\`\`\`

\`\`\`input
5
\`\`\`

\`\`\`quiz id=q1
Which?
- [ ] one
- [ ] two
\`\`\``

const ran = {
  ...{ status: 'Accepted', stdout: 'printed\n', stderr: '', isCut: false, exitCode: 0, signal: null },
  ...{ runtime: 12, memory: 3400, compileMessage: null, errorMessage: null, limitsEnforced: true },
}
const path = '/api/course/lesson/l1'
const at = '2026-11-20T10:00:00.000Z'
const workCall = `GET ${path}/work`
const blockIds = (text = notes) =>
  parseNotes(text).parts.flatMap((part) => (part.kind === 'program' ? [part.id] : []))
const nothing = () => answer({ blocks: blockIds(), code: [], answers: [] })

function open(text = notes) {
  const shown = (
    <LessonNotes
      userId="user-1"
      lesson={{ _id: 'l1', notes: text }}
      renderText={(markdown) => <p>{markdown}</p>}
      renderEditor={({ code, label, onChange }) => (
        <textarea aria-label={label} value={code} onChange={(event) => onChange(event.target.value)} />
      )}
    />
  )
  renderRoutes([{ path: '/', element: shown }], '/')
  render(<Toaster />)
  return userEvent.setup()
}
const editor = (block = 1) =>
  screen.findByLabelText<HTMLTextAreaElement>(`Program ${block}`, { selector: 'textarea' })
/** The key under which the browser stores the Python program of the block with this number. */
const recordKey = (text: string, block = 1) =>
  `codedojo:lesson-code:user-1:l1:python:${blockIds(text)[block - 1]}:${block}`

test('a changed program and its input are run as they are, and what was printed is shown and told', async () => {
  const sent: unknown[] = []
  answerCalls({
    [workCall]: nothing,
    [`POST ${path}/run`]: async (request) => {
      sent.push(await request.json())
      return sent.length === 1 ? answer({ isPending: true, lacksJudge: true }, { status: 202 }) : answer(ran)
    },
  })
  const user = open()
  await user.type(await editor(), ' # mine')
  await user.type(screen.getByLabelText(/Input of program 1/), '0')

  await user.click(screen.getByRole('button', { name: 'Run' }))
  expect(await screen.findByText(/No judge is running for Python/)).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Output' }, { timeout: 5000 })).toHaveProperty(
    'textContent',
    'printed\n',
  )

  const [first, second] = sent
  expect(first).toMatchObject({ block: 1, language: 'python', code: 'print(1) # mine', input: '50' })
  expect(second).toEqual(first)
  expect(screen.getByRole('status').textContent).toBe('Finished. It printed printed')
})

test('what was kept is shown, Reset brings the author’s program back, and Undo the change', async () => {
  answerCalls({
    [workCall]: () =>
      answer({
        blocks: blockIds(),
        code: [{ block: 1, part: 'python', text: 'print(2)', revision: 3, updatedAt: at }],
        answers: [],
      }),
  })
  const user = open()
  expect((await editor()).value).toBe('print(2)')

  await user.click(screen.getByRole('button', { name: 'Reset' }))

  expect((await editor()).value).toBe('print(1)')
  expect(screen.getByRole('button', { name: 'Reset' }).getAttribute('aria-disabled')).toBe('true')

  // The toast asks for the pointer, which jsdom has not.
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))

  expect((await editor()).value).toBe('print(2)')
})

const one = '```python run\nprint(1)\n```'
const other = '```python run\nprint(2)\n```'
const kept = (block: number, text: string, revision = 2) => ({
  ...{ block, part: 'python', text, revision, updatedAt: at },
})
const record = (text: string, change: object = {}) =>
  JSON.stringify({
    ...{ text, updatedAt: Date.parse(at), revision: 3 },
    isSynced: true,
    other: null,
    ...change,
  })

test('what the browser kept goes with its block when the author puts the blocks in another order', async () => {
  const before = `${one}\n\nWords.\n\n${other}`
  const after = `${other}\n\nWords.\n\n${one}`
  localStorage.setItem(recordKey(before, 1), record('typed in one', { isSynced: false }))
  localStorage.setItem(recordKey(before, 2), record('typed in other', { revision: 2 }))
  const saved: unknown[] = []
  answerCalls({
    [workCall]: () =>
      answer({
        blocks: blockIds(after),
        code: [kept(1, 'typed in other'), kept(2, 'older', 3)],
        answers: [],
      }),
    [`PUT ${path}/code/2/python`]: async (request) => {
      saved.push(await request.json())
      return answer(kept(2, 'typed in one', 4))
    },
  })

  open(after)

  expect((await editor(1)).value).toBe('typed in other')
  expect((await editor(2)).value).toBe('typed in one')
  const sent = { text: 'typed in one', revision: 3, blockId: blockIds(after)[1] }
  await waitFor(() => expect(saved).toEqual([sent]))
})

test('a block that the author puts before another opens as its author wrote it', async () => {
  const after = `${other}\n\nWords.\n\n${one}`
  localStorage.setItem(recordKey(one), record('mine'))
  const requests = answerCalls({
    [workCall]: () => answer({ blocks: blockIds(after), code: [kept(2, 'mine', 3)], answers: [] }),
  })

  open(after)

  expect((await editor(1)).value).toBe('print(2)')
  expect((await editor(2)).value).toBe('mine')
  expect(requests.map(({ method }) => method)).toEqual(['GET'])
})

test('what never reached the server because the author changed the block is offered, and not lost', async () => {
  localStorage.setItem(recordKey(one), record('typed last', { isSynced: false }))
  const requests = answerCalls({
    [workCall]: () => answer({ blocks: blockIds(other), code: [kept(1, 'typed before', 3)], answers: [] }),
    [`PUT ${path}/code/1/python`]: () => answer(kept(1, 'typed last', 4)),
  })

  const user = open(other)
  expect((await editor()).value).toBe('typed before')
  expect(requests).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Use the other version' }))

  expect((await editor()).value).toBe('typed last')
  expect(localStorage.getItem(recordKey(one))).toBeNull()
})

test('a save that is refused because the author has changed the lesson says so', async () => {
  const message = 'The author has changed this lesson. Open it again.'
  answerCalls({
    [workCall]: nothing,
    [`PUT ${path}/code/1/python`]: () => refuse({ code: 'lesson_changed', message }),
  })
  const user = open()

  await user.type(await editor(), ' # mine')

  expect(await screen.findByText(message, undefined, { timeout: 5000 })).toBeTruthy()
})

test('changes that belong to other notes are not put into the blocks of these', async () => {
  const requests = answerCalls({
    [workCall]: () => answer({ blocks: blockIds(other), code: [kept(1, 'of another block')], answers: [] }),
  })
  const user = open(one)

  expect(await screen.findByText('The author has just changed this lesson')).toBeTruthy()
  expect(screen.queryByText('of another block')).toBeNull()
  expect(screen.getByText(/print\(1\)/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Retry' }))

  await waitFor(() => expect(requests).toHaveLength(2))
})

test('two presses of Run before the first is drawn run the program once', async () => {
  const requests = answerCalls({ [workCall]: nothing, [`POST ${path}/run`]: () => answer(ran) })
  open()
  await editor()
  const button = screen.getByRole('button', { name: 'Run' })

  act(() => {
    button.click()
    button.click()
  })

  expect(await screen.findByRole('region', { name: 'Output' })).toBeTruthy()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('whoever has reset a program sees what the author writes later', async () => {
  const record = { text: 'print(0)', updatedAt: Date.parse(at), revision: 4, isSynced: true, other: null }
  localStorage.setItem(recordKey(notes), JSON.stringify(record))
  const reset = { block: 1, part: 'python', text: null, revision: 4, updatedAt: at }
  answerCalls({ [workCall]: () => answer({ blocks: blockIds(), code: [reset], answers: [] }) })

  open()

  expect((await editor()).value).toBe('print(1)')
})

test('a run that is refused says why', async () => {
  answerCalls({
    [workCall]: nothing,
    [`POST ${path}/run`]: () => refuse({ code: 'too_many_requests', message: 'At most 10 runs a minute.' }),
  })
  const user = open()
  await editor()

  await user.click(screen.getByRole('button', { name: 'Run' }))

  expect((await screen.findByRole('alert')).textContent).toContain('At most 10 runs a minute.')
})

test('a wrong answer can be given again, and the right one explains', async () => {
  answerCalls({
    [workCall]: nothing,
    [`POST ${path}/quiz`]: async (request) => {
      const { chosen } = await request.json()
      return answer({ quiz: 'q1', chosen, isRight: chosen[0] === 1, explanation: 'Because.' })
    },
  })
  const user = open()
  await user.click(await screen.findByRole('radio', { name: 'one' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText(/^Not quite/)).toBeTruthy()

  await user.click(screen.getByRole('radio', { name: 'two' }))
  expect(screen.queryByText(/^Not quite/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Check' }))

  expect(await screen.findByText('That is right.')).toBeTruthy()
  expect(screen.getByText('Because.')).toBeTruthy()
})

test('an earlier answer is shown without being told anew', async () => {
  const kept = { quiz: 'q1', chosen: [1], isRight: true, explanation: '' }
  answerCalls({ [workCall]: () => answer({ blocks: [], code: [], answers: [kept] }) })

  open('```quiz id=q1\nWhich?\n- [ ] one\n- [ ] two\n```')

  expect(await screen.findByText('That is right.')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('notes without blocks ask for nothing', async () => {
  const requests = answerCalls({})

  open('Only words.')

  expect(await screen.findByText('Only words.')).toBeTruthy()
  await waitFor(() => expect(requests).toEqual([]))
})

test('when the changes cannot be loaded the programs are there to read', async () => {
  answerCalls({ [workCall]: () => refuse({ code: 'not_enrolled', message: 'You do not own this course.' }) })

  open()

  expect(await screen.findByText('You do not own this course.')).toBeTruthy()
  expect(screen.getByText(/print\(1\)/)).toBeTruthy()
})
