import { useQueries } from '@tanstack/react-query'
import { countsKey } from '../query-keys.ts'

/** Runs several count queries at once; null until known. The key identifies them in the cache. */
export function useCounts(
  key: readonly string[],
  questions: readonly (() => Promise<number>)[],
): readonly (number | null)[] {
  const answers = useQueries({
    queries: questions.map((ask, at) => ({
      queryKey: [countsKey, ...key, at],
      queryFn: ask,
      staleTime: 0,
      gcTime: 0,
    })),
  })
  return answers.map(({ data }) => data ?? null)
}
