import type { Settings } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from './settings-query.ts'

/** What interview mode hides of problems, wherever they are shown. Acceptance goes with the difficulty, which it tells. */
export interface HiddenFacts {
  readonly difficulty: boolean
  readonly tags: boolean
}

export const nothingHidden: HiddenFacts = { difficulty: false, tags: false }
const allHidden: HiddenFacts = { difficulty: true, tags: true }

/** All is hidden while nobody knows yet: what was seen for a moment cannot be unseen. */
export function useHiddenFacts(): HiddenFacts {
  const { data, isPending } = useQuery({ ...settingsQuery, select: hiddenFactsOf })
  return data ?? (isPending ? allHidden : nothingHidden)
}

function hiddenFactsOf({ hidesDifficulty, hidesTags }: Settings): HiddenFacts {
  return { difficulty: hidesDifficulty, tags: hidesTags }
}
