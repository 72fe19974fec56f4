import { Bone, Skeleton } from '../../ui/skeleton.tsx'

/** Loading skeleton of the profile card. */
export function ProfileCardSkeleton() {
  return (
    <Skeleton label="Loading the profile" className="panel flex flex-col gap-4 p-5">
      <div className="skeleton size-18 rounded-full" aria-hidden />
      <Bone className="h-5 w-40" />
      <Bone className="w-24" />
      <Bone className="h-10" />
    </Skeleton>
  )
}
