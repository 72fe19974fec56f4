import type { Settings } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../settings/settings-query.ts'
import { type HiddenFacts, nothingHidden } from './hidden-facts.ts'

const allHidden: HiddenFacts = { difficulty: true, tags: true }

/** What to hide now. Everything is hidden until the settings are loaded: even a brief glimpse would reveal it. */
export function useHiddenFacts(): HiddenFacts {
  const { data, isPending } = useQuery({ ...settingsQuery, select: hiddenFactsOf })
  return data ?? (isPending ? allHidden : nothingHidden)
}

function hiddenFactsOf({ hidesDifficulty, hidesTags }: Settings): HiddenFacts {
  return { difficulty: hidesDifficulty, tags: hidesTags }
}
