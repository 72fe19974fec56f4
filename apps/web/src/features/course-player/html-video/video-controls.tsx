import type { Lesson } from '@codedojo/contract'
import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { formatClock } from '../../../lib/format/format-clock.ts'
import { Select } from '../../../ui/form/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type PlayerSettingsStore, speeds } from '../player-settings.ts'
import type { Playback } from '../progress/playback.ts'
import { usePlayback } from '../progress/use-playback.ts'
import { SeekBar } from './seek-bar.tsx'
import { captionsOf } from './use-shown-captions.ts'

interface FilmControlsProps {
  lesson: Lesson
  playback: Playback
  store: PlayerSettingsStore
  isBroken: boolean
}

/** The control bar below the picture, also in fullscreen. */
export function VideoControls({ lesson, playback, store, isBroken }: FilmControlsProps) {
  const isPlaying = usePlayback(playback, (state) => state.isPlaying)
  const { settings, change } = store
  const Sound = settings.isMuted || settings.volume === 0 ? VolumeX : Volume2
  return (
    <section className="px-2 pt-2 pb-1 md:px-3" aria-label="Player">
      <SeekBar playback={playback} isBroken={isBroken} />
      <div className="flex items-center gap-1">
        <IconButton
          label={isPlaying ? 'Pause' : 'Play'}
          disabled={isBroken}
          icon={isPlaying ? <Pause {...icon} /> : <Play {...icon} />}
          onClick={() => playback.transport?.togglePlaying()}
        />
        <IconButton
          label={settings.isMuted ? 'Unmute' : 'Mute'}
          icon={<Sound {...icon} />}
          onClick={() => playback.transport?.toggleMuted()}
        />
        <VolumeBar store={store} />
        <PlayedTime playback={playback} />
        <div className="ml-auto flex items-center gap-1">
          <Select
            label="Speed"
            isQuiet
            selectClassName="select-sm num w-auto border-transparent bg-transparent text-muted hover:text-ink"
            options={speeds.map((speed) => ({ value: String(speed), text: `${speed}×` }))}
            value={String(settings.speed)}
            onChoose={(speed) => change({ speed: Number(speed) })}
          />
          <CaptionsChoice lesson={lesson} playback={playback} store={store} />
          <IconButton
            label="Fullscreen"
            icon={<Maximize {...icon} />}
            onClick={() => playback.transport?.toggleFullscreen()}
          />
        </div>
      </div>
    </section>
  )
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

function VolumeBar({ store: { settings, change } }: Pick<FilmControlsProps, 'store'>) {
  return (
    <input
      type="range"
      aria-label="Volume"
      className="h-1 w-16 cursor-pointer accent-primary max-md:hidden"
      min={0}
      max={1}
      step={0.05}
      value={settings.isMuted ? 0 : settings.volume}
      onChange={(event) => change({ volume: Number(event.target.value), isMuted: false })}
      // The arrow keys change the volume here instead of seeking.
      onKeyDown={(event) => event.stopPropagation()}
    />
  )
}

function PlayedTime({ playback }: { playback: Playback }) {
  const position = usePlayback(playback, (state) => formatClock(state.position))
  const length = usePlayback(playback, ({ seconds }) =>
    seconds === null ? '' : ` / ${formatClock(seconds)}`,
  )
  return (
    <span className="num ml-1 text-ui whitespace-nowrap">
      {position}
      <span className="text-muted">{length}</span>
    </span>
  )
}

function CaptionsChoice({
  lesson,
  playback,
  store: { settings, change },
}: Omit<FilmControlsProps, 'isBroken'>) {
  const current = captionsOf(lesson, settings)
  if (current === null) return null
  return (
    <>
      {lesson.captions.length > 1 && settings.hasCaptions && (
        <Select
          label="Language of the captions"
          isQuiet
          className="max-md:hidden"
          selectClassName="select-sm max-w-32 border-transparent bg-transparent text-muted hover:text-ink"
          options={lesson.captions.map(({ language, label }) => ({ value: language, text: label }))}
          value={current.language}
          onChoose={(language) => change({ language })}
        />
      )}
      <IconButton
        label="Captions"
        aria-pressed={settings.hasCaptions}
        className={settings.hasCaptions ? 'text-primary' : ''}
        icon={<Captions {...icon} />}
        onClick={() => playback.transport?.toggleCaptions()}
      />
    </>
  )
}
