import type { ProblemList, ProblemProgress } from '@codedojo/contract'
import { Star } from 'lucide-react'
import { Fragment } from 'react'
import { DailyTile } from '../../../features/practice/daily/daily-tile.tsx'
import { ReviewTile } from '../../../features/practice/review/review-tile.tsx'
import { PlanTile } from '../../../features/study-plans/plan-tile.tsx'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { listsPath } from '../../../lib/paths.ts'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { TileLink } from '../../../ui/tile-link.tsx'

interface HomeTilesProps {
  lists: readonly ProblemList[]
  problemProgress: readonly ProblemProgress[]
}

/** A row of tiles about today: due reviews, the study plan, favourites; on phones also the daily problem. */
export function HomeTiles({ lists, problemProgress }: HomeTilesProps) {
  const isPhone = useIsPhone()
  return (
    <section
      aria-label="Your day"
      className="panel mb-8 grid overflow-hidden max-md:mb-5 max-md:grid-cols-2 max-md:[&>*:nth-child(-n+2)]:border-b max-md:[&>*:nth-child(odd)]:border-r md:grid-cols-3 md:divide-x [&>*]:border-line"
    >
      {isPhone && <DailyTile />}
      <ReviewTile />
      <PlanTile />
      <KeptTile lists={lists} problemProgress={problemProgress} />
    </section>
  )
}

function KeptTile({ lists, problemProgress }: HomeTilesProps) {
  const favourites = lists.find(({ isFavourites }) => isFavourites)?.problems.length ?? 0
  const notes = problemProgress.filter(({ hasNote }) => hasNote).length
  const others = lists.filter(({ isFavourites }) => !isFavourites).length
  return (
    <TileLink
      to={listsPath}
      icon={Star}
      title="Lists and notes"
      detail={[pluralize(favourites, 'favourite'), pluralize(others, 'list'), pluralize(notes, 'note')].map(
        (part, at) => (
          <Fragment key={part}>
            <span className="whitespace-nowrap">
              {part}
              {at < 2 && ' ·'}
            </span>{' '}
          </Fragment>
        ),
      )}
    />
  )
}
