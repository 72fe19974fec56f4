import { useSyncExternalStore } from 'react'
import type { Playback, Standing } from './playback.ts'

/** What is chosen of where the video stands; the component is drawn again only when that changes. */
export function useStanding<Chosen extends string | number | boolean | null>(
  playback: Playback,
  choose: (standing: Standing) => Chosen,
): Chosen {
  return useSyncExternalStore(playback.subscribe, () => choose(playback.standing()))
}
