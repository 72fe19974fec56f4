import type { Lesson } from '@codedojo/contract'
import { LoaderCircle, Play } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { playerAttribute } from '../player-keys.ts'
import type { PlayerSettingsStore } from '../player-settings.ts'
import type { Playback } from '../progress/playback.ts'
import { usePlayback } from '../progress/use-playback.ts'
import { captionUrl } from '../queries.ts'
import { useShownCaptions } from './use-shown-captions.ts'
import { useVideo } from './use-video.ts'
import { VideoControls } from './video-controls.tsx'
import { VideoError } from './video-error.tsx'

interface HtmlVideoPlayerProps {
  lesson: Lesson
  playback: Playback
  store: PlayerSettingsStore
  /** Overlay shown when the video has ended. */
  ending: ReactNode
}

/** Player for uploaded videos and for videos at an https URL. It never starts by itself. */
export function HtmlVideoPlayer({ lesson, playback, store, ending }: HtmlVideoPlayerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { video, events, state, retry } = useVideo({ playback, store, frame })
  useShownCaptions(video, { lesson, settings: store.settings })
  const hasEnded = usePlayback(playback, (state) => state.hasEnded)
  return (
    <div
      ref={frame}
      {...{ [playerAttribute]: '' }}
      className="flex flex-col overflow-hidden border-line bg-canvas md:rounded-lg md:border"
    >
      <div className="relative aspect-video min-h-0 w-full [:fullscreen>&]:aspect-auto [:fullscreen>&]:flex-1">
        <video
          ref={video}
          src={lesson.source}
          poster={lesson.thumbnail || undefined}
          aria-label={lesson.title}
          preload="metadata"
          playsInline
          className="size-full"
          {...events}
        >
          {lesson.captions.map((captions) => (
            <track
              key={captions._id}
              kind="captions"
              src={captionUrl(captions._id)}
              srcLang={captions.language}
              label={captions.label}
            />
          ))}
        </video>
        {state === 'broken' ? (
          <VideoError lesson={lesson} onRetry={retry} />
        ) : hasEnded ? (
          ending
        ) : (
          <PictureButton playback={playback} isLoading={state === 'loading'} />
        )}
      </div>
      <VideoControls lesson={lesson} playback={playback} store={store} isBroken={state === 'broken'} />
    </div>
  )
}

/** A click on the picture plays or pauses; the keyboard uses the button below it. */
function PictureButton({ playback, isLoading }: { playback: Playback; isLoading: boolean }) {
  const isPlaying = usePlayback(playback, (state) => state.isPlaying)
  const isWaiting = isPlaying && isLoading
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      className="absolute inset-0 flex cursor-pointer items-center justify-center"
      onClick={() => playback.transport?.togglePlaying()}
      onDoubleClick={() => playback.transport?.toggleFullscreen()}
    >
      {(!isPlaying || isWaiting) && (
        <span className="flex size-14 items-center justify-center rounded-lg border border-line-strong bg-panel text-ink">
          {isWaiting ? (
            <LoaderCircle size={24} strokeWidth={1.75} className="animate-spin" />
          ) : (
            <Play size={24} strokeWidth={1.75} />
          )}
        </span>
      )}
    </button>
  )
}
