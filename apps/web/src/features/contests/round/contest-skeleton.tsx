import { Bone, Skeleton } from '../../../ui/skeleton.tsx'

export function ContestSkeleton() {
  return (
    <Skeleton label="Loading the contest">
      <Bone className="h-4 w-60" />
      <Bone className="mt-3 h-8 w-80 max-w-full" />
      <Bone className="mt-8 h-10 w-full" />
      <div className="panel mt-5 divide-y divide-line">
        {['w-40', 'w-56', 'w-48', 'w-52'].map((width) => (
          <div key={width} className="flex h-14 items-center gap-4 px-4">
            <Bone className="w-4" />
            <Bone className={width} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
