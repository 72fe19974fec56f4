import { deleteGoodies, deleteSampleGoodies, type Product } from '@codedojo/contract'
import { callApi } from '../../../lib/api/api.ts'
import { storeKey } from '../../../lib/query-keys.ts'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'

export function useProductDeletion() {
  return useActionWithToast({
    run: (product: Product) => callApi(deleteGoodies, { params: { id: product._id } }),
    failedText: 'Failed to delete the product.',
    changes: [storeKey],
  })
}

export function useSampleRemoval() {
  return useActionWithToast({
    run: () => callApi(deleteSampleGoodies),
    failedText: 'Failed to remove the samples.',
    changes: [storeKey],
  })
}
