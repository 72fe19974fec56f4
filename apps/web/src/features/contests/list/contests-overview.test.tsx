import type { contestList, ResponseOf } from '@codedojo/contract'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { stubModalDialog } from '../../../testing/stub-modal-dialog.ts'
import { sampleContest, sampleNow } from '../testing/sample-contest.ts'
import { ContestsOverview } from './contests-overview.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type ContestLists = ResponseOf<typeof contestList>
const none: ContestLists = { now: sampleNow, running: [], upcoming: [], past: [], pastTotal: 0, rating: null }
const upcoming = sampleContest({
  _id: 'contest-2',
  name: 'Graphs Only',
  state: 'upcoming',
  startsAt: '2026-11-23T18:14:00.000Z',
  endsAt: '2026-11-23T19:14:00.000Z',
  isRegistered: false,
})
const past = { ...sampleContest({ _id: 'contest-3', name: 'Summer Round', state: 'ended' }), result: null }

const list = 'GET /api/contest'
const shown = (found: ContestLists | (() => ContestLists), others = {}) => {
  const requests = answerCalls({
    [list]: () => answer(typeof found === 'function' ? found() : found),
    ...others,
  })
  renderRoutes([{ path: '/contest', element: <ContestsOverview page={1} onPage={() => {}} /> }], '/contest')
  return requests
}

test('while there is no contest at all, the page says that they come', async () => {
  shown(none)

  expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeTruthy()
  expect(screen.getByText('This feature is under development. Stay tuned for the launch!')).toBeTruthy()
})

test.each([
  ['running', { ...none, running: [sampleContest()] }],
  ['upcoming', { ...none, upcoming: [upcoming] }],
  ['past', { ...none, past: [past], pastTotal: 1 }],
])('with one that is %s there is no such words', async (_, found) => {
  shown(found)

  expect(await screen.findByRole('heading', { name: 'Contests' })).toBeTruthy()
  expect(screen.queryByText('Coming Soon')).toBeNull()
})

test('a running contest that one is registered for is entered', async () => {
  shown({ ...none, running: [sampleContest()] })

  const panel = await screen.findByRole('region', { name: 'Autumn Round' })

  expect(within(panel).getByRole('link', { name: 'Enter Contest' }).getAttribute('href')).toBe(
    '/contest/contest-1',
  )
  expect(within(panel).getByRole('timer').textContent).toBe('0:30:00')
})

test('registering is a switch that follows the server, and Enter Contest waits for the start', async () => {
  let isRegistered = false
  const requests = shown(() => ({ ...none, upcoming: [{ ...upcoming, isRegistered }] }), {
    'PUT /api/contest/contest-2/registration': () => {
      isRegistered = true
      return answer({ message: 'You are registered.' })
    },
    'DELETE /api/contest/contest-2/registration': () => {
      isRegistered = false
      return answer({ message: 'You are no longer registered.' })
    },
  })
  const user = userEvent.setup()
  const register = await screen.findByRole('button', { name: 'Register: Graphs Only' })
  expect(register.getAttribute('aria-pressed')).toBe('false')
  expect(screen.queryByRole('button', { name: 'Enter Contest' })).toBeNull()

  await user.click(register)

  const registered = await screen.findByRole('button', { name: 'Registered: Graphs Only' })
  expect(registered.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Enter Contest' }).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('link', { name: 'Enter Contest' })).toBeNull()

  await user.click(registered)

  expect(await screen.findByRole('button', { name: 'Register: Graphs Only' })).toBeTruthy()
  expect(requests.map(({ method }) => method)).toContain('DELETE')
})

test('a contest with a code asks for it, and says when it is wrong', async () => {
  stubModalDialog()
  const requests = shown(
    { ...none, upcoming: [{ ...upcoming, visibility: 'code' }] },
    {
      'PUT /api/contest/contest-2/registration': () =>
        refuse({ code: 'wrong_code', message: 'This is not the code of the contest.' }),
    },
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Register: Graphs Only' }))
  const dialog = await screen.findByRole('dialog', { name: 'Register' })
  await user.type(within(dialog).getByLabelText('Code'), 'tea')
  await user.click(within(dialog).getByRole('button', { name: 'Register' }))

  expect(await within(dialog).findByText('This is not the code of the contest.')).toBeTruthy()
  const sent = requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toEqual({ code: 'tea' })
})

test('past contests show what was solved, the place and the change of the rating, or that one was not there', async () => {
  const result = { solved: 3, total: 5, ranking: { place: 8, of: 52 }, ratingChange: 34 }
  shown({ ...none, past: [{ ...past, _id: 'contest-4', name: 'Spring Round', result }, past], pastTotal: 2 })

  const table = await screen.findByRole('table', { name: 'Past contests' })
  const [, entered, missed] = within(table).getAllByRole('row')

  expect(entered?.textContent).toContain('Spring Round')
  expect(entered?.textContent).toContain('8 of 52')
  expect(entered?.textContent).toContain('+34')
  expect(within(table).getByRole('link', { name: 'Scoreboard: Spring Round' }).getAttribute('href')).toBe(
    '/contest/contest-4?tab=scoreboard',
  )
  expect(missed?.textContent).toContain('not entered')
  expect(within(table).getByRole('link', { name: 'Practise: Summer Round' })).toBeTruthy()
})

test('when the server does not answer, Retry asks again', async () => {
  let isAway = true
  answerCalls({ [list]: () => (isAway ? new Response('', { status: 502 }) : answer(none)) })
  renderRoutes([{ path: '/contest', element: <ContestsOverview page={1} onPage={() => {}} /> }], '/contest')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isAway = false

  await userEvent.setup().click(retry)

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Coming Soon' })).toBeTruthy())
})

test('a contest that begins leaves the dialog for its code open, with what was typed', async () => {
  stubModalDialog()
  const withCode = { ...upcoming, visibility: 'code' as const }
  let found: ContestLists = { ...none, upcoming: [withCode] }
  const requests = answerCalls({
    [list]: () => answer(found),
    'PUT /api/contest/contest-2/registration': () => answer({ message: 'You are registered.' }),
  })
  const element = <ContestsOverview page={1} onPage={() => {}} />
  const { queryClient } = renderRoutes([{ path: '/contest', element }], '/contest')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Register: Graphs Only' }))
  await user.type(await screen.findByLabelText('Code'), 'maple')

  found = { ...none, running: [{ ...withCode, state: 'running', startsAt: sampleNow }] }
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(screen.queryByText('Upcoming')).toBeNull())
  await user.type(screen.getByLabelText('Code'), '-syrup{Enter}')

  await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull())
  const sent = requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toEqual({ code: 'maple-syrup' })
})
