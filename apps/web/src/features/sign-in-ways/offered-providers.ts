import { queryOptions } from '@tanstack/react-query'
import { askProviders } from './ask-providers.ts'

/** For pages of people who are signed in; visitors are told by `useOfferedProviders`. */
export const offeredProvidersQuery = queryOptions({
  queryKey: ['offered-providers'],
  queryFn: ({ signal }) => askProviders(signal),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
