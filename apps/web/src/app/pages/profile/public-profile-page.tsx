import type { PublicProfile } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { sessionQuery } from '../../../features/accounts/queries.ts'
import { Bio } from '../../../features/profile/about-panel.tsx'
import { displayName } from '../../../features/profile/display-name.ts'
import { OccupationPanel } from '../../../features/profile/occupation-panel.tsx'
import { ProfileCard } from '../../../features/profile/profile-card.tsx'
import { ProfileCardSkeleton } from '../../../features/profile/profile-skeleton.tsx'
import { ProfileTiles } from '../../../features/profile/profile-tiles.tsx'
import { publicProfileQuery } from '../../../features/profile/queries.ts'
import { SocialLinks } from '../../../features/profile/social-links.tsx'
import { HalfYearPanel } from '../../../features/progress/calendar/half-year-panel.tsx'
import { MonthPanel } from '../../../features/progress/calendar/month-panel.tsx'
import { BadgesPanel } from '../../../features/progress/figures/badges-panel.tsx'
import { StatsPanel } from '../../../features/progress/figures/stats-panel.tsx'
import { TagsPanel } from '../../../features/progress/figures/tags-panel.tsx'
import { ProgressSkeleton } from '../../../features/progress/progress-skeleton.tsx'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import { homePath, profilePath, settingsPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { MissingOrFailed } from '../../../ui/missing-or-failed.tsx'
import { ReadingPanel } from '../../../ui/reading-panel.tsx'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { useTitle } from '../../shell/use-title.ts'

/** The public profile of a user who allows it; visitors can see it, too. */
export function PublicProfilePage() {
  const { id = '' } = useParams()
  return (
    <PageFrame>
      <Shown key={id} id={id} />
    </PageFrame>
  )
}

function Shown({ id }: { id: string }) {
  const reading = useQuery(publicProfileQuery(id))
  const { data: user } = useQuery(sessionQuery)
  const isOwn = user?._id === id
  useTitle(reading.data ? displayName(reading.data) : 'Profile')
  if (reading.data) return <Found profile={reading.data} isOwn={isOwn} />
  if (reading.error)
    return (
      <>
        <h1 className="sr-only">Profile</h1>
        <MissingOrFailed
          reading={reading}
          missing={isOwn ? 'Your profile is not public.' : 'There is no such profile, or it is not public.'}
          missingDetail={
            isOwn ? 'Others find nothing here until you make it public in your settings.' : undefined
          }
          wayOn={
            <Link
              to={isOwn ? settingsPath('privacy') : homePath}
              className={buttonClasses({ look: 'primary' })}
            >
              {isOwn ? 'Open settings' : 'Go to the home page'}
            </Link>
          }
          failed="Failed to load the profile."
        />
      </>
    )
  return (
    <div className="grid items-start gap-6 md:grid-cols-[272px_minmax(0,1fr)]">
      <h1 className="sr-only">Profile</h1>
      <ProfileCardSkeleton />
      <ProgressSkeleton />
    </div>
  )
}

function Found({ profile, isOwn }: { profile: PublicProfile; isOwn: boolean }) {
  const { figures, badges, rating, memberSince, bio } = profile
  const tiles = {
    solved: figures.solved,
    submissions: figures.submissions,
    streak: figures.streakDays,
    badges: badges.length,
  }
  return (
    <div className="grid items-start gap-6 pb-4 md:grid-cols-[272px_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-3">
        <ProfileCard person={profile} />
        <ProfileTiles figures={tiles} />
        <p className="text-ui text-muted">
          Member since {formatLongDate(new Date(memberSince))}
          {rating !== null && (
            <>
              {' · '}contest rating <span className="num text-ink">{rating}</span>
            </>
          )}
        </p>
        {isOwn && (
          <p className="text-ui text-muted">
            This is what others see.{' '}
            <Link to={profilePath} className={textLinkClasses}>
              Back to your profile
            </Link>
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="grid gap-4 lg:grid-cols-2">
          <StatsPanel figures={figures} />
          <MonthPanel figures={figures} />
        </div>
        <BadgesPanel badges={badges} />
        <HalfYearPanel figures={figures} />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <ReadingPanel title="About Me">
              <Bio bio={bio} />
            </ReadingPanel>
            <OccupationPanel profile={profile} />
            <SocialLinks profile={profile} />
          </div>
          <TagsPanel byTag={figures.byTag} />
        </div>
      </div>
    </div>
  )
}
