import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { PlayerSettingsStore } from '../player-settings.ts'
import type { Playback, PlaybackState } from '../progress/playback.ts'
import { resumePosition } from './resume-position.ts'
import { toggleFullscreen } from './toggle-fullscreen.ts'

interface VideoOptions {
  readonly playback: Playback
  readonly store: PlayerSettingsStore
  /** The element that goes fullscreen. */
  readonly frame: RefObject<HTMLElement | null>
}

/** Connects a video element to the lesson's playback state; returns its `ref`, event handlers, and loading state. */
export function useVideo({ playback, store, frame }: VideoOptions) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<VideoState>('loading')
  const { settings, change } = store
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.playbackRate = settings.speed
    element.volume = settings.volume
    element.muted = settings.isMuted
  }, [settings])
  const latest = useRef({ settings, change })
  useEffect(() => {
    latest.current = { settings, change }
  })
  useEffect(() => {
    const set = (changes: Parameters<typeof change>[0]) => latest.current.change(changes)
    const is = () => latest.current.settings
    playback.transport = {
      togglePlaying: () => togglePlaying(video.current),
      seekTo: (seconds) => {
        if (video.current) video.current.currentTime = seconds
      },
      changeVolume: (by) =>
        set({ volume: Math.round(Math.max(0, Math.min(1, is().volume + by)) * 100) / 100, isMuted: false }),
      toggleMuted: () => set({ isMuted: !is().isMuted }),
      toggleCaptions: () => set({ hasCaptions: !is().hasCaptions }),
      toggleFullscreen: () => toggleFullscreen(frame.current, video.current),
    }
    return () => {
      playback.transport = null
    }
  }, [playback, frame])

  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
    playback.follow(playbackOf(currentTarget), currentTarget.playbackRate)
  const jump = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
    playback.jumpTo(playbackOf(currentTarget), currentTarget.playbackRate)
  const begin = (event: SyntheticEvent<HTMLVideoElement>) => {
    const element = event.currentTarget
    element.playbackRate = settings.speed
    const from = resumePosition(playback.state().position, lengthOf(element))
    if (from > 0) element.currentTime = from
    else jump(event)
    setState('ready')
  }
  const events = {
    onLoadedMetadata: begin,
    onTimeUpdate: (event: SyntheticEvent<HTMLVideoElement>) => {
      // While seeking, the video already reports the target position.
      if (!event.currentTarget.seeking) follow(event)
    },
    onPlay: follow,
    onPlaying: (event: SyntheticEvent<HTMLVideoElement>) => {
      setState('ready')
      follow(event)
    },
    onPause: follow,
    onEnded: follow,
    onRateChange: follow,
    onSeeking: jump,
    onSeeked: jump,
    onWaiting: () => setState('loading'),
    onCanPlay: () => setState('ready'),
    onError: () => setState('broken'),
  }
  const retry = () => {
    setState('loading')
    video.current?.load()
  }
  return { video, events, state, retry }
}

export type VideoState = 'loading' | 'ready' | 'broken'

function togglePlaying(video: HTMLVideoElement | null): void {
  if (!video) return
  // If the browser blocks playback, the video stays paused, and its button shows that.
  if (video.paused) video.play().catch(() => {})
  else video.pause()
}

function playbackOf(video: HTMLVideoElement): PlaybackState {
  return {
    position: video.currentTime,
    seconds: lengthOf(video),
    isPlaying: !video.paused && !video.ended,
    hasEnded: video.ended,
  }
}

/** A live stream has no length. */
function lengthOf({ duration }: HTMLVideoElement): number | null {
  return Number.isFinite(duration) && duration > 0 ? duration : null
}
