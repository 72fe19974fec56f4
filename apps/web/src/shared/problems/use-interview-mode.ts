import { useQuery } from '@tanstack/react-query'
import { settingsQuery, useSettingsChange } from '../settings/settings-query.ts'

interface InterviewMode {
  /** Whether something is hidden. */
  readonly isOn: boolean
  /** False until the settings are loaded. */
  readonly isKnown: boolean
  readonly choose: (isOn: boolean) => void
}

/** Whether interview mode is on, and the function that turns it on or off. */
export function useInterviewMode(
  onFailure: (failure: { error: Error; retry: () => void }) => void,
): InterviewMode {
  const { data } = useQuery(settingsQuery)
  const change = useSettingsChange()
  const choose = (isOn: boolean): void => {
    // Awaited here, because callbacks of `mutate` do not run once the component, such as the palette, has unmounted.
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
