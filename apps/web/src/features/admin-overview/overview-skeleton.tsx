import { Bone, Skeleton } from '../../ui/skeleton.tsx'

const counts = ['users', 'problems', 'videos', 'store', 'submissions', 'orders']

export function OverviewSkeleton() {
  return (
    <Skeleton label="Loading the dashboard" className="flex flex-col gap-4">
      <div className="panel grid grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
        {counts.map((count) => (
          <div key={count} className="flex h-[116px] flex-col justify-between p-4">
            <Bone className="w-20" />
            <Bone className="h-7 w-16" />
            <Bone className="w-28" />
          </div>
        ))}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_352px] xl:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-4">
          <div className="panel h-[140px]" />
          <div className="panel h-[330px]" />
        </div>
        <div className="panel h-[560px] xl:row-span-2" />
        <div className="panel h-[280px]" />
      </div>
    </Skeleton>
  )
}
