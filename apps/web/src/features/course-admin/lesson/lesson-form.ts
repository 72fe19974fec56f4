import {
  courseLimits,
  lessonBody,
  lessonKindSchema,
  type ManagedLesson,
  notesFault,
  readYoutubeAddress,
  singleVideoFault,
} from '@codedojo/contract'
import { z } from 'zod'
import { formatClock } from '../../../lib/format/format-clock.ts'
import { parseDuration } from './parse-duration.ts'

/** The typed values. Fields that the chosen kind does not use keep their values, so that switching the kind loses nothing. */
const typedSchema = z.object({
  title: z.string(),
  kind: lessonKindSchema,
  notes: z.string(),
  videoId: z.string(),
  address: z.string(),
  /** False when the lesson was imported from the course's playlist: its video then cannot be changed. */
  isOwn: z.boolean(),
  /** Duration such as "12:30"; empty if unknown. */
  seconds: z.string(),
  captions: z.array(z.object({ language: z.string(), label: z.string(), vtt: z.string() })),
  problems: z.array(z.object({ _id: z.string(), title: z.string() })),
})

const { notes, videoId, address, seconds, captions, problems } = lessonBody.shape
const savedFields = lessonBody.extend({
  notes: notes.unwrap(),
  videoId: videoId.unwrap(),
  address: address.unwrap(),
  seconds: seconds.unwrap(),
  captions: captions.unwrap(),
  problems: problems.unwrap(),
})

/** Parses the typed values with the server's rules and the needs of the chosen kind; all errors are reported at once. */
export const lessonFormSchema = typedSchema.transform((typed, context): z.output<typeof savedFields> => {
  const { data, error } = savedFields.safeParse(sentOf(typed))
  const faults = new Map(error?.issues.map(({ path, message }) => [path.join('.'), { path, message }]))
  for (const [field, message] of kindFaults(typed)) faults.set(field, { path: [field], message })
  for (const fault of faults.values()) context.addIssue({ code: 'custom', ...fault })
  return data ?? z.NEVER
})

type TypedLesson = z.output<typeof typedSchema>

function sentOf({
  kind,
  videoId,
  address,
  isOwn,
  seconds,
  problems,
  ...rest
}: TypedLesson): z.input<typeof savedFields> {
  return {
    ...rest,
    kind,
    videoId: kind === 'upload' ? videoId : '',
    address: kind === 'address' || (kind === 'service' && isOwn) ? address : '',
    seconds: kind === 'address' ? parseDuration(seconds) : null,
    problems: problems.map(({ _id }) => _id),
  }
}

/** Field names with their error messages. */
function kindFaults({ kind, notes, videoId, address, isOwn, seconds }: TypedLesson): [string, string][] {
  switch (kind) {
    case 'written': {
      const fault = notesFault({ kind, notes })
      return fault === null ? [] : [['notes', fault]]
    }
    case 'upload':
      return videoId === '' ? [['videoId', 'Upload a video first.']] : []
    case 'address':
      return [...addressFaults(address), ...(Number.isNaN(parseDuration(seconds)) ? [lengthFault] : [])]
    case 'service': {
      const fault = isOwn ? singleVideoFault(readYoutubeAddress(address)) : null
      return fault === null ? [] : [['address', fault]]
    }
    case 'playlist':
      return []
  }
}

const lengthFault: [string, string] = ['seconds', 'Length must be as 12:30 or 1:02:30']

function addressFaults(address: string): [string, string][] {
  const named = parseYoutubeUrl(address)
  const fault = named === null ? null : singleVideoFault(named)
  if (fault !== null) return [['address', fault]]
  if (named !== null || URL.parse(address.trim())?.protocol === 'https:') return []
  return [['address', 'Address must be an https address']]
}

/** The YouTube video that a URL in the video file field points to; null if none. A bare video id does not count. */
export function parseYoutubeUrl(address: string) {
  return /[./]/.test(address) ? readYoutubeAddress(address) : null
}

export type LessonForm = z.input<typeof lessonFormSchema>
export type LessonToSave = z.output<typeof lessonFormSchema>

/** The fields that a server error can refer to. */
export const lessonFields = [
  ...(['title', 'kind', 'notes', 'videoId', 'address', 'seconds', 'captions', 'problems'] as const),
  ...Array.from({ length: courseLimits.captionsPerLesson }, (_, at) =>
    (['language', 'label', 'vtt'] as const).map((part) => `captions.${at}.${part}` as const),
  ).flat(),
]

/** Initial values of the form; null for a new lesson. */
export function lessonFormOf(lesson: ManagedLesson | null): LessonForm {
  if (lesson === null)
    return {
      ...{ title: '', kind: 'written', notes: '', videoId: '', address: '', isOwn: true, seconds: '' },
      ...{ captions: [], problems: [] },
    }
  const { title, kind, notes, videoId, address, seconds, captions, problems } = lesson
  const isOwn = lesson.isOwn || (kind !== 'service' && kind !== 'playlist')
  return {
    ...{ title, kind, notes, address, isOwn, captions: [...captions], problems: [...problems] },
    videoId: kind === 'upload' ? videoId : '',
    seconds: seconds === null ? '' : formatClock(Math.round(seconds)),
  }
}
