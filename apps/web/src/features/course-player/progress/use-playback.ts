import { useSyncExternalStore } from 'react'
import type { Playback, PlaybackState } from './playback.ts'

/** What is chosen of where the video stands; the component is drawn again only when that changes. */
export function usePlayback<Chosen extends string | number | boolean | null>(
  playback: Playback,
  choose: (state: PlaybackState) => Chosen,
): Chosen {
  return useSyncExternalStore(playback.subscribe, () => choose(playback.state()))
}
