import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AboutPanel } from '../../../features/profile/about-panel.tsx'
import { OccupationPanel } from '../../../features/profile/occupation-panel.tsx'
import { profileQuery } from '../../../features/profile/queries.ts'
import { SocialLinks } from '../../../features/profile/social-links.tsx'
import type { CalendarDay } from '../../../features/progress/calendar/calendar-days.ts'
import { DayReasonDialog } from '../../../features/progress/calendar/day-reason-dialog.tsx'
import { HalfYearPanel } from '../../../features/progress/calendar/half-year-panel.tsx'
import { MonthPanel } from '../../../features/progress/calendar/month-panel.tsx'
import { BadgesPanel } from '../../../features/progress/figures/badges-panel.tsx'
import { StatsPanel } from '../../../features/progress/figures/stats-panel.tsx'
import { TagsPanel } from '../../../features/progress/figures/tags-panel.tsx'
import { ProgressSkeleton } from '../../../features/progress/progress-skeleton.tsx'
import { progressQuery } from '../../../features/progress/queries.ts'
import { ReadFailed } from '../../../ui/read-failed.tsx'

/** The user's statistics and profile data. */
export function ProfileOverview({ onEdit }: { onEdit: () => void }) {
  const { data: profile } = useQuery(profileQuery)
  const { data: progress } = useQuery(progressQuery)
  return (
    <div className="flex flex-col gap-4">
      <Progress />
      {profile && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <AboutPanel profile={profile} />
            <SocialLinks profile={profile} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {progress && <TagsPanel byTag={progress.byTag} />}
            <OccupationPanel profile={profile} onEdit={onEdit} />
          </div>
        </div>
      )}
    </div>
  )
}

function Progress() {
  const [day, setDay] = useState<CalendarDay | null>(null)
  const reading = useQuery(progressQuery)
  const { data, error } = reading
  if (data === undefined)
    return error ? (
      <ReadFailed reading={reading} title="Failed to load your progress." />
    ) : (
      <ProgressSkeleton />
    )
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <StatsPanel figures={data} />
        <MonthPanel figures={data} onOpen={setDay} />
      </div>
      <BadgesPanel badges={data.badges} openBadges={data.openBadges} />
      <HalfYearPanel figures={data} onOpen={setDay} />
      {day && <DayReasonDialog day={day} today={data.today} onClose={() => setDay(null)} />}
    </>
  )
}
