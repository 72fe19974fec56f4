import { useSyncExternalStore } from 'react'
import type { Playback, PlaybackState } from './playback.ts'

/** Selects a value from the playback state; the component renders again only when that value changes. */
export function usePlayback<Chosen extends string | number | boolean | null>(
  playback: Playback,
  choose: (state: PlaybackState) => Chosen,
): Chosen {
  return useSyncExternalStore(playback.subscribe, () => choose(playback.state()))
}
