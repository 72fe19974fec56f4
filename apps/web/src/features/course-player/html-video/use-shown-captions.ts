import type { Lesson } from '@codedojo/contract'
import { type RefObject, useEffect } from 'react'
import type { PlayerSettings } from '../player-settings.ts'

/** The captions of the chosen language, else the first; null: the lesson has none. */
export function captionsOf(lesson: Lesson, { language }: Pick<PlayerSettings, 'language'>) {
  return lesson.captions.find((captions) => captions.language === language) ?? lesson.captions[0] ?? null
}

/** Shows the chosen captions over the video, or none. */
export function useShownCaptions(
  video: RefObject<HTMLVideoElement | null>,
  { lesson, settings }: { readonly lesson: Lesson; readonly settings: PlayerSettings },
): void {
  const shown = settings.hasCaptions ? captionsOf(lesson, settings)?.language : undefined
  useEffect(() => {
    const tracks = video.current?.textTracks
    if (!tracks) return
    const choose = () => {
      for (const track of tracks) track.mode = track.language === shown ? 'showing' : 'disabled'
    }
    choose()
    // Browsers choose by the languages of their user as well, after the video has come.
    tracks.addEventListener('change', choose)
    return () => tracks.removeEventListener('change', choose)
  }, [video, shown])
}
