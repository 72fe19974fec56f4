import type { Lesson, LessonRow } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { Unavailable } from '../course/unavailable.tsx'
import type { PlayerLinks } from '../player-links.ts'
import type { PlayerSettingsStore } from '../player-settings.ts'
import { Playback } from '../progress/playback.ts'
import type { ProgressReporter } from '../progress/progress-reporter.ts'
import { usePlayback } from '../progress/use-playback.ts'
import { useReports } from '../progress/use-progress-reporter.ts'
import { lessonQuery } from '../queries.ts'
import { Transcript } from '../transcript/transcript.tsx'
import { usePlayerKeys } from '../use-player-keys.ts'
import { LessonPlayer } from './lesson-player.tsx'
import { LessonText } from './lesson-text.tsx'

/** Notes longer than this, in characters, do not fit a small window together with the head. */
const longCharacters = 500

interface LessonViewProps {
  row: LessonRow
  next: LessonRow | null
  store: PlayerSettingsStore
  /** null for a preview, which saves no progress. */
  reporter: ProgressReporter | null
  playlistTrouble: string
  links: PlayerLinks
  /** Called when the video starts or stops playing. */
  onPlaying: (isPlaying: boolean) => void
  renderNotes: (lesson: Lesson) => ReactNode
  /** Shown below the video, on phones. */
  tabs: ReactNode
  head: ReactNode
  textClasses: string
  /** Shown below a text that may be longer than the window. */
  end: ReactNode
  /** Questions at the lesson; null if the course takes no questions. */
  questions: ReactNode
}

/** One lesson: video, head and text. */
export function LessonView({ row, ...view }: LessonViewProps) {
  const { data, error, isFetching, refetch } = useQuery(lessonQuery(row._id))
  if (data !== undefined) return <OpenLesson lesson={data} {...view} />
  if (!error)
    return (
      <div role="status" aria-label="Loading the lesson">
        {row.kind !== 'written' && (
          <div className="aspect-video border-line bg-panel md:rounded-lg md:border" />
        )}
        {view.tabs}
        {view.head}
      </div>
    )
  return (
    <div>
      <Unavailable
        reason={
          row.kind === 'written'
            ? 'Failed to load the lesson'
            : 'Failed to load videos. Please try again later.'
        }
        detail={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
      {view.tabs}
    </div>
  )
}

function OpenLesson({
  lesson,
  next,
  store,
  reporter,
  ...view
}: Omit<LessonViewProps, 'row'> & { lesson: Lesson }) {
  const { progress, seconds, kind } = lesson
  const [playback] = useState(
    () =>
      new Playback({ position: kind === 'playlist' ? 0 : progress.position || lesson.startSeconds, seconds }),
  )
  useReports({ lessonId: lesson._id, playback, reporter: kind === 'written' ? null : reporter })
  usePlayerKeys(playback, store)
  usePlayingNews(playback, view.onPlaying)
  return (
    <div className="min-w-0">
      <LessonPlayer
        lesson={lesson}
        next={next}
        playback={playback}
        store={store}
        playlistTrouble={view.playlistTrouble}
        isPreview={reporter === null}
        links={view.links}
      />
      {view.tabs}
      {view.head}
      <div className={view.textClasses}>
        <LessonText
          lesson={lesson}
          next={next}
          renderNotes={view.renderNotes}
          questions={view.questions}
          end={mayBeLong(lesson) && view.end}
          transcript={<Transcript lesson={lesson} playback={playback} store={store} />}
        />
      </div>
    </div>
  )
}

/** Notes with pictures count as long, because a picture's height is unknown. */
function mayBeLong({ notes, files }: Lesson): boolean {
  return notes.length > longCharacters || (notes !== '' && (notes.includes('![') || files.length > 0))
}

function usePlayingNews(playback: Playback, onPlaying: (isPlaying: boolean) => void): void {
  const isPlaying = usePlayback(playback, (state) => state.isPlaying)
  useEffect(() => {
    onPlaying(isPlaying)
    return () => onPlaying(false)
  }, [isPlaying, onPlaying])
}
