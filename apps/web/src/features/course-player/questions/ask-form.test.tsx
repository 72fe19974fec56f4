import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPageAccount } from '../../../lib/api/page-account.ts'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { AskForm } from './ask-form.tsx'

beforeEach(() => {
  localStorage.clear()
  setPageAccount('user-1')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => renderRoutes([{ path: '/', element: <AskForm lessonId="l1" /> }], '/')
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Ask a question')

test('half a question is there again when the lesson is opened again, and goes once it was sent', async () => {
  const facts = { name: 'Meera', askedAt: '2026-01-31T10:00:00.000Z', answer: '', answeredAt: null }
  const question = {
    _id: 'q1',
    text: 'Why does it end?',
    ...facts,
    isOwn: true,
    isNew: false,
    isHidden: false,
  }
  answerCalls({
    'POST /api/course/lesson/l1/questions': () => answer(question, { status: 201 }),
    'GET /api/course/lesson/l1/questions': () => answer([question]),
  })
  const user = userEvent.setup()
  open()
  await user.type(await field(), 'Why does it')
  cleanup()

  open()
  expect((await field()).value).toBe('Why does it')
  await user.type(await field(), ' end?')
  await user.click(screen.getByRole('button', { name: 'Send question' }))

  await waitFor(async () => expect((await field()).value).toBe(''))
  cleanup()
  open()
  expect((await field()).value).toBe('')
})
