import { Bone, Skeleton } from '../../ui/skeleton.tsx'

export function TicketSkeleton() {
  return (
    <Skeleton label="Loading the message" className="panel space-y-4 p-4">
      <Bone className="h-5 w-2/3" />
      <Bone className="w-1/2" />
      <Bone className="h-20" />
    </Skeleton>
  )
}

export function TicketRowSkeleton() {
  return (
    <Skeleton label="Loading the messages" className="panel divide-y divide-line">
      {['w-48', 'w-64', 'w-40'].map((width) => (
        <div key={width} className="flex h-16 items-center justify-between gap-4 px-4">
          <Bone className={width} />
          <Bone className="w-20" />
        </div>
      ))}
    </Skeleton>
  )
}
