import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DayField } from './day-field.tsx'

afterEach(cleanup)

/** Drops invalid dates, as the filters in an address do. */
function Filter() {
  const [day, setDay] = useState('')
  return (
    <>
      <DayField label="From" value={day} onChoose={(chosen) => setDay(chosen < '1970' ? '' : chosen)} />
      <output>{day}</output>
      <button type="button" onClick={() => setDay('')}>
        Clear
      </button>
    </>
  )
}

test('a year that is typed digit by digit stays until it is whole', () => {
  render(<Filter />)
  const field = screen.getByLabelText('From')
  for (const value of ['0002-11-20', '0020-11-20', '0202-11-20']) {
    fireEvent.change(field, { target: { value } })
    expect(field).toHaveProperty('value', value)
    expect(screen.getByRole('status').textContent).toBe('')
  }

  fireEvent.change(field, { target: { value: '2026-11-20' } })
  expect(screen.getByRole('status').textContent).toBe('2026-11-20')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field).toHaveProperty('value', '')
})
