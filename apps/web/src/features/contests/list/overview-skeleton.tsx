import { Bone, Skeleton } from '../../../ui/skeleton.tsx'

export function OverviewSkeleton() {
  return (
    <Skeleton label="Loading contests">
      <div className="panel flex h-20 items-center gap-6 px-5">
        <Bone className="h-4 w-48" />
        <Bone className="ml-auto h-10 w-36" />
      </div>
      <Bone className="mt-8 h-5 w-28" />
      <div className="panel mt-3 divide-y divide-line">
        {['w-40', 'w-56'].map((width) => (
          <div key={width} className="flex h-26 items-center px-5">
            <Bone className={`h-4 ${width}`} />
            <Bone className="ml-auto h-10 w-36" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
