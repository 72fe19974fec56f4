import { Bone, Skeleton } from '../../ui/skeleton.tsx'

const rows = Array.from({ length: 10 }, (_, index) => index)

export function UsersSkeleton() {
  return (
    <Skeleton label="Loading the users" className="panel divide-y divide-line">
      {rows.map((row) => (
        <div key={row} className="flex h-14 items-center gap-4 px-5">
          <Bone className="size-8 rounded-full" />
          <Bone className="w-1/3" />
          <Bone className="ml-auto w-16" />
          <Bone className="w-32 max-md:hidden" />
        </div>
      ))}
    </Skeleton>
  )
}
