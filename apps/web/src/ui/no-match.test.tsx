import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoutes } from '../testing/render-routes.tsx'
import { NoMatch, NothingFound } from './no-match.tsx'

afterEach(cleanup)

test('what can be dropped is named with what is there then, and what helps nothing is not', async () => {
  const [onDrop, onClear] = [vi.fn(), vi.fn()]
  const parts = [
    { name: '“grph”', countWithout: async () => 0, onDrop: vi.fn() },
    { name: 'the role Admins', countWithout: async () => 1, onDrop },
    {
      name: 'the tier Premium',
      countWithout: async () => Promise.reject(new Error('away')),
      onDrop: vi.fn(),
    },
  ]
  const page = <NoMatch things="users" title="No users found" parts={parts} onClear={onClear} />
  renderRoutes([{ path: '/', element: page }], '/')
  const user = userEvent.setup()

  await user.click(await screen.findByRole('button', { name: 'Drop the role Admins: 1 matches' }))
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }))

  expect(onDrop).toHaveBeenCalled()
  expect(onClear).toHaveBeenCalled()
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

test('a search that finds nothing leads back to everything', async () => {
  const onClear = vi.fn()
  const page = <NothingFound title="No rooms found" onClear={onClear} />
  renderRoutes([{ path: '/', element: page }], '/')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Clear the search' }))
  expect(onClear).toHaveBeenCalledOnce()
})
