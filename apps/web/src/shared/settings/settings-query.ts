import { type BodyOf, changeSettings, ownSettings, type Settings } from '@codedojo/contract'
import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { problemsKey, progressKey, publicProfileKey, settingsKey } from '../../lib/query-keys.ts'
import { dayDependentKeys } from './day-dependent-keys.ts'

/** The settings of the signed-in user. */
export const settingsQuery = queryOptions({
  queryKey: [settingsKey],
  queryFn: ({ signal }) => callApi(ownSettings, { signal }),
})

export const settingsChangeKey = ['settings', 'change']

export type SettingsChange = BodyOf<typeof changeSettings>

/** Prefixes of the queries that a changed setting invalidates. */
const dependentKeys: Partial<Record<keyof SettingsChange, readonly QueryKey[]>> = {
  timeZone: dayDependentKeys,
  isPublic: [[publicProfileKey]],
  programmingExperience: [[problemsKey, 'finding']],
  weeklyGoal: [[progressKey, 'week']],
}

/** Changes settings on the server, one request after the other, so that the last one wins. */
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
      // The change cancelled the first fetch, so it is started again.
      if (queryClient.getQueryData(queryKey) === undefined) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

function oldAfter(change: SettingsChange): readonly QueryKey[] {
  return Object.entries(dependentKeys).flatMap(([name, keys]) => (name in change ? keys : []))
}
