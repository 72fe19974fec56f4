import type { QueryKey } from '@tanstack/react-query'

/** What the server answers otherwise on another day of the user, by the beginnings of the queries' keys. */
export const dayKeys: readonly QueryKey[] = [
  ['progress'],
  ['problems', 'finding'],
  ['submissions', 'history'],
]
