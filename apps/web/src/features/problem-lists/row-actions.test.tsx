import type { ProblemList } from '@codedojo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { RowActions } from './row-actions.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = (facts: Partial<ProblemList>): ProblemList => ({
  ...{ _id: 'list-1', name: 'Favourites', isFavourites: true, problems: [] },
  ...{ updatedAt: '2026-11-20T10:00:00.000Z' },
  ...facts,
})
const evenings = list({ _id: 'list-2', name: 'Evenings', isFavourites: false, problems: ['problem-1'] })

function open() {
  const problem = { _id: 'problem-1', title: 'First Echo' }
  renderRoutes([{ path: '/', element: <RowActions problem={problem} /> }], '/')
  return userEvent.setup()
}

const star = () => screen.findByRole('button', { name: 'Favourite: First Echo' })
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'

test('the star is set at once, and stays as the server answers', async () => {
  const put = Promise.withResolvers<Response>()
  const requests = answerCalls({
    'GET /api/lists': () => answer([list({})]),
    'PUT /api/lists/favourites/problem/problem-1': () => put.promise,
  })
  const user = open()
  const button = await star()
  await waitFor(() => expect(button).toHaveProperty('disabled', false))

  await user.click(button)
  await waitFor(() => expect(isPressed(button)).toBe(true))
  put.resolve(answer(list({ problems: ['problem-1'] })))

  await waitFor(() => expect(requests).toHaveLength(2))
  expect(isPressed(button)).toBe(true)
})

test('a star that the server refuses goes out again', async () => {
  answerCalls({
    'GET /api/lists': () => answer([list({})]),
    'PUT /api/lists/favourites/problem/problem-1': () =>
      refuse({ code: 'list_full', message: 'The list is full.' }),
  })
  const user = open()
  const button = await star()
  await waitFor(() => expect(button).toHaveProperty('disabled', false))

  await user.click(button)

  await waitFor(() => expect(isPressed(button)).toBe(false))
})

test('a star that did not reach the server goes out again, though nothing can be read anew', async () => {
  let isConnected = true
  const unlessSevered = (result: Response) =>
    isConnected ? result : Promise.reject(new TypeError('Failed to fetch'))
  const put = vi.fn(() => unlessSevered(answer(list({ problems: ['problem-1'] }))))
  answerCalls({
    'GET /api/lists': () => unlessSevered(answer([list({})])),
    'PUT /api/lists/favourites/problem/problem-1': put,
  })
  const user = open()
  const button = await star()
  await waitFor(() => expect(button).toHaveProperty('disabled', false))

  isConnected = false
  await user.click(button)

  await waitFor(() => expect(put).toHaveBeenCalledOnce())
  await waitFor(() => expect(isPressed(button)).toBe(false))
})

test('the menu shows which lists the problem is in, and a new list gets it', async () => {
  const made = list({ _id: 'list-3', name: 'Mornings', isFavourites: false })
  const requests = answerCalls({
    'GET /api/lists': () => answer([list({}), evenings]),
    'POST /api/lists': () => answer(made),
    'PUT /api/lists/list-3/problem/problem-1': () => answer({ ...made, problems: ['problem-1'] }),
  })
  const user = open()

  await user.click(screen.getByRole('button', { name: 'More for First Echo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add to list…' }))
  const known = await screen.findByRole('checkbox', { name: 'Evenings' })
  await user.type(screen.getByLabelText('New list'), 'Mornings{Enter}')

  expect(known).toHaveProperty('checked', true)
  const ticked = await screen.findByRole('checkbox', { name: 'Mornings' })
  await waitFor(() => expect(ticked).toHaveProperty('checked', true))
  expect(requests.slice(-2).map(({ method }) => method)).toEqual(['POST', 'PUT'])
})

test('a tick shows at once while an earlier one is still on its way, and no answer takes it back', async () => {
  const first = Promise.withResolvers<Response>()
  const favourites = list({})
  const requests = answerCalls({
    'GET /api/lists': () => answer([favourites, evenings]),
    'DELETE /api/lists/list-2/problem/problem-1': () => first.promise,
    'PUT /api/lists/list-1/problem/problem-1': () => answer({ ...favourites, problems: ['problem-1'] }),
  })
  const user = open()
  await user.click(screen.getByRole('button', { name: 'More for First Echo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add to list…' }))

  await user.click(await screen.findByRole('checkbox', { name: 'Evenings' }))
  await user.click(screen.getByRole('checkbox', { name: 'Favourites' }))

  const ticks = () => screen.getAllByRole('checkbox').map((box) => box.matches(':checked'))
  expect(ticks()).toEqual([true, false])
  first.resolve(answer({ ...evenings, problems: [] }))
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(ticks()).toEqual([true, false])
})
