import { expect, test } from 'vitest'
import { formOf, productFormSchema } from './product-form.ts'

const good = {
  productName: ' Dojo cap ',
  productDescription: 'Brushed twill',
  productPrice: '599.50',
  quantity: '4',
  imageUrl: '',
}

test('typed texts become what the server takes', () => {
  expect(productFormSchema.parse(good)).toEqual({
    productName: 'Dojo cap',
    productDescription: 'Brushed twill',
    productPrice: 599.5,
    quantity: 4,
    imageUrl: '',
  })
})

test.each([
  ['productPrice', '', 'Price is required'],
  ['productPrice', 'free', 'Price must be a number'],
  ['productPrice', '0.50', 'Price must be 0 or at least 1: payment providers take no less than one rupee'],
  ['productPrice', '1.999', 'Price must have at most two decimals'],
  ['quantity', '-4', 'Quantity must be at least 0'],
  ['quantity', '1.5', 'Quantity must be a whole number'],
  ['quantity', 'e', 'Quantity must be a number'],
  ['productName', ' ', 'Product name is required'],
  ['imageUrl', 'http://a.example/x.png', 'Image URL must be an https address, or a picture uploaded here'],
])('%s "%s" is refused with its reason', (field, text, message) => {
  const parsed = productFormSchema.safeParse({ ...good, [field]: text })

  expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([field, message])
})

test('a form of nothing is empty', () => {
  expect(Object.values(formOf(null)).every((text) => text === '')).toBe(true)
})
