import type { QueryKey } from '@tanstack/react-query'
import { problemsKey, progressKey, submissionsKey } from '../../lib/query-keys.ts'

/** Prefixes of the queries whose answer depends on the user's current day. */
export const dayDependentKeys: readonly QueryKey[] = [
  [progressKey],
  [problemsKey, 'finding'],
  [submissionsKey, 'history'],
]
