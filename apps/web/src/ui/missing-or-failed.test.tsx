import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../lib/api/api-error.ts'
import { MissingOrFailed } from './missing-or-failed.tsx'

afterEach(cleanup)

function show(error: Error) {
  const tries: string[] = []
  const reading = { error, isFetching: false, refetch: () => tries.push('again') }
  render(
    <MissingOrFailed
      reading={reading}
      missing="There is no such order."
      wayOn={<a href="/orders">All orders</a>}
      failed="Failed to load the order."
    />,
  )
  return tries
}

test('what is not there is said with the way on, and nothing to try again', () => {
  show(new ApiError({ status: 404, code: 'order_not_found', message: 'No.' }))

  expect(screen.getByText('There is no such order.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All orders' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('what could not be read is said with the reason, and can be tried again', async () => {
  const tries = show(new ApiError({ status: 500, code: 'internal', message: 'Broken.' }))

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

  expect(screen.getByRole('alert').textContent).toContain('Failed to load the order.Broken.')
  expect(screen.queryByText('There is no such order.')).toBeNull()
  expect(tries).toEqual(['again'])
})
