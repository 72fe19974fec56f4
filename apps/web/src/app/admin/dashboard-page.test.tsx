import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SignedInUser } from '../../features/accounts/signed-in-user.ts'
import { adminKey } from '../../lib/query-keys.ts'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleOverview } from '../../testing/sample-overview.ts'
import { sampleUser } from '../../testing/samples.ts'
import { DashboardPage } from './dashboard-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const admin = sampleUser({ firstName: 'Meera', role: 'admin' })

function openDashboard() {
  const element = (
    <SignedInUser value={admin}>
      <DashboardPage />
    </SignedInUser>
  )
  return renderRoutes([{ path: '/admin', element }], '/admin')
}

const session = { 'GET /api/user/check': () => answer({ user: admin }) }

test('an empty installation shows its zeros and says that nothing was recorded', async () => {
  answerCalls({ ...session, 'GET /api/admin/overview': () => answer(sampleOverview()) })

  openDashboard()

  expect(
    await screen.findByText('Nothing waits. What people ask, report or order will stand here.'),
  ).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Meera')
  expect(screen.getByText(/Nothing was submitted in these days/)).toBeTruthy()
  expect(screen.getByText(/Nothing was recorded yet/)).toBeTruthy()
})

test('what waits leads to the page that shows just that, and the four counts to theirs', async () => {
  const oldest = new Date(Date.now() - 3 * 86_400_000).toISOString()
  const overview = sampleOverview({
    videos: { total: 12, courses: 2 },
    waiting: [
      { kind: 'to_ship', count: 3, oldest, place: null },
      { kind: 'contest_questions', count: 1, oldest, place: { _id: 'c1', name: 'Round 2' } },
      { kind: 'lesson_questions', count: 2, oldest, place: { _id: 'c2', name: 'Graphs' } },
    ],
  })
  answerCalls({ ...session, 'GET /api/admin/overview': () => answer(overview) })

  openDashboard()

  const panel = await screen.findByRole('region', { name: 'Waiting for you' })
  const links = within(panel).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 orders to shipthe oldest waits 3 days', '/StoreManagment/orders?state=to_ship'],
    ['1 question in Round 2waits 3 days', '/admin/contests/c1?view=questions'],
    ['2 questions in Graphsthe oldest waits 3 days', '/admin/courses/c2?view=questions'],
  ])
  const counts = within(screen.getByRole('region', { name: 'Counts' }))
  for (const name of ['Users', 'Problems', 'Videos', 'Store items']) {
    expect(counts.getByRole('link', { name })).toBeTruthy()
  }
  expect(counts.getByText('12')).toBeTruthy()
})

test('the plot is also there as a table', async () => {
  const days = [{ day: '2026-01-31', submissions: 83, activeUsers: 26 }]
  answerCalls({ ...session, 'GET /api/admin/overview': () => answer(sampleOverview({ days })) })

  openDashboard()

  const table = await screen.findByRole('table', { name: 'Traffic, last 1 days' })
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['83', '26'])
})

test('a server that is away is said so, and Retry asks again', async () => {
  answerCalls(session)
  openDashboard()
  await screen.findByText('Failed to load the dashboard.')
  answerCalls({ ...session, 'GET /api/admin/overview': () => answer(sampleOverview()) })

  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }))

  expect(
    await screen.findByText('Nothing waits. What people ask, report or order will stand here.'),
  ).toBeTruthy()
})

test('numbers that could not be renewed stay, with the reason', async () => {
  answerCalls({ ...session, 'GET /api/admin/overview': () => answer(sampleOverview()) })
  const { queryClient } = openDashboard()
  await screen.findByText('Nothing waits. What people ask, report or order will stand here.')
  answerCalls(session)

  await queryClient.refetchQueries({ queryKey: [adminKey, 'overview'] })

  expect(await screen.findByText(/These numbers are from/)).toBeTruthy()
  expect(screen.getByText('Nothing waits. What people ask, report or order will stand here.')).toBeTruthy()
})
