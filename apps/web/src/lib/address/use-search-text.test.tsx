import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useSearchParams } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { useSearchText } from './use-search-text.ts'

afterEach(cleanup)

function Searched() {
  const [params, setParams] = useSearchParams()
  const { typed, setTyped } = useSearchText({
    text: params.get('q') ?? '',
    onPause: (q, options) => setParams({ q }, options),
  })
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Link to="/found">
        <span>Two Sum</span>
      </Link>
    </>
  )
}

function show() {
  const routes = [
    { path: '/', element: <Searched /> },
    { path: '/found', element: <p>Found</p> },
  ]
  return renderRoutes(routes, '/').router
}

test('the address follows when the typing pauses', async () => {
  const router = show()

  await userEvent.type(screen.getByLabelText('Search'), 'sum')

  await expect.poll(() => router.state.location.search).toBe('?q=sum')
})

test('a link that is clicked while somebody types leads on, and Back to what was searched for', async () => {
  const router = show()

  await userEvent.type(screen.getByLabelText('Search'), 'sum')
  await userEvent.click(screen.getByText('Two Sum'))
  expect(await screen.findByText('Found')).toBeTruthy()
  await router.navigate(-1)

  expect(await screen.findByLabelText('Search')).toHaveProperty('value', 'sum')
  expect(router.state.location.search).toBe('?q=sum')
})
