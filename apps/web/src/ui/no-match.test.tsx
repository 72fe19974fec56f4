import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoutes } from '../testing/render-routes.tsx'
import { NoMatch, NothingFound } from './no-match.tsx'

afterEach(cleanup)

const all = { q: '', role: '', tier: '' }
const filter = { q: 'grph', role: 'admin', tier: 'premium' }
const names = { q: '“grph”', role: 'the role Admins', tier: 'the tier Premium' }

function show(count: (filter: typeof all) => Promise<number>) {
  const onChange = vi.fn()
  const texts = { thing: 'user', title: 'No users found' }
  const page = <NoMatch {...texts} {...{ filter, all, names, count, onChange }} />
  renderRoutes([{ path: '/', element: page }], '/')
  return { onChange, user: userEvent.setup() }
}

test('what can be dropped is named with what is there then, and what helps nothing is not', async () => {
  const { onChange, user } = show(async ({ q, role }) => {
    if (q === '') throw new Error('away')
    return role === '' ? 1 : 0
  })

  await user.click(await screen.findByRole('button', { name: 'Drop the role Admins: 1 user' }))
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }))

  expect(onChange.mock.calls).toEqual([[{ ...filter, role: '' }], [all]])
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

test('where dropping one does not help, what can be kept is named', async () => {
  const { onChange, user } = show(async (asked) => (asked.role === '' && asked.tier === '' ? 2 : 0))

  await user.click(await screen.findByRole('button', { name: 'Keep only “grph”: 2 users' }))

  expect(onChange.mock.calls).toEqual([[{ ...all, q: 'grph' }]])
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

test('a search that finds nothing leads back to everything', async () => {
  const onClear = vi.fn()
  const page = <NothingFound title="No rooms found" onClear={onClear} />
  renderRoutes([{ path: '/', element: page }], '/')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Clear the search' }))
  expect(onClear).toHaveBeenCalledOnce()
})
