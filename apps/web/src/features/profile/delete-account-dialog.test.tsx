import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const preview = {
  ...{ submissions: 12, drafts: 1, notes: 0, certificates: 0, lessonQuestions: 0 },
  ...{ roomMessages: 0, contestQuestions: 0, reports: 0 },
  ...{ orders: 2, premiumUntil: '2999-01-01T00:00:00.000Z', runningCourses: 1 },
}

type Answers = Parameters<typeof answerCalls>[0]

async function open(answers: Answers = {}) {
  const requests = answerCalls({
    'GET /api/user/deletionPreview': () => answer(preview),
    'DELETE /api/user/deleteProfile/user-1': () => answer({ message: 'Gone' }),
    ...answers,
  })
  const [onClose, onDeleted] = [vi.fn(), vi.fn()]
  const owner = { _id: 'user-1', email: 'meera@example.org' }
  const dialog = <DeleteAccountDialog owner={owner} onClose={onClose} onDeleted={onDeleted} />
  renderRoutes([{ path: '/', element: dialog }], '/')
  await screen.findByRole('dialog', { name: 'Delete Your Account?' })
  return { user: userEvent.setup(), requests, onClose, onDeleted }
}

const deleting = () => screen.getByRole('button', { name: 'Delete Account' })

test('says in the words of the specification what it does, and counts what goes and what stays', async () => {
  await open()

  expect(
    screen.getByText('This will permanently remove all your data. This action cannot be undone.'),
  ).toBeTruthy()
  expect(
    await screen.findByText(
      'Erased: your profile, streak, badges, lists, settings, course progress and talks with the assistants, 12 submissions, 1 draft.',
    ),
  ).toBeTruthy()
  expect(screen.getByText(/^Kept without your name.* 2 orders\.$/)).toBeTruthy()
  expect(screen.getByText(/^Lost: premium, which is paid until/)).toBeTruthy()
  expect(screen.getByText(/^Lost: access to 1 course/)).toBeTruthy()
  expect(screen.queryByText(/^Stays readable/)).toBeNull()
})

test('what others can go on reading is not called erased', async () => {
  const said = { ...preview, roomMessages: 3, contestQuestions: 1, reports: 2, lessonQuestions: 2 }
  await open({ 'GET /api/user/deletionPreview': () => answer(said) })

  expect(
    await screen.findByText(
      'Stays readable without your name: 3 messages in rooms, 1 question in contests, 2 reports.',
    ),
  ).toBeTruthy()
  const erased = screen.getByText(/^Erased: /).textContent
  expect(erased).toContain(', 1 draft, 2 questions at lessons.')
  expect(erased).not.toMatch(/message|contest|report/)
})

test('opening it deletes nothing, and the focus is on the way out', async () => {
  const { requests } = await open()

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
  expect(requests.every(({ method }) => method === 'GET')).toBe(true)
})

test('success takes away the profile that the browser keeps, closes, and leaves', async () => {
  localStorage.setItem('profile_user-1', JSON.stringify({ bio: 'Hello' }))
  const { user, onClose, onDeleted } = await open()

  await user.click(deleting())

  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(onClose).toHaveBeenCalledOnce()
  expect(localStorage.getItem('profile_user-1')).toBeNull()
})

test('success leaves nothing of the person in the browser, and what belongs to others stays', async () => {
  localStorage.setItem('codedojo:draft:user-1:problem-1:python', 'mine')
  localStorage.setItem('codedojo:note:user-1:problem-1', 'mine')
  sessionStorage.setItem('codedojo:judging:user-1', 'mine')
  localStorage.setItem('codedojo:typed:user-1:profile:1', 'mine')
  localStorage.setItem('codedojo:note:user-2:problem-1', 'theirs')
  const { user, onDeleted } = await open()

  await user.click(deleting())

  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(Object.keys(localStorage)).toEqual(['codedojo:note:user-2:problem-1'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a refusal says that the account still stands', async () => {
  const { user, onDeleted } = await open({
    'DELETE /api/user/deleteProfile/user-1': () =>
      refuse({ code: 'last_admin', message: 'You are the last administrator.' }),
  })

  await user.click(deleting())

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your account was not deleted. You are the last administrator.',
  )
  expect(onDeleted).not.toHaveBeenCalled()
})

test('an account can be deleted even when nothing could be counted', async () => {
  const { user, onDeleted } = await open({
    'GET /api/user/deletionPreview': () => refuse({ code: 'internal', message: 'Internal Server Error' }),
  })
  expect(await screen.findByText(/^What would be deleted could not be counted/)).toBeTruthy()

  await user.click(deleting())

  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
})
