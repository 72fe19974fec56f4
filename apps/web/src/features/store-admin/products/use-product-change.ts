import { deleteGoodies, deleteSampleGoodies, type Product } from '@codedojo/contract'
import { callApi } from '../../../lib/api/api.ts'
import { storeKey } from '../../../lib/query-keys.ts'
import { useToldAct } from '../../../ui/use-told-act.ts'

export function useProductDeletion() {
  return useToldAct({
    run: (product: Product) => callApi(deleteGoodies, { params: { id: product._id } }),
    failedText: 'Failed to delete the product.',
    changes: [storeKey],
  })
}

export function useSampleRemoval() {
  return useToldAct({
    run: () => callApi(deleteSampleGoodies),
    failedText: 'Failed to remove the samples.',
    changes: [storeKey],
  })
}
