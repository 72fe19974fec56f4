import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messageOf, noAnswerError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  cleanup()
})

function Reading({ read }: { read: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['thing'], queryFn: read, retry: false })
  return <p>{data ?? (error ? messageOf(error) : 'Loading')}</p>
}

test('what a lost line kept from being read is read when the line is back', async () => {
  let isLost = true
  const read = async () => {
    if (isLost) throw noAnswerError(new TypeError('Failed to fetch'))
    return 'The thing'
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Reading read={read} />
    </QueryClientProvider>,
  )
  await screen.findByText('No connection to the server. Try again when it is back.')

  isLost = false
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)

  expect(await screen.findByText('The thing')).toBeTruthy()
})
