import type { CourseContent } from '@codedojo/contract'
import { ListVideo } from 'lucide-react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { PlayerLinks } from '../player-links.ts'
import { AccessBox } from './access-box.tsx'
import { playerGridClasses } from './player-frame.tsx'
import { ProgressBox } from './progress-box.tsx'
import { Unavailable } from './unavailable.tsx'

interface NoLessonsProps {
  content: CourseContent
  links: PlayerLinks
  onRetry: () => void
  isRetrying: boolean
}

/** An owned course without lessons, with the reason. */
export function NoLessons({ content, links, ...retry }: NoLessonsProps) {
  return (
    <div className={playerGridClasses}>
      <div>
        <Why content={content} {...retry} />
      </div>
      <div className="space-y-4">
        <ProgressBox content={content} />
        <Panel title="Lessons" className="max-md:rounded-none max-md:border-x-0">
          <EmptyState
            title="The list comes with the videos"
            detail="Your place in the course is kept."
            icon={<ListVideo size={18} strokeWidth={1.75} aria-hidden />}
          />
        </Panel>
        <AccessBox content={content} links={links} />
      </div>
    </div>
  )
}

function Why({ content, ...retry }: Omit<NoLessonsProps, 'links'>) {
  const { course, playlistTrouble } = content
  if (playlistTrouble !== '') {
    const reason = 'Failed to load videos. Please try again later.'
    const detail = playlistTrouble === reason ? {} : { detail: playlistTrouble }
    return <Unavailable reason={reason} {...detail} {...retry} />
  }
  const hasPlaylist = course.playlistid !== ''
  return (
    <Unavailable
      reason={hasPlaylist ? 'No videos found in this playlist' : "This course doesn't have any videos"}
    />
  )
}
