import { Bone, Skeleton } from '../../../ui/skeleton.tsx'

export function SubmissionSkeleton() {
  return (
    <Skeleton label="Loading the submission" className="space-y-4">
      <Bone className="h-7 w-64" />
      <Bone className="h-5 w-40" />
      <div className="panel flex gap-8 p-4">
        {['w-24', 'w-16', 'w-20', 'w-16'].map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
          <Bone key={at} className={`h-8 ${width}`} />
        ))}
      </div>
      <div className="panel h-64 p-4">
        <Bone className="w-1/2" />
      </div>
    </Skeleton>
  )
}
