import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPageAccount } from '../../../lib/api/page-account.ts'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleManagedCourse } from '../testing/sample-managed-course.ts'
import { ManagedQuestions } from './managed-questions.tsx'

beforeEach(() => {
  localStorage.clear()
  setPageAccount('admin-1')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const question = {
  ...{ _id: 'q1', text: 'Why does it end?', name: 'Meera Nair', userId: 'u1', isHidden: false },
  ...{ askedAt: '2026-01-31T10:00:00.000Z', answer: '', answeredAt: null },
  lesson: { _id: 'l1', title: 'Loops' },
}

function open() {
  const requests = answerCalls({
    'GET /api/admin/course/course-1/questions': () =>
      answer([question], { headers: { 'x-total-count': '1' } }),
    'PUT /api/admin/question/q1': () => answer({ message: 'Answered.' }),
  })
  renderRoutes([{ path: '/', element: <ManagedQuestions course={sampleManagedCourse()} /> }], '/')
  return requests
}

test('half an answer is there again after Cancel and after a reload, and goes once it was sent', async () => {
  const user = userEvent.setup()
  open()
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  await user.type(screen.getByLabelText('Answer'), 'Because n')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  cleanup()

  const requests = open()
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  expect(screen.getByLabelText('Answer')).toHaveProperty('value', 'Because n')
  await user.type(screen.getByLabelText('Answer'), ' shrinks.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull())
  const sent = requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toEqual({ answer: 'Because n shrinks.' })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('codedojo:typed:'))).toEqual([])
})
