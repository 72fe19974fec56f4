import { Bone, Skeleton } from '../skeleton.tsx'

/** The placeholder of a conversation that is loading. */
export function ChatSkeleton() {
  return (
    <Skeleton label="Loading the conversation" className="flex min-h-0 flex-1 flex-col justify-end gap-5 p-4">
      <Bone className="ml-auto h-10 w-2/3" />
      <div className="flex gap-3">
        <Bone className="size-7 rounded-full" />
        <Bone className="h-20 flex-1" />
      </div>
      <Bone className="h-12 w-full" />
    </Skeleton>
  )
}
