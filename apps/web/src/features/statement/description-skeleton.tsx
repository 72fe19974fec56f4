import { Bone, Skeleton } from '../../ui/skeleton.tsx'

const lines = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/4'] as const

/** Loading skeleton of the problem statement. */
export function DescriptionSkeleton() {
  return (
    <Skeleton label="Loading the problem" className="space-y-4 px-5 pt-5">
      <Bone className="h-6 w-3/5" />
      <Bone className="h-4 w-2/5" />
      <div className="space-y-3 pt-3">
        {lines.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey bars have no identity.
          <Bone key={index} className={`h-4 ${width}`} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2 pt-3">
        <Bone className="h-32" />
        <Bone className="h-32" />
      </div>
    </Skeleton>
  )
}
