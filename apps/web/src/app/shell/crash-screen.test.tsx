import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { CrashScreen } from './crash-screen.tsx'

afterEach(cleanup)

// The router's `*` does not match line breaks.
test.each(['/%0d%0a', '/x%0Ay', '/a/b%E2%80%A8', '/a%E2%80%A9/%0a'])(
  '%s leads to the page for lost addresses',
  async (address) => {
    const routes = [
      {
        element: <Outlet />,
        ErrorBoundary: CrashScreen,
        children: [{ path: '*', element: <p>Page Not Found</p> }],
      },
    ]
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)

    expect(await screen.findByText('Page Not Found')).toBeTruthy()
  },
)

test('an address with a line break at its end leads where it would without', async () => {
  const routes = [
    {
      element: <Outlet />,
      ErrorBoundary: CrashScreen,
      children: [
        { path: '/help', element: <p>Help</p> },
        { path: '*', element: <p>Lost</p> },
      ],
    },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/help%0A?q=1'] })} />)

  expect(await screen.findByText('Help')).toBeTruthy()
})
