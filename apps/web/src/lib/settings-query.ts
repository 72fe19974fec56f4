import { type BodyOf, changeSettings, ownSettings, type Settings } from '@codedojo/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from './api.ts'

/** What the signed-in user has chosen. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => callApi(ownSettings, { signal }),
})

export const settingsChangeKey = ['settings', 'change']

export type SettingsChange = BodyOf<typeof changeSettings>

/** Changes some settings on the server, one change after the other, so that the last one wins. */
export function useSettingsChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: settingsChangeKey,
    scope: { id: 'settings' },
    mutationFn: (change: SettingsChange) => callApi(changeSettings, { body: change }),
    onMutate: () => queryClient.cancelQueries({ queryKey: settingsQuery.queryKey }),
    onSuccess: (settings: Settings) => queryClient.setQueryData(settingsQuery.queryKey, settings),
  })
}
