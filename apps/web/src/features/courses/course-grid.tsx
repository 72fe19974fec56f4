import { Bone, Skeleton } from '../../ui/skeleton.tsx'

/** A grid of course cards with three, two or one columns. */
export const courseGridClasses = 'grid grid-cols-1 gap-4 min-[680px]:grid-cols-2 min-[1024px]:grid-cols-3'

export function CourseGridSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={courseGridClasses}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="panel overflow-hidden">
          <div className="h-[142px] bg-raised" />
          <div className="space-y-3 p-4">
            <Bone className="h-4 w-2/3" />
            <Bone />
            <Bone className="w-4/5" />
            <Bone className="mt-6 h-8" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
