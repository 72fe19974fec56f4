import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { pageSize } from './paginate.ts'

const rows = Array.from({ length: pageSize }, (_, index) => index)

export function ListSkeleton() {
  return (
    <Skeleton label="Loading the problems">
      <Bone className="mb-3 h-10 w-full max-w-[720px] md:ml-auto" />
      <Bone className="mb-3 ml-auto h-8 w-96 max-w-full" />
      <div className="panel divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="flex h-10 items-center gap-4 px-4 max-md:h-15">
            <Bone className="w-4" />
            <Bone className="w-6" />
            <Bone className="w-1/3" />
            <Bone className="ml-auto w-16" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
