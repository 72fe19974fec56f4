import { Bone, Skeleton } from '../../ui/skeleton.tsx'

interface PanelSkeletonProps {
  label: string
  /** Headings of the panels that are loading. */
  titles: readonly string[]
}

export function PanelSkeleton({ label, titles }: PanelSkeletonProps) {
  return (
    <Skeleton label={label} className="flex flex-col gap-4">
      {titles.map((title) => (
        <div key={title} className="panel">
          <p className="flex min-h-11 items-center border-b border-line px-4 text-body font-semibold">
            {title}
          </p>
          <div className="flex flex-col gap-6 px-4 py-6">
            <Bone className="w-56" />
            <Bone className="w-80 max-w-full" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
