import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
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
const nothing = () => answer({ code: [], answers: [] })

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
  return userEvent.setup()
}
const editor = () => screen.findByLabelText<HTMLTextAreaElement>('Program 1', { selector: 'textarea' })

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
        code: [{ block: 1, part: 'python', text: 'print(2)', revision: 3, updatedAt: at }],
        answers: [],
      }),
  })
  const user = open()
  expect((await editor()).value).toBe('print(2)')

  await user.click(screen.getByRole('button', { name: 'Reset' }))

  expect((await editor()).value).toBe('print(1)')
  expect(screen.getByRole('button', { name: 'Reset' }).getAttribute('aria-disabled')).toBe('true')
})

test('whoever has reset a program sees what the author writes later', async () => {
  const record = { text: 'print(0)', updatedAt: Date.parse(at), revision: 4, isSynced: true, other: null }
  localStorage.setItem('codedojo:lesson-code:user-1:l1:1:python', JSON.stringify(record))
  answerCalls({
    [workCall]: () =>
      answer({ code: [{ block: 1, part: 'python', text: null, revision: 4, updatedAt: at }], answers: [] }),
  })

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
  answerCalls({ [workCall]: () => answer({ code: [], answers: [kept] }) })

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
