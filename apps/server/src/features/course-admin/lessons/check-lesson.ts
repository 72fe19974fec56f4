import { type FieldError, isSafeAddress, type lessonBody, notesFault, parseNotes } from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import { isId } from '../../problems/index.ts'
import type { LessonRow } from '../find-course.ts'
import { findCaptionError } from './find-caption-error.ts'
import { isPlaylistLesson } from './named-video.ts'

const { problem, video } = schema

export type LessonBody = z.output<typeof lessonBody>

/** The media of a lesson. */
export type LessonMedia = Pick<
  LessonRow,
  | ('kind' | 'videoId' | 'address' | 'seconds' | 'serviceId' | 'startSeconds' | 'isOwn')
  | ('description' | 'thumbnail' | 'publishedAt')
>

interface LessonToCheck {
  readonly body: LessonBody
  /** The lesson before the change; null for a new one. */
  readonly before: LessonRow | null
  /** Result of `readNamedVideo` for its address. */
  readonly named: LessonMedia | FieldError | null
}

/**
 * Determines the media of a lesson from the request. Throws `bad_input` that names every invalid field. Locks the video
 * against deletion until the transaction ends.
 */
export async function checkLesson(
  tx: Transaction,
  { body, before, named }: LessonToCheck,
): Promise<LessonMedia> {
  const playing = await playingOf(tx, { body, before, named })
  const faults = [
    ...('message' in playing ? [playing] : []),
    ...notesFaults(body),
    ...captionFaults(body),
    ...(await problemFaults(tx, body)),
  ]
  const [first] = faults
  if (first) throw new AppError('bad_input', first.message, { errors: faults.slice(0, 20) })
  if ('message' in playing) throw new Error('A fault was not told.')
  return playing
}

const nothing = {
  ...{ videoId: null, address: '', seconds: null, serviceId: '', startSeconds: 0, isOwn: false },
  ...{ description: '', thumbnail: '', publishedAt: null },
}

async function playingOf(
  tx: Transaction,
  { body, before, named }: LessonToCheck,
): Promise<LessonMedia | FieldError> {
  const { kind } = body
  if (before && isPlaylistLesson(before)) {
    if (kind === before.kind) return playingIn(before)
    return { field: 'kind', message: 'A lesson of the playlist keeps its kind: add another lesson.' }
  }
  if (named !== null) return named
  switch (kind) {
    case 'service':
    case 'playlist':
      return { field: 'kind', message: 'Such a lesson comes from the playlist of the course.' }
    case 'written':
      return writtenDown(body)
    case 'address':
      return addressed(body)
    case 'upload':
      return uploaded(tx, body)
  }
}

function playingIn(row: LessonRow): LessonMedia {
  const { kind, videoId, address, seconds, serviceId, startSeconds, isOwn } = row
  const { description, thumbnail, publishedAt } = row
  return {
    ...{ kind, videoId, address, seconds, serviceId, startSeconds, isOwn },
    ...{ description, thumbnail, publishedAt },
  }
}

function writtenDown(body: LessonBody): LessonMedia | FieldError {
  const message = notesFault(body)
  return message === null ? { ...nothing, kind: 'written' } : { field: 'notes', message }
}

function addressed({ address, seconds }: LessonBody): LessonMedia | FieldError {
  if (address === '') return { field: 'address', message: 'Address is required' }
  const { protocol, username, password } = URL.parse(address) ?? {}
  if (protocol !== 'https:') return { field: 'address', message: 'Address must be an https address' }
  if (username !== '' || password !== '') {
    return { field: 'address', message: 'Address must hold no user name and no password' }
  }
  if (!isSafeAddress(address)) {
    return { field: 'address', message: 'Address must hold no blanks, quotes or control characters' }
  }
  return { ...nothing, kind: 'address', address, seconds }
}

async function uploaded(tx: Transaction, { videoId }: LessonBody): Promise<LessonMedia | FieldError> {
  if (videoId === '') return { field: 'videoId', message: 'Upload a video first.' }
  const [kept] = isId(videoId)
    ? await tx
        .select({ id: video.id, seconds: video.seconds })
        .from(video)
        .where(eq(video.id, videoId))
        .for('key share')
    : []
  if (!kept) return { field: 'videoId', message: 'The video is no longer here: upload it again.' }
  return { ...nothing, kind: 'upload', videoId: kept.id, seconds: kept.seconds }
}

/** Blocks that cannot be read: a learner would find a program that does not run, or the right choices of a quiz. */
function notesFaults({ notes }: LessonBody): FieldError[] {
  const [first] = parseNotes(notes).findings
  return first ? [{ field: 'notes', message: `Line ${first.line}: ${first.message}` }] : []
}

function captionFaults({ captions }: LessonBody): FieldError[] {
  return captions.flatMap(({ language, vtt }, at) => {
    const isDouble = captions.findIndex((each) => sameLanguage(each.language, language)) < at
    const fault = findCaptionError(vtt)
    return [
      ...(isDouble
        ? [{ field: `captions.${at}.language`, message: 'There are captions in this language already' }]
        : []),
      ...(fault === null ? [] : [{ field: `captions.${at}.vtt`, message: fault }]),
    ]
  })
}

/** Language codes are case-insensitive. Source: RFC 5646, section 2.1.1. */
const sameLanguage = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

async function problemFaults(tx: Transaction, { problems }: LessonBody): Promise<FieldError[]> {
  const ids = problems.filter(isId)
  const rows = await tx
    .select({ id: problem.id })
    .from(problem)
    // Version 0 means that the first save was not completed.
    .where(and(inArray(problem.id, ids), isNull(problem.deletedAt), gt(problem.version, 0)))
  const known = new Set(rows.map(({ id }) => id))
  return problems.flatMap((id, at) => {
    const field = `problems.${at}`
    if (!known.has(id)) return [{ field, message: 'There is no such problem.' }]
    return problems.indexOf(id) < at ? [{ field, message: 'The problem is in the lesson already.' }] : []
  })
}
