import { Inventory } from '../../features/store-admin/products/inventory.tsx'
import { useTitle } from '../shell/use-title.ts'

export function StoreManagementPage() {
  useTitle('Store Management')
  return (
    <div className="mx-auto max-w-[1152px]">
      <Inventory />
    </div>
  )
}
