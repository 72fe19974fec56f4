import { type RefObject, useEffect, useRef, useState } from 'react'
import { YoutubeFrame, type YoutubeUpdate } from '../../../shared/courses/youtube-frame.ts'
import { toggleFullscreen } from '../html-video/toggle-fullscreen.ts'
import type { PlayerSettingsStore } from '../player-settings.ts'
import type { Playback, PlaybackState } from '../progress/playback.ts'

interface EmbeddedPlayerOptions {
  readonly playback: Playback
  readonly store: PlayerSettingsStore
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Counts the reloads of the frame; a change reconnects. */
  readonly attempt: number
}

/** `waiting`: the player has not responded yet. */
export type EmbeddedState = 'waiting' | 'ready' | 'silent' | 'refused'

const askAgainMs = 250
/** After this long without a response, in milliseconds, the player counts as unreachable. */
const silentAfterMs = 10_000

/** Connects the embedded player to the lesson's playback state. */
export function useEmbeddedPlayer({ playback, store, frame, attempt }: EmbeddedPlayerOptions): EmbeddedState {
  const [reported, setReported] = useState<{ state: EmbeddedState; attempt: number }>({
    state: 'waiting',
    attempt,
  })
  const youtube = useRef<YoutubeFrame>(null)
  const { settings, change } = store
  const latest = useRef({ settings, change })
  useEffect(() => {
    latest.current = { settings, change }
  })
  useEffect(() => {
    youtube.current?.command('setPlaybackRate', settings.speed)
  }, [settings.speed])
  useEffect(() => {
    if (!frame.current) return
    const reportState = (state: EmbeddedState) => setReported({ state, attempt })
    let speed = 1
    let isGreeted = false
    const player = new YoutubeFrame({
      frame: frame.current,
      onNews: (news) => {
        speed = news.speed ?? speed
        playback.follow(playbackAfter(playback.state(), news), speed)
        reportState('ready')
        if (isGreeted) return
        isGreeted = true
        player.command('setPlaybackRate', latest.current.settings.speed)
      },
      onTrouble: () => reportState('refused'),
    })
    youtube.current = player
    playback.transport = makeTransport(player, { playback, latest, frame })
    const asking = setInterval(() => {
      if (player.hasAnswered) clearInterval(asking)
      else player.listen()
    }, askAgainMs)
    const waiting = setTimeout(() => {
      if (!player.hasAnswered) reportState('silent')
    }, silentAfterMs)
    return () => {
      clearInterval(asking)
      clearTimeout(waiting)
      player.close()
      youtube.current = null
      playback.transport = null
    }
  }, [playback, frame, attempt])
  return reported.attempt === attempt ? reported.state : 'waiting'
}

function playbackAfter(before: PlaybackState, news: YoutubeUpdate): PlaybackState {
  return {
    position: news.position ?? before.position,
    seconds: news.seconds ?? before.seconds,
    isPlaying: news.isPlaying ?? before.isPlaying,
    hasEnded: news.hasEnded ?? before.hasEnded,
  }
}

interface Around {
  readonly playback: Playback
  readonly latest: RefObject<PlayerSettingsStore>
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** Captions are switched in YouTube's own controls. */
function makeTransport(player: YoutubeFrame, { playback, latest, frame }: Around) {
  return {
    togglePlaying: () => player.command(playback.state().isPlaying ? 'pauseVideo' : 'playVideo'),
    seekTo: (seconds: number) => player.command('seekTo', seconds, true),
    changeVolume: (by: number) => {
      const { settings, change } = latest.current
      const volume = Math.max(0, Math.min(1, settings.volume + by))
      change({ volume })
      player.command('setVolume', Math.round(volume * 100))
    },
    toggleMuted: () => {
      const { settings, change } = latest.current
      change({ isMuted: !settings.isMuted })
      player.command(settings.isMuted ? 'unMute' : 'mute')
    },
    toggleCaptions: () => {},
    toggleFullscreen: () => toggleFullscreen(frame.current, null),
  }
}
