import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { SignedInOnly } from '../guards.tsx'
import { ShellContext } from '../shell/shell-context.ts'
import { AdminLayout } from './admin-layout.tsx'
import { AdminOnly } from './admin-only.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const shell = {
  openPalette: () => undefined,
  openShortcuts: () => undefined,
  offerShortcuts: () => () => undefined,
}

const routes = [
  {
    Component: SignedInOnly,
    children: [
      { path: '/', element: <p>Home</p> },
      {
        Component: AdminOnly,
        children: [
          {
            element: (
              <ShellContext value={shell}>
                <AdminLayout />
              </ShellContext>
            ),
            children: [{ path: '/admin', element: <p>Here it is.</p> }],
          },
        ],
      },
    ],
  },
]

function signedInAs(role: 'user' | 'admin'): void {
  answerCalls({ 'GET /api/user/check': () => answer({ user: sampleUser({ role }) }) })
}

test('somebody who is no admin is led from the dashboard to the problems', async () => {
  signedInAs('user')

  const { router } = renderRoutes(routes, '/admin')

  expect(await screen.findByText('Home')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
})

test('an admin sees the dashboard, marked in the bar and in the drawer', async () => {
  signedInAs('admin')

  renderRoutes(routes, '/admin')

  expect(await screen.findByText('Here it is.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page')
})

test('each page of the drawer has the number of things that wait there', async () => {
  const oldest = '2026-01-31T10:00:00.000Z'
  answerCalls({
    'GET /api/user/check': () => answer({ user: sampleUser({ role: 'admin' }) }),
    'GET /api/admin/waiting': () =>
      answer([
        { kind: 'to_ship', count: 2, oldest, place: null },
        { kind: 'refunds_asked', count: 1, oldest, place: null },
        { kind: 'lesson_questions', count: 1, oldest, place: { _id: 'c', name: 'Loops' } },
      ]),
  })

  renderRoutes(routes, '/admin')

  await screen.findByText('3')
  const entries = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(entries).toContain('Orders3 wait')
  expect(entries).toContain('Courses1 waits')
  expect(entries).toContain('Messages')
})
