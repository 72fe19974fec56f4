import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CharacterCount } from './character-count.tsx'

test.each([
  ['says nothing while there is room', 899, ''],
  ['counts near the limit', 900, '900 of 1,000'],
  ['counts up to the limit', 1000, '1,000 of 1,000'],
  ['says by how much it is beyond', 2500, '1,500 too many'],
])('it %s', (_, characters, words) => {
  const { container } = render(<CharacterCount text={'a'.repeat(characters)} most={1000} />)

  expect(container.textContent).toBe(words)
})
