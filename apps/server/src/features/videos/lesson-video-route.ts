import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { hasEtag } from '../../http/ready-response.ts'
import { requireSignedIn } from '../../http/register-call.ts'
import { requireOpenLesson } from '../courses/index.ts'
import { type AskedRange, parseRange } from './parse-range.ts'
import { findVideo, type VideoRow } from './queries.ts'
import { orUnavailable } from './storage/or-unavailable.ts'
import type { VideoStorage } from './storage/video-storage.ts'

const path = '/api/course/lesson/:id/video'

/**
 * Serves the video of a lesson, whole or a range of it. It is not defined in the contract, because players load it as a video
 * address. Each request checks the access to the course, so none succeeds after the access has expired.
 */
export function lessonVideoRoute(app: FastifyInstance, context: Context, storage: VideoStorage): void {
  // Registered before the GET route, which would add a HEAD route that reads the whole video.
  app.head<ById>(path, async (request, reply) => {
    const video = await videoOf(context, request)
    return describe(reply, video).header('content-length', video.bytes).send()
  })
  app.get<ById>(path, async (request, reply) => {
    const video = await videoOf(context, request)
    if (isKnown(request, video)) return describe(reply, video).code(304).send()
    return sendRange(reply, { storage, video, asked: askedRange(request, video) })
  })
}

interface ById {
  readonly Params: { readonly id: string }
}

function describe(reply: FastifyReply, video: VideoRow): FastifyReply {
  return reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline',
    'content-type': video.mimeType,
    etag: tagOf(video),
  })
}

/** A stored video never changes, so its id names its content. */
function tagOf({ id }: VideoRow): string {
  return `"${id}"`
}

function isKnown({ headers }: FastifyRequest, video: VideoRow): boolean {
  const known = headers['if-none-match']
  return known?.trim() === '*' || hasEtag(known, tagOf(video))
}

/** A range of another content than the player has is of no use: it then gets everything. */
function askedRange({ headers }: FastifyRequest, video: VideoRow): AskedRange {
  const condition = headers['if-range']
  if (condition !== undefined && condition !== tagOf(video)) return { kind: 'all' }
  return parseRange(headers.range, video.bytes)
}

interface SentRange {
  readonly storage: VideoStorage
  readonly video: VideoRow
  readonly asked: AskedRange
}

async function sendRange(reply: FastifyReply, { storage, video, asked }: SentRange): Promise<FastifyReply> {
  const { id, bytes } = video
  if (asked.kind === 'beyond') {
    reply.header('content-range', `bytes */${bytes}`)
    throw new AppError('range_beyond', 'The video ends before that.')
  }
  const range = asked.kind === 'all' ? { start: 0, end: bytes - 1 } : { start: asked.start, end: asked.end }
  const content = await orUnavailable(storage.open(id, range))
  if (!content) throw new AppError('video_not_found', 'The file of this video is missing.')
  describe(reply, video)
  if (asked.kind === 'part')
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  return reply.header('content-length', range.end - range.start + 1).send(content)
}

async function videoOf(context: Context, request: FastifyRequest<ById>): Promise<VideoRow> {
  const user = await requireSignedIn(context, { access: 'user' }, request)
  if (!user) throw new AppError('not_signed_in', 'Please sign in.')
  const lessonId = request.params.id
  const { lesson } = await requireOpenLesson(context.database, { user, lessonId })
  const { kind, videoId } = lesson
  const video = kind === 'upload' && videoId !== null ? await findVideo(context.database, videoId) : null
  if (!video) throw new AppError('video_not_found', 'This lesson has no video here.')
  return video
}
