import { type Assistant, assistantUsage, switchAssistant } from '@codedojo/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { assistantUsageKey } from '../../lib/query-keys.ts'

/** Usage of the last `days` days, including today. */
export function usageQuery(days: number) {
  return queryOptions({
    queryKey: [assistantUsageKey, days],
    queryFn: ({ signal }) => callApi(assistantUsage, { query: { days }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export interface Turn {
  assistant: Assistant
  isOn: boolean
}

export function turnAssistant({ assistant, isOn }: Turn) {
  return callApi(switchAssistant, { params: { assistant }, body: { isOn } })
}

export async function usageChanged(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [assistantUsageKey] })
}
