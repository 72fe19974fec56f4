import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { salesGridClasses } from './sales-view.tsx'

export function SalesSkeleton() {
  return (
    <Skeleton label="Loading course details..." className={salesGridClasses}>
      <div className="space-y-4 pt-10">
        <Bone className="h-8 w-2/3" />
        <Bone />
        <Bone className="w-4/5" />
        <Bone className="mt-10 h-40" />
      </div>
      <div className="h-96 rounded-lg bg-raised" />
    </Skeleton>
  )
}
