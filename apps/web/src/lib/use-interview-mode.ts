import { changeSettings, type Settings } from '@codedojo/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from './api.ts'
import { settingsQuery } from './settings-query.ts'

interface InterviewMode {
  /** Something is hidden. */
  readonly isOn: boolean
  /** False until the settings are known. */
  readonly isKnown: boolean
  readonly choose: (isOn: boolean) => void
}

/** Hides difficulty, acceptance and tags everywhere, or shows them again: at once here, then on the server. */
export function useInterviewMode(onFailure: (error: Error, again: () => void) => void): InterviewMode {
  const queryClient = useQueryClient()
  const { data } = useQuery(settingsQuery)
  const { queryKey } = settingsQuery
  const change = useMutation({
    mutationFn: (isOn: boolean) =>
      callApi(changeSettings, { body: { hidesDifficulty: isOn, hidesTags: isOn } }),
    onMutate: async (isOn) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData<Settings>(
        queryKey,
        (known) => known && { ...known, hidesDifficulty: isOn, hidesTags: isOn },
      )
      return before
    },
    onSuccess: (settings) => queryClient.setQueryData(queryKey, settings),
    onError: (error, isOn, before) => {
      queryClient.setQueryData(queryKey, before)
      onFailure(error, () => change.mutate(isOn))
    },
  })
  return {
    isOn: data !== undefined && (data.hidesDifficulty || data.hidesTags),
    isKnown: data !== undefined,
    choose: change.mutate,
  }
}
