import { defaultShortcuts } from '@codedojo/contract'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ConsoleDock } from './console-dock.tsx'

afterEach(cleanup)

const shown = (disabledReason: string | null) => {
  const onRun = vi.fn()
  render(
    <ConsoleDock
      state={{ kind: 'idle' }}
      tab="cases"
      isCollapsed={false}
      disabledReason={disabledReason}
      shortcuts={defaultShortcuts}
      onChooseTab={() => {}}
      onToggle={() => {}}
      onRun={onRun}
      onSubmit={() => {}}
    >
      Cases
    </ConsoleDock>,
  )
  return {
    run: screen.getByRole('button', { name: 'Run' }),
    submit: screen.getByRole('button', { name: 'Submit' }),
    onRun,
  }
}

test('where nothing can be run or submitted both buttons say why, and a press of one still asks', async () => {
  const { run, submit, onRun } = shown('This problem is in a contest.')

  for (const button of [run, submit]) {
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.getAttribute('title')).toBe('This problem is in a contest.')
  }
  await userEvent.setup().click(run)
  expect(onRun).toHaveBeenCalledOnce()
})

test('elsewhere they are open', () => {
  const { run, submit } = shown(null)
  for (const button of [run, submit]) expect(button.hasAttribute('aria-disabled')).toBe(false)
})
