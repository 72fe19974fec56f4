import { useEffect, useRef } from 'react'
import { isFormField } from '../../lib/keys/is-form-field.ts'
import { createStrayTypingDetector } from '../../lib/keys/stray-typing.ts'
import { actionOfKey, type PlayerAction } from './player-keys.ts'
import { nextSpeed, type PlayerSettingsStore } from './player-settings.ts'
import type { Playback } from './progress/playback.ts'

/** Keyboard shortcuts of the player. */
export function usePlayerKeys(playback: Playback, store: PlayerSettingsStore): void {
  const latest = useRef({ playback, store })
  useEffect(() => {
    latest.current = { playback, store }
  })
  useEffect(() => {
    const isTyping = createStrayTypingDetector()
    const listen = (event: KeyboardEvent) => {
      const act = actionOfKey(event)
      if (isFormField(event.target) && act === null) return
      if (isTyping(event, act !== null) || event.defaultPrevented || act === null) return
      if (latest.current.playback.transport === null) return
      event.preventDefault()
      perform(act, latest.current)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

interface PlayerParts {
  readonly playback: Playback
  readonly store: PlayerSettingsStore
}

function perform(act: PlayerAction, { playback, store }: PlayerParts): void {
  const { transport } = playback
  const { position, seconds } = playback.state()
  switch (act.kind) {
    case 'toggle':
      transport?.togglePlaying()
      break
    case 'mute':
      transport?.toggleMuted()
      break
    case 'captions':
      transport?.toggleCaptions()
      break
    case 'fullscreen':
      transport?.toggleFullscreen()
      break
    case 'seekBy': {
      const target = Math.max(0, position + act.seconds)
      transport?.seekTo(seconds === null ? target : Math.min(target, seconds))
      break
    }
    case 'seekToShare':
      if (seconds !== null) transport?.seekTo(seconds * act.share)
      break
    case 'volumeBy':
      transport?.changeVolume(act.share)
      break
    case 'speed':
      store.change({ speed: nextSpeed(store.settings.speed, act.step) })
  }
}
