import type { Product } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { inventoryWords, lowStockProducts, productsMatching, shortId, stockLevel } from './inventory-text.ts'

function product(productName: string, quantity: number, _id = 'aaaa-000000'): Product {
  const texts = { productDescription: '', productImage: '', imageUrl: '' }
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
  return { _id, productName, quantity, productPrice: 1, isSample: false, ...texts, ...times }
}

test.each([
  [21, 'many'],
  [20, 'few'],
  [6, 'few'],
  [5, 'short'],
  [1, 'short'],
  [0, 'none'],
] as const)('a stock of %i counts as %s', (quantity, look) => {
  expect(stockLevel(quantity)).toBe(look)
})

test('an id is shown by its last six characters', () => {
  expect(shortId({ _id: '0193-0e88d1' })).toBe('0e88d1')
})

test('products are found by name and id, whatever the case', () => {
  const all = [product('Dojo cap', 4), product('Mug', 9, 'aaaa-0e88d1')]

  expect(productsMatching(all, ' CAP ').map(({ productName }) => productName)).toEqual(['Dojo cap'])
  expect(productsMatching(all, '0E88').map(({ productName }) => productName)).toEqual(['Mug'])
  expect(productsMatching(all, '')).toHaveLength(2)
})

test('the scarcest product is named first, and one with enough not at all', () => {
  const all = [product('Cap', 5), product('Mug', 6), product('Socks', 0)]

  expect(lowStockProducts(all).map(({ productName }) => productName)).toEqual(['Socks', 'Cap'])
})

test('products are counted in words', () => {
  expect(inventoryWords([product('Cap', 0), product('Mug', 6)])).toBe('2 products, 1 out of stock')
  expect(inventoryWords([product('Mug', 6)])).toBe('1 product')
})
