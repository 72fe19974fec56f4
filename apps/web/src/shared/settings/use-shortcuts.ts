import type { Shortcuts } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { shortcutsOf } from '../../lib/keys/shortcut-keys.ts'
import { settingsQuery } from './settings-query.ts'

const nothingChosen = {}

/** The shortcuts of the signed-in user; the object keeps its identity while they do not change. */
export function useShortcuts(): Shortcuts {
  const { data } = useQuery(settingsQuery)
  const chosen = data?.keys ?? nothingChosen
  return useMemo(() => shortcutsOf(chosen), [chosen])
}
