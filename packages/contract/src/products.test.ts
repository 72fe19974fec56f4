import { expect, test } from 'vitest'
import { choiceSentence } from './products.ts'

test.each([
  [
    'Heavy cotton T-shirt. Sizes S to XXL: name yours when you order.',
    'Sizes S to XXL: name yours when you order.',
  ],
  ['Comes in two colours, black and sand', 'Comes in two colours, black and sand'],
  ['A notebook of A5 size. 120 pages.', null],
  ['', null],
])('%s asks for: %s', (description, sentence) => {
  expect(choiceSentence(description)).toBe(sentence)
})
