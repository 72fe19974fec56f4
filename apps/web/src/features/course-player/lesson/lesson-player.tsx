import type { Lesson, LessonRow } from '@codedojo/contract'
import { EmbeddedPlayer } from '../embedded/embedded-player.tsx'
import { HtmlVideoPlayer } from '../html-video/video-player.tsx'
import type { PlayerLinks } from '../player-links.ts'
import type { PlayerSettingsStore } from '../player-settings.ts'
import type { Playback } from '../progress/playback.ts'
import { CompletionRequirements } from './completion-requirements.tsx'
import { NextLessonOverlay } from './next-lesson-overlay.tsx'
import { ResumedNotice } from './resumed-notice.tsx'

interface LessonPlayerProps {
  lesson: Lesson
  next: LessonRow | null
  playback: Playback
  store: PlayerSettingsStore
  /** Why the playlist's videos cannot be listed, in one sentence; empty if they can. */
  playlistTrouble: string
  /** True for a preview, which saves no progress. */
  isPreview: boolean
  links: PlayerLinks
}

/** The video player of the lesson; nothing for a text lesson. */
export function LessonPlayer({
  lesson,
  next,
  playback,
  store,
  playlistTrouble,
  isPreview,
  links,
}: LessonPlayerProps) {
  const again = () => {
    playback.transport?.seekTo(lesson.startSeconds)
    playback.transport?.togglePlaying()
  }
  const isKept = !isPreview && !lesson.progress.isComplete
  const missing = isKept ? <CompletionRequirements lesson={lesson} links={links} /> : null
  const ending = <NextLessonOverlay next={next} missing={missing} onAgain={again} />
  const parts = { lesson, playback, store, ending }
  switch (lesson.kind) {
    case 'written':
      return null
    case 'upload':
    case 'address':
      return (
        <>
          <HtmlVideoPlayer {...parts} />
          <ResumedNotice lesson={lesson} playback={playback} />
        </>
      )
    case 'service':
      return (
        <>
          <EmbeddedPlayer {...parts} />
          <ResumedNotice lesson={lesson} playback={playback} />
        </>
      )
    case 'playlist':
      return (
        <>
          <EmbeddedPlayer {...parts} />
          {playlistTrouble !== '' && (
            <div className="mt-2 px-4 text-ui break-words text-muted md:px-0">
              <p>The videos play one after another; their list could not be read.</p>
              <p>{playlistTrouble}</p>
            </div>
          )}
        </>
      )
  }
}
