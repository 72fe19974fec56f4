import { Bone, Skeleton } from '../../../ui/skeleton.tsx'

export function AdminSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className="panel divide-y divide-line">
      {['w-48', 'w-64', 'w-40'].map((width) => (
        <div key={width} className="space-y-2 p-4">
          <Bone className={`h-4 ${width}`} />
          <Bone className="w-full" />
        </div>
      ))}
    </Skeleton>
  )
}
