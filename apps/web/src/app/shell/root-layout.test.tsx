import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { RootLayout } from './root-layout.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.dataset.theme = 'leet'
})

test('a page that shows nothing of the theme follows one that is chosen in another tab', () => {
  const routes = [{ Component: RootLayout, children: [{ path: '/', element: <p>Terms</p> }] }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)

  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'midnight' }))

  expect(document.documentElement.dataset.theme).toBe('midnight')
})
