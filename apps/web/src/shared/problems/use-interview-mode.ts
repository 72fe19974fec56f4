import { useQuery } from '@tanstack/react-query'
import { settingsQuery, useSettingsChange } from '../settings/settings-query.ts'

interface InterviewMode {
  /** Something is hidden. */
  readonly isOn: boolean
  /** False until the settings are known. */
  readonly isKnown: boolean
  readonly choose: (isOn: boolean) => void
}

/** Hides difficulty, acceptance and tags everywhere, or shows them again. */
export function useInterviewMode(
  onFailure: (failure: { error: Error; retry: () => void }) => void,
): InterviewMode {
  const { data } = useQuery(settingsQuery)
  const change = useSettingsChange()
  const choose = (isOn: boolean): void => {
    // Not by an option of `mutate`: it is not called any more once the palette, say, has closed.
    void change
      .mutateAsync({ hidesDifficulty: isOn, hidesTags: isOn })
      .catch((error: Error) => onFailure({ error, retry: () => choose(isOn) }))
  }
  return {
    isOn: data !== undefined && (data.hidesDifficulty || data.hidesTags),
    isKnown: data !== undefined,
    choose,
  }
}
