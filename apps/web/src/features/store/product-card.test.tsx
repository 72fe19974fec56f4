import type { Product } from '@codedojo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import type { PurchaseState } from './buy-button.tsx'
import { ProductCard } from './product-card.tsx'

beforeEach(() => {
  answerCalls({ 'GET /api/order/payments': () => answer({ provider: 'test' }) })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const mug: Product = {
  ...{ _id: 'mug', productName: 'Mug', productDescription: 'Holds tea.', productPrice: 449, quantity: 38 },
  ...{ productImage: '', imageUrl: '', isSample: false, createdAt: '', updatedAt: '' },
}

function show(product: Partial<Product>, buying: Partial<PurchaseState> = {}) {
  const resting = { busyId: null, heldIds: new Set<string>(), onBuy: () => {} }
  const card = <ProductCard product={{ ...mug, ...product }} buying={{ ...resting, ...buying }} />
  renderRoutes([{ path: '/', element: card }], '/')
  return screen.getByRole<HTMLButtonElement>('button')
}

test.each([
  [{ quantity: 38 }, '38 in stock', false],
  [{ quantity: 4 }, '4 in stock', false],
  [{ quantity: 0 }, 'Out of stock', true],
])('with %o the card says "%s"', (product, badge, isDisabled) => {
  const button = show(product)

  expect(screen.getAllByText(badge).length).toBeGreaterThan(0)
  expect(button.disabled).toBe(isDisabled)
})

test('whoever holds the last one may still buy it', () => {
  const button = show({ quantity: 0 }, { heldIds: new Set(['mug']) })

  expect(screen.getAllByText('Held for you').length).toBeGreaterThan(0)
  expect(button.disabled).toBe(false)
})

test('only the product that is being bought says Processing', () => {
  expect(show({}, { busyId: 'mug' }).textContent).toBe('Processing')
  cleanup()
  const other = show({}, { busyId: 'cap' })

  expect(other.textContent).toBe('Buy')
  expect(other.disabled).toBe(true)
})

test('the price is shown with two decimals', () => {
  show({ productPrice: 1199.5 })

  expect(screen.getByText('₹1,199.50')).toBeTruthy()
})

test('where no payments are taken there is nothing to press', async () => {
  answerCalls({ 'GET /api/order/payments': () => answer({ provider: null }) })

  show({})

  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})
