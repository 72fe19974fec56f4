import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { typeAndEnterAtOnce } from '../../../testing/type-and-enter-at-once.ts'
import { ZoneField } from './zone-field.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('Enter takes what was typed, however soon it is pressed', async () => {
  const choose = vi.fn()
  render(<ZoneField zone={null} error={undefined} onChoose={choose} />)

  await typeAndEnterAtOnce(screen.getByRole<HTMLInputElement>('combobox'), 'Kolkata')

  expect(choose).toHaveBeenCalledExactlyOnceWith('Asia/Kolkata')
})

test('one zone is one zone', async () => {
  render(<ZoneField zone={null} error={undefined} onChoose={vi.fn()} />)

  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'kolkata' } })

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 zone'))
})
