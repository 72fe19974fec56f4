import { defaultShortcuts, type Shortcuts } from '@codedojo/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type ProblemKeys, useProblemKeys } from './use-problem-keys.ts'

afterEach(cleanup)

interface PageProps {
  keys: ProblemKeys
  shortcuts: Shortcuts
}

function Page({ keys, shortcuts }: PageProps) {
  useProblemKeys(keys, shortcuts)
  return (
    <>
      <textarea aria-label="Code" />
      <div role="dialog">
        <input aria-label="Name" />
      </div>
    </>
  )
}

function show(chosen: Partial<Shortcuts> = {}) {
  const keys = {
    ...{ run: vi.fn(), submit: vi.fn(), save: vi.fn(), nextFailure: vi.fn(), toggleDock: vi.fn() },
    ...{ maximise: vi.fn(), showPanel: vi.fn() },
  }
  render(<Page keys={keys} shortcuts={{ ...defaultShortcuts, ...chosen }} />)
  return { keys, code: screen.getByLabelText('Code') }
}

test('the chosen key does it, and the key that it had before does nothing', () => {
  const { keys, code } = show({ run: 'Mod+Shift+R' })

  fireEvent.keyDown(code, { key: "'", code: 'Quote', ctrlKey: true })
  expect(keys.run).not.toHaveBeenCalled()
  fireEvent.keyDown(code, { key: 'R', code: 'KeyR', ctrlKey: true, shiftKey: true })

  expect(keys.run).toHaveBeenCalledOnce()
})

test('saving never submits, whatever was chosen', () => {
  const { keys, code } = show({ submit: 'Mod+S' })

  fireEvent.keyDown(code, { key: 's', code: 'KeyS', ctrlKey: true })

  expect(keys.save).toHaveBeenCalledOnce()
  expect(keys.submit).not.toHaveBeenCalled()
})

test('panels open by the place of the digit, in the order of the tabs', () => {
  const { keys, code } = show()

  fireEvent.keyDown(code, { key: '¡', code: 'Digit1', altKey: true })
  fireEvent.keyDown(code, { key: '6', code: 'Digit6', altKey: true })
  fireEvent.keyDown(code, { key: '7', code: 'Digit7', altKey: true })

  expect(keys.showPanel.mock.calls).toEqual([[0], [5]])
})

test('keys rest in a dialog', () => {
  const { keys } = show()

  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', code: 'Enter', ctrlKey: true })

  expect(keys.submit).not.toHaveBeenCalled()
})
