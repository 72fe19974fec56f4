import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useDeferredRender } from './use-deferred-render.ts'

afterEach(cleanup)

const seen: boolean[] = []

function Page({ isThere }: { isThere: boolean }) {
  const isDrawn = useDeferredRender(isThere)
  seen.push(isDrawn)
  return <p>{isDrawn ? 'drawn' : 'waiting'}</p>
}

test('what has come is drawn in a step of its own, after the page has shown that it still waits', () => {
  const { rerender } = render(<Page isThere={false} />)
  seen.length = 0

  rerender(<Page isThere />)

  expect(screen.getByText('drawn')).toBeTruthy()
  expect(seen).toEqual([false, true])
})

test('what is there at first is drawn at once', () => {
  seen.length = 0

  render(<Page isThere />)

  expect(seen).toEqual([true])
})

test('what is gone is never drawn again', () => {
  const { rerender } = render(<Page isThere />)
  seen.length = 0

  rerender(<Page isThere={false} />)

  expect(screen.getByText('waiting')).toBeTruthy()
  expect(seen).not.toContain(true)
})
