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

export interface AssistantSwitch {
  assistant: Assistant
  isOn: boolean
}

export function sendAssistantSwitch({ assistant, isOn }: AssistantSwitch) {
  return callApi(switchAssistant, { params: { assistant }, body: { isOn } })
}

export async function invalidateUsage(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [assistantUsageKey] })
}
