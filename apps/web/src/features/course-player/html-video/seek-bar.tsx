import { formatClock } from '../../../lib/format/format-clock.ts'
import type { Playback } from '../progress/playback.ts'
import { usePlayback } from '../progress/use-playback.ts'

/** Custom styling, because native range inputs do not take the theme's colours. */
const thumb =
  '[&::-webkit-slider-thumb]:size-3 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-primary [&::-moz-range-thumb]:size-3 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-primary'

/** The draggable position bar of the video. */
export function SeekBar({ playback, isBroken }: { playback: Playback; isBroken: boolean }) {
  const position = usePlayback(playback, (state) => state.position)
  const seconds = usePlayback(playback, (state) => state.seconds)
  const length = seconds ?? 0
  const share = length > 0 ? Math.min(1, position / length) : 0
  return (
    <div className="relative flex h-4 items-center">
      <div className="pointer-events-none absolute inset-x-0 h-1 overflow-hidden rounded-full bg-strong">
        <div className="h-full bg-primary" style={{ width: `${share * 100}%` }} />
      </div>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${formatClock(position)} of ${seconds === null ? 'unknown' : formatClock(seconds)}`}
        className={`relative h-4 w-full cursor-pointer appearance-none bg-transparent max-md:h-6 ${thumb}`}
        min={0}
        max={length}
        step="any"
        value={Math.min(position, length)}
        disabled={isBroken || seconds === null}
        onChange={(event) => playback.transport?.seekTo(Number(event.target.value))}
      />
    </div>
  )
}
