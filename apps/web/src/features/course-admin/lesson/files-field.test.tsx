import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../../testing/stub-resize-observer.ts'
import { sampleManagedLesson } from '../testing/sample-managed-course.ts'
import { FilesField } from './files-field.tsx'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const remove = 'DELETE /api/admin/lessonFile/file-1'

function open() {
  const files = [{ _id: 'file-1', name: 'graph.pdf', bytes: 2048 }]
  const lesson = sampleManagedLesson('Walks', { files })
  renderRoutes([{ path: '/', element: <FilesField lesson={lesson} /> }], '/')
  return userEvent.setup()
}

test('a file is deleted once the question was answered, and stays when it was not', async () => {
  const requests = answerCalls({ [remove]: () => answer({ message: 'Deleted' }) })
  const user = open()

  await user.click(screen.getByRole('button', { name: 'Delete graph.pdf' }))
  const question = screen.getByRole('alertdialog', { name: 'Delete file' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const before = requests.length
  await user.click(screen.getByRole('button', { name: 'Delete graph.pdf' }))
  await user.click(screen.getByRole('button', { name: 'Delete file' }))

  expect(question.textContent).toContain('“graph.pdf”')
  expect(before).toBe(0)
  await waitFor(() => expect(screen.queryByText('graph.pdf')).toBeNull())
  expect(requests).toHaveLength(1)
})

test('a file that is on its way out cannot be deleted again, and one that somebody else deleted is gone', async () => {
  const slow = Promise.withResolvers<Response>()
  answerCalls({ [remove]: () => slow.promise })
  const user = open()

  const button = screen.getByRole('button', { name: 'Delete graph.pdf' })
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Delete file' }))
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(true))
  slow.resolve(refuse({ code: 'file_not_found', message: 'There is no such file.' }))

  await waitFor(() => expect(screen.queryByText('graph.pdf')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})
