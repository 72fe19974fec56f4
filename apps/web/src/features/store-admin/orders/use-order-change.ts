import { decideRefund, type ManagedOrder, shipOrder } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { managedOrdersKey, storeKey } from '../../../lib/query-keys.ts'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'

type OrderChange =
  | { readonly kind: 'ship'; readonly order: ManagedOrder; readonly tracking: string }
  | {
      readonly kind: 'decide'
      readonly order: ManagedOrder
      readonly approve: boolean
      readonly answer: string
    }

/** Mutation on an order: refetches the lists, and offers a retry on failure. */
export function useOrderChange(onDone?: () => void) {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: run,
    onMutate: (input) => forgetFailure(failureOf(input)),
    onSuccess: ({ message }) => {
      notify(message)
      onDone?.()
    },
    onError: (error, input) =>
      notifyFailure(failureOf(input), {
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => change.mutate(input) },
      }),
    // Also after a failure, because another admin may have changed the same order. A refund also changes the stock.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [managedOrdersKey] }),
        queryClient.invalidateQueries({ queryKey: [storeKey] }),
      ]),
  })
  return change
}

function run(input: OrderChange): Promise<{ message: string }> {
  const params = { id: input.order._id }
  switch (input.kind) {
    case 'ship':
      return callApi(shipOrder, { params, body: { tracking: input.tracking } })
    case 'decide':
      return callApi(decideRefund, { params, body: { approve: input.approve, answer: input.answer } })
  }
}

function failureOf(input: OrderChange): string {
  const act = input.kind === 'ship' ? 'ship' : input.approve ? 'refund' : 'decline the refund of'
  return `Failed to ${act} order ${input.order.number}.`
}
