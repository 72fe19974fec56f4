import { Bone, Skeleton } from '../../ui/skeleton.tsx'

/** Loading skeleton of the statistics panels. */
export function ProgressSkeleton() {
  return (
    <Skeleton label="Loading your progress" className="grid gap-4 lg:grid-cols-2">
      <div className="panel flex h-44 flex-col gap-5 p-5">
        <Bone className="w-40" />
        <Bone />
        <Bone />
        <Bone />
      </div>
      <div className="panel flex h-44 flex-col gap-5 p-5">
        <Bone className="w-28" />
        <Bone className="h-16" />
      </div>
      <div className="panel flex h-40 flex-col gap-5 p-5 lg:col-span-2">
        <Bone className="w-20" />
        <Bone className="h-16" />
      </div>
    </Skeleton>
  )
}
