import { useDelayed } from '../lib/use-delayed.ts'
import { Bone, Skeleton } from '../ui/skeleton.tsx'

const wakingAfterMs = 3000

/** Before the first answer of the server: the frame of the page, and after 3 s why it takes so long. */
export function BootScreen() {
  const isWaking = useDelayed(true, wakingAfterMs)
  return (
    <div>
      <Skeleton
        label="Loading CodeDojo"
        className="flex h-14 items-center gap-6 border-b border-line bg-panel px-6"
      >
        <Bone className="w-28" />
        <Bone className="w-16" />
        <Bone className="ml-auto w-44" />
      </Skeleton>
      {isWaking && (
        <p role="status" className="mx-auto max-w-xl px-4 pt-16 text-muted">
          The server is waking up. On first use this may take about a minute.
        </p>
      )}
    </div>
  )
}
