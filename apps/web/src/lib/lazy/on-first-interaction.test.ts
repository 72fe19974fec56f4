import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onFirstInteraction } from './on-first-interaction.ts'

test.each(['pointerMove', 'keyDown', 'touchStart', 'wheel'] as const)('%s is a sign', (sign) => {
  const act = vi.fn()
  onFirstInteraction(act)

  fireEvent[sign](document.body)

  expect(act).toHaveBeenCalledOnce()
})

test('nothing is done before, nor a second time', () => {
  const act = vi.fn()
  onFirstInteraction(act)
  expect(act).not.toHaveBeenCalled()

  fireEvent.keyDown(document.body)
  fireEvent.pointerMove(document.body)

  expect(act).toHaveBeenCalledOnce()
})
