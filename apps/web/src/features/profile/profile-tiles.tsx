import { joinClasses } from '../../lib/join-classes.ts'

interface ProfileTilesProps {
  /** null if not known (yet). */
  figures: { solved: number; submissions: number; streak: number; badges: number } | null
}

/** Four statistics of a user. */
export function ProfileTiles({ figures }: ProfileTilesProps) {
  const tiles = [
    ['Solved', figures?.solved],
    ['Submissions', figures?.submissions],
    ['Streak', figures?.streak],
    ['Badges', figures?.badges],
  ] as const
  return (
    <dl className="panel grid grid-cols-4 md:grid-cols-2">
      {tiles.map(([name, value], index) => (
        <div
          key={name}
          className={joinClasses(
            'flex min-w-0 flex-col-reverse px-3 py-2.5 max-md:items-center max-md:px-1 max-md:not-last:border-r border-line',
            index % 2 === 0 && 'md:border-r',
            index < 2 && 'md:border-b',
          )}
        >
          <dt className="max-w-full truncate text-caption text-muted">{name}</dt>
          <dd className="num text-title font-semibold">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
