import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { Receipt } from './receipt.tsx'

afterEach(cleanup)

const time = '2026-01-01T00:00:00.000Z'

test.each([
  ['paid', { state: 'fulfilled' }, 'Not sent yet'],
  ['refunded', { state: 'refunded', refundedAt: time }, 'Not sent'],
] as const)('goods that are %s and were not sent are said to be: %s', (_, facts, words) => {
  const order = sampleOrder({
    kind: 'product',
    paidAt: time,
    shippedAt: null,
    refundableUntil: null,
    ...facts,
  })
  const element = (
    <Receipt
      order={order}
      buyer={{ name: 'Meera', emailId: 'meera@example.org' }}
      thingPath="/store/mug"
      payment={null}
    />
  )

  renderRoutes([{ path: '/', element }], '/')

  expect(screen.getByText(words, { exact: true })).toBeTruthy()
})
