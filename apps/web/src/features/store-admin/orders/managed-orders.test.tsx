import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { ManagedOrders } from './managed-orders.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('another filter closes the order that is open, which it may exclude', async () => {
  answerCalls({})
  const onGo = vi.fn()
  const address = { filter: { q: 'mug' }, page: 2, order: 'order-1' }
  renderRoutes([{ path: '/', element: <ManagedOrders address={address} onGo={onGo} /> }], '/')

  await userEvent.click(screen.getByRole('button', { name: 'Refunded' }))

  expect(onGo).toHaveBeenCalledWith(
    { filter: { q: 'mug', state: 'refunded' }, page: 1, order: null },
    undefined,
  )
})
