import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePrintInDaylight } from './use-print-in-daylight.ts'

afterEach(cleanup)

function Page() {
  usePrintInDaylight()
  return null
}

test('a page is printed in the light theme and wears its own again after that', () => {
  const { dataset } = document.documentElement
  dataset.theme = 'hacker'
  render(<Page />)

  window.dispatchEvent(new Event('beforeprint'))
  expect(dataset.theme).toBe('daylight')
  window.dispatchEvent(new Event('afterprint'))

  expect(dataset.theme).toBe('hacker')
})
