import { courseLimits, type FieldError, readYoutubeAddress, singleVideoFault } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { type SingleVideo, VideoServiceError } from '../../../providers/video-service/index.ts'
import type { LessonRow } from '../find-course.ts'
import type { LessonBody, LessonMedia } from './check-lesson.ts'

/** Maximum wait for the video service while an author saves. */
const answerWithinMs = 6_000

/**
 * Resolves the video of a lesson whose address points to the video service, with its metadata where an API key is set;
 * or the error. Returns null if the address is not one of the service, or the lesson comes from the playlist of its course.
 * Called before the lesson is saved, so that no transaction waits for the service.
 */
export async function readNamedVideo(
  { videoService }: Pick<Context, 'videoService'>,
  { body: { kind, address }, before }: { readonly body: LessonBody; readonly before: LessonRow | null },
): Promise<LessonMedia | FieldError | null> {
  if ((kind !== 'service' && kind !== 'address') || (before && isPlaylistLesson(before))) return null
  const named = readYoutubeAddress(address)
  // Other addresses are those of a video file; eleven letters alone are no address.
  if (kind === 'address' && (named === null || !/[./]/.test(address))) return null
  const wrong = singleVideoFault(named)
  if (named?.kind !== 'video') return fault(wrong ?? '')
  const { videoId: serviceId, startSeconds } = named
  const playing = {
    kind: 'service',
    videoId: null,
    address: '',
    serviceId,
    startSeconds,
    isOwn: true,
  } as const
  const asked = await ask(videoService, serviceId)
  if (asked === 'unknown') {
    const same = before?.serviceId === serviceId ? before : null
    return { ...playing, ...factsOf(same) }
  }
  const message = refusalOf(asked, startSeconds)
  return message === null ? { ...playing, ...factsOf(asked) } : fault(message)
}

/** Whether a lesson is imported from the playlist of its course. */
export function isPlaylistLesson(lesson: LessonRow): boolean {
  return !lesson.isOwn && (lesson.kind === 'service' || lesson.kind === 'playlist')
}

async function ask(
  service: Context['videoService'],
  videoId: string,
): Promise<SingleVideo | null | 'unknown'> {
  if (service === null) return 'unknown'
  try {
    return await service.readVideo(videoId, AbortSignal.timeout(answerWithinMs))
  } catch (error) {
    // An outage of the service, or a used-up quota, says nothing about the video.
    if (error instanceof VideoServiceError) return 'unknown'
    throw error
  }
}

function refusalOf(asked: SingleVideo | null, startSeconds: number): string | null {
  if (asked === null) {
    return 'YouTube shows no such video to everybody: it is private or deleted, or the address is mistyped.'
  }
  if (asked.heldBack === 'embedding') {
    return 'The owner of this video does not let other sites show it. Choose another video.'
  }
  if (asked.heldBack === 'age') {
    return 'YouTube shows this video only to adults who have signed in there. Choose another video.'
  }
  if (asked.seconds !== null && startSeconds >= asked.seconds) {
    return `The address begins at second ${startSeconds}, and the video ends at ${asked.seconds}. Take the time out of it.`
  }
  return null
}

function factsOf(video: Pick<LessonRow, 'description' | 'thumbnail' | 'publishedAt' | 'seconds'> | null) {
  const { description = '', thumbnail = '', publishedAt = null, seconds = null } = video ?? {}
  const shown = description.slice(0, courseLimits.lessonDescriptionCharacters)
  return { description: shown, thumbnail, publishedAt, seconds }
}

function fault(message: string): FieldError {
  return { field: 'address', message }
}
