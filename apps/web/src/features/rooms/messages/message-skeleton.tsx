import { Bone, Skeleton } from '../../../ui/skeleton.tsx'

const widths = ['w-2/3', 'w-1/3', 'w-1/2', 'w-3/5', 'w-2/5']

export function MessageSkeleton() {
  return (
    <Skeleton
      label="Loading the messages"
      className="flex min-h-0 flex-1 flex-col justify-end overflow-hidden py-3"
    >
      {widths.map((width) => (
        <div key={width} className="flex gap-3 px-5 py-2.5">
          <div className="skeleton size-8 shrink-0 rounded-full" aria-hidden />
          <div className="flex-1 space-y-2 pt-1">
            <Bone className="w-24" />
            <Bone className={width} />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
