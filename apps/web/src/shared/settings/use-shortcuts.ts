import type { Shortcuts } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { shortcutsOf } from '../../lib/keys/shortcut-keys.ts'
import { settingsQuery } from './settings-query.ts'

const nothingChosen = {}

/** The keys that the signed-in user has chosen; keeps its identity while they stay the same. */
export function useShortcuts(): Shortcuts {
  const { data } = useQuery(settingsQuery)
  const chosen = data?.keys ?? nothingChosen
  return useMemo(() => shortcutsOf(chosen), [chosen])
}
