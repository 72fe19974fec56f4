import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** A refusal (4xx) stays a refusal, so it is not retried; any other failure is retried once. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isRefused && failures < 1
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: isWorthRetrying,
        retryDelay: 500,
        networkMode: 'always',
        // Failed queries are read again when the connection is back.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
