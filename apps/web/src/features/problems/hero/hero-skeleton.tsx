import { Bone, Skeleton } from '../../../ui/skeleton.tsx'

export function HeroSkeleton() {
  return (
    <Skeleton label="Loading your progress">
      <div className="mb-6 grid grid-cols-1 items-center gap-x-10 gap-y-6 max-md:mb-4 max-md:gap-y-4 lg:grid-cols-[1fr_580px]">
        <div className="flex flex-col gap-4">
          <Bone className="h-7 w-64" />
          <Bone className="w-48" />
          <Bone className="h-10 w-44" />
        </div>
        <div className="panel h-[194px] max-md:h-24" />
      </div>
      <div className="panel mb-8 h-[58px] max-md:mb-5 max-md:h-[115px]" />
    </Skeleton>
  )
}
