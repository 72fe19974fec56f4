import type { QueryKey } from '@tanstack/react-query'
import { problemsKey, progressKey, submissionsKey } from '../../lib/query-keys.ts'

/** What the server answers otherwise on another day of the user, by the beginnings of the queries' keys. */
export const dayKeys: readonly QueryKey[] = [
  [progressKey],
  [problemsKey, 'finding'],
  [submissionsKey, 'history'],
]
