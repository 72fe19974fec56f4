import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { problemQuery } from '../../features/statement/queries.ts'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { answerCalls, refuse } from '../../testing/answer-calls.ts'
import { useReloadOnPremium } from './use-reload-on-premium.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the problem is asked for again when premium begins or ends elsewhere, and only then', async () => {
  const requests = answerCalls({
    'GET /api/problem/problemById/p1': () => refuse({ code: 'problem_not_found', message: 'Gone.' }),
  })
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { rerender } = renderHook(
    ({ isPremium }: { isPremium: boolean }) => {
      useQuery(problemQuery('p1'))
      useReloadOnPremium('p1', { isPremium })
    },
    { wrapper, initialProps: { isPremium: false } },
  )
  await waitFor(() => expect(client.isFetching()).toBe(0))

  rerender({ isPremium: false })
  expect(requests).toHaveLength(1)
  rerender({ isPremium: true })
  await waitFor(() => expect(requests).toHaveLength(2))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  rerender({ isPremium: false })
  await waitFor(() => expect(requests).toHaveLength(3))
})
