import { Bone, Skeleton } from '../../../ui/skeleton.tsx'

export function HeroSkeleton() {
  return (
    <Skeleton
      label="Loading your progress"
      className="mb-8 grid grid-cols-1 items-center gap-10 lg:grid-cols-[1fr_580px]"
    >
      <div className="flex flex-col gap-4">
        <Bone className="h-7 w-64" />
        <Bone className="w-48" />
        <Bone className="h-10 w-44" />
      </div>
      <div className="panel h-[194px] max-md:h-24" />
    </Skeleton>
  )
}
