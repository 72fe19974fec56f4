import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { NotePanel } from './note-panel.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const note = (text: string, revision: number) => ({
  ...{ problemId: 'problem-1', problemTitle: 'First Echo', text, revision },
  updatedAt: revision === 0 ? null : '2026-11-20T10:00:00.000Z',
})

function open(onSaved = () => {}) {
  const panel = <NotePanel userId="user-1" problemId="problem-1" onSaved={onSaved} />
  renderRoutes([{ path: '/', element: panel }], '/')
  return userEvent.setup()
}

test('what is typed is saved when the field is left, and told', async () => {
  const onSaved = vi.fn()
  const sent: unknown[] = []
  answerCalls({
    'GET /api/note/problem-1': () => answer(note('', 0)),
    'PUT /api/note/problem-1': async (request) => {
      sent.push(await request.json())
      return answer(note('an idea', 1))
    },
  })
  const user = open(onSaved)

  await user.type(await screen.findByLabelText('Your note'), 'an idea')
  await user.tab()

  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent).toEqual([{ text: 'an idea', revision: 0 }])
  expect(onSaved).toHaveBeenCalled()
})

test('another version is shown beside, and the choice decides', async () => {
  let reads = 0
  const sent: unknown[] = []
  answerCalls({
    'GET /api/note/problem-1': () => answer(reads++ === 0 ? note('', 0) : note('from the train', 3)),
    'PUT /api/note/problem-1': async (request) => {
      sent.push(await request.json())
      return sent.length === 1
        ? refuse({ code: 'note_changed', message: 'It was changed elsewhere.' })
        : answer(note('from the train', 4))
    },
  })
  const user = open()
  const field = await screen.findByLabelText('Your note')
  await user.type(field, 'from the desk')
  await user.tab()

  await user.click(await screen.findByRole('button', { name: 'Show the other version' }))
  const other = screen.getByText('from the train')
  await user.click(screen.getByRole('button', { name: 'Use the other version' }))

  expect(other).toBeTruthy()
  expect(field).toHaveProperty('value', 'from the train')
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent.at(-1)).toEqual({ text: 'from the train', revision: 3 })
})

test('a note that the server did not get is there again on the next visit', async () => {
  answerCalls({ 'GET /api/note/problem-1': () => answer(note('', 0)) })
  const user = open()
  await user.type(await screen.findByLabelText('Your note'), 'typed in a tunnel')
  await user.tab()
  await screen.findByText('Offline (kept on this device)')
  cleanup()

  open()

  expect(await screen.findByDisplayValue('typed in a tunnel')).toBeTruthy()
})

test('a note that cannot be loaded says so and is no empty note', async () => {
  answerCalls({})
  open()

  expect(await screen.findByText('Failed to load your note.')).toBeTruthy()
  expect(screen.queryByLabelText('Your note')).toBeNull()
})

test('a note requests no picture from elsewhere, and what looks like HTML stays as it was typed', async () => {
  const text = 'set<char> ![A cat](https://cats.example/cat.png)'
  answerCalls({ 'GET /api/note/problem-1': () => answer(note(text, 1)) })
  const user = open()

  await user.click(await screen.findByRole('button', { name: 'Preview' }))

  expect(await screen.findByRole('link', { name: 'A cat (picture at cats.example)' })).toBeTruthy()
  expect(screen.getByText(/set<char>/, { selector: 'p' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test('how a note can be written is said once', async () => {
  answerCalls({ 'GET /api/note/problem-1': () => answer(note('', 0)) })
  open()

  expect(await screen.findAllByText(/Markdown works/)).toHaveLength(1)
})
