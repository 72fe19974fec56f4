import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        setIsBusy(true)
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy}>
        Send
      </Button>
    </form>
  )
}

test('a busy button keeps the focus, and its form is not sent again by a click or by Enter in a field', async () => {
  const onSubmit = vi.fn()
  render(<Form onSubmit={onSubmit} />)
  const button = screen.getByRole('button', { name: 'Send' })

  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}')

  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('an idle button keeps the focus, and does nothing', async () => {
  const onClick = vi.fn()
  render(
    <Button isIdle onClick={onClick}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })

  await userEvent.click(button)

  expect(onClick).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})
