import type { Lesson } from '@codedojo/contract'
import { type RefObject, useEffect } from 'react'
import type { PlayerSettings } from '../player-settings.ts'

/** Captions in the chosen language, else the first ones; null if the lesson has none. */
export function captionsOf(lesson: Lesson, { language }: Pick<PlayerSettings, 'language'>) {
  return lesson.captions.find((captions) => captions.language === language) ?? lesson.captions[0] ?? null
}

/** Shows the chosen captions on the video, or none. */
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
    // After the video has loaded, browsers also select captions by the user's languages, so that is undone.
    tracks.addEventListener('change', choose)
    return () => tracks.removeEventListener('change', choose)
  }, [video, shown])
}
