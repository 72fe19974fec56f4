import type { Lesson } from '@codedojo/contract'
import { useState } from 'react'
import { formatClock } from '../../../lib/format/format-clock.ts'
import { quietLinkClasses } from '../../../ui/text-link.ts'
import { resumePosition } from '../html-video/resume-position.ts'
import type { Playback } from '../progress/playback.ts'
import { usePlayback } from '../progress/use-playback.ts'

/** Seconds of the video. */
const shownForSeconds = 5

/** Says that the video resumes where it was left, and offers to start over. */
export function ResumedNotice({ lesson, playback }: { lesson: Lesson; playback: Playback }) {
  const [from, setFrom] = useState(() => resumePosition(lesson.progress.position, lesson.seconds))
  const hasGoneOn = usePlayback(playback, ({ position, isPlaying, hasEnded }) => {
    return hasEnded || (isPlaying && Math.abs(position - from) > shownForSeconds)
  })
  // Once the video has played on, the message is outdated, also when paused again.
  if (hasGoneOn && from > 0) setFrom(0)
  if (from === 0 || lesson.kind === 'written' || lesson.kind === 'playlist') return null
  const startOver = () => {
    playback.transport?.seekTo(lesson.startSeconds)
    setFrom(0)
  }
  return (
    <p className="mt-2 px-4 text-ui text-muted md:px-0">
      Resumed at {formatClock(from)} ·{' '}
      <button type="button" className={quietLinkClasses} onClick={startOver}>
        Start over
      </button>
    </p>
  )
}
