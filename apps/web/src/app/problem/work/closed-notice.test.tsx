import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { ClosedNotice } from './closed-notice.tsx'

afterEach(cleanup)

test('why nothing can be run is said in words, with the way to the contest', () => {
  const contest = { _id: 'c1', name: 'Autumn Cup', endsAt: '2026-11-26T12:00:00.000Z' }
  const reason = 'This problem is in the running contest "Autumn Cup".'

  renderRoutes([{ path: '/', element: <ClosedNotice reason={reason} contest={contest} /> }], '/')

  expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the contest' }).getAttribute('href')).toBe('/contest/c1')
})
