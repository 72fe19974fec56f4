import { type BodyOf, changeSettings, ownSettings, type Settings } from '@codedojo/contract'
import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { publicProfileKey, settingsKey } from '../../lib/query-keys.ts'
import { dayKeys } from './day-keys.ts'

/** What the signed-in user has chosen. */
export const settingsQuery = queryOptions({
  queryKey: [settingsKey],
  queryFn: ({ signal }) => callApi(ownSettings, { signal }),
})

export const settingsChangeKey = ['settings', 'change']

export type SettingsChange = BodyOf<typeof changeSettings>

/** What the server answers otherwise after another choice, by the beginnings of the queries' keys. */
const madeOldBy: Partial<Record<keyof SettingsChange, readonly QueryKey[]>> = {
  timeZone: dayKeys,
  isPublic: [[publicProfileKey]],
}

/** Changes some settings on the server, one change after the other, so that the last one wins. */
export function useSettingsChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: settingsChangeKey,
    scope: { id: 'settings' },
    mutationFn: (change: SettingsChange) => callApi(changeSettings, { body: change }),
    onMutate: () => queryClient.cancelQueries({ queryKey: settingsQuery.queryKey }),
    onSuccess: (settings: Settings, change) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings)
      for (const queryKey of oldAfter(change)) void queryClient.invalidateQueries({ queryKey })
    },
    onError: () => {
      const { queryKey } = settingsQuery
      // The change has cancelled the first reading.
      if (queryClient.getQueryData(queryKey) === undefined) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

function oldAfter(change: SettingsChange): readonly QueryKey[] {
  return Object.entries(madeOldBy).flatMap(([name, keys]) => (name in change ? keys : []))
}
