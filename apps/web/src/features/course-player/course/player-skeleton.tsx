import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { playerGridClasses } from './player-frame.tsx'

/** Loading skeleton of the player. */
export function PlayerSkeleton() {
  return (
    <Skeleton label="Loading course content..." className={playerGridClasses}>
      <div className="flex aspect-video items-center justify-center border-line bg-panel md:rounded-lg md:border">
        <p className="text-ui text-muted">Loading course content...</p>
      </div>
      <div className="space-y-4 max-md:p-4">
        <div className="panel space-y-4 p-4">
          <Bone className="w-1/3" />
          <Bone />
        </div>
        <div className="panel space-y-6 p-4">
          {['w-2/3', 'w-1/2', 'w-3/5', 'w-3/4', 'w-2/5'].map((width) => (
            <Bone key={width} className={width} />
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
