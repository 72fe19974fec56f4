import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(onClick = vi.fn()) {
  render(
    <Tooltip text="Makes it new">
      <button type="button" onClick={onClick}>
        Reset
      </button>
    </Tooltip>,
  )
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Reset' }) }
}

test('describes the button while the pointer rests on it', async () => {
  const { user, button } = open()

  await user.hover(button)

  const tooltip = await screen.findByRole('tooltip')
  expect(tooltip.textContent).toBe('Makes it new')
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id)
})

test('shows at once when the keyboard brings the focus, and goes with it', async () => {
  const { user } = open()

  await user.tab()
  expect(screen.queryByRole('tooltip')).not.toBeNull()
  await user.tab()

  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('goes away with Escape', async () => {
  const { user } = open()
  await user.tab()

  await user.keyboard('{Escape}')

  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('goes away with a press, which the button still gets', async () => {
  const onClick = vi.fn()
  const { user, button } = open(onClick)
  await user.hover(button)
  await screen.findByRole('tooltip')

  await user.click(button)

  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('goes away when the button is scrolled', async () => {
  const { user } = open()
  await user.tab()

  fireEvent.scroll(document)

  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('stays while the pointer is on what it says', async () => {
  vi.useFakeTimers()
  const { button } = open()
  fireEvent.pointerEnter(button)
  await act(() => vi.advanceTimersByTimeAsync(400))

  fireEvent.pointerLeave(button)
  fireEvent.pointerEnter(screen.getByRole('tooltip'))
  await act(() => vi.advanceTimersByTimeAsync(1000))

  expect(screen.queryByRole('tooltip')).not.toBeNull()
})

test('moving on to the next button shows its tooltip at once, and in the place of the other', async () => {
  vi.useFakeTimers()
  const { button } = open()
  render(
    <Tooltip text="Makes it wide">
      <button type="button">Widen</button>
    </Tooltip>,
  )
  fireEvent.pointerEnter(button)
  await act(() => vi.advanceTimersByTimeAsync(400))

  fireEvent.pointerLeave(button)
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Widen' }))
  await act(() => vi.advanceTimersByTimeAsync(10))

  expect(screen.getAllByRole('tooltip').map(({ textContent }) => textContent)).toEqual(['Makes it wide'])
})
