import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { courseLimits } from '@codedojo/contract'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { refuseCrossSite } from '../../http/cross-site.ts'
import { requireRole, requireSignedIn } from '../../http/register-call.ts'
import { BucketError } from '../../providers/object-storage/index.ts'
import { isId } from '../problems/index.ts'
import { cleanUploadName } from './clean-upload-name.ts'
import { findVideo, whileVideoIsLocked } from './queries.ts'
import { orUnavailable, unavailable } from './storage/or-unavailable.ts'
import type { UploadStore } from './storage/video-storage.ts'

// How it works: a browser uploads a video in chunks by the tus.io protocol, and can resume it. The library implements
// the protocol; it gets a synthetic request with only the protocol's headers and our id, and its errors are replaced by
// ours. The caller is authenticated before any byte of a body is read.

const path = '/api/admin/video'
/** Disk space that must stay free. */
const spareBytes = 1024 ** 3

export interface Uploads {
  readonly store: UploadStore
  /** Probes a complete upload; throws the reason when it is refused. */
  readonly finish: (id: string) => Promise<unknown>
}

/** Handles video uploads by tus 1.0, with creation, termination and expiration. */
export async function tusRoute(
  app: FastifyInstance,
  context: Context,
  { store, finish }: Uploads,
): Promise<void> {
  const server = new Server({
    path,
    datastore: store,
    relativeLocation: true,
    maxSize: courseLimits.videoBytes,
    namingFunction: () => randomUUID(),
    onUploadCreate: async (_, { metadata }) => ({
      metadata: { filename: cleanUploadName(metadata?.filename) },
    }),
    onResponseError: (_, error) =>
      error instanceof BucketError ? { status_code: 503, body: unavailable(error).message } : undefined,
  })
  const pass = async (request: FastifyRequest, reply: FastifyReply, id: string | null) => {
    const answer = await server.handleWeb(requestFor(request, id))
    await refuseAs(answer)
    if (request.method === 'PATCH' && id !== null) await finishWhole(id)
    for (const name of forwardedHeaders) {
      const value = answer.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    return reply.code(answer.status).header('cache-control', 'no-store').send()
  }
  const finishWhole = async (id: string) => {
    const upload = await orUnavailable(store.find(id))
    if (upload && upload.offset === upload.size) await finish(id)
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
      done(null, payload),
    )
    scope.addHook('onRequest', async (request) => {
      const user = await requireSignedIn(context, { access: 'admin' }, request)
      refuseCrossSite(request, context.config.publicUrl, 'tus')
      requireRole({ access: 'admin' }, user)
    })
    const config = { isUpload: true } as const
    scope.post(path, { config }, async (request, reply) => {
      await refuseSize(store, request.headers['upload-length'])
      return pass(request, reply, null)
    })
    scope.head<ById>(`${path}/:id`, async (request, reply) => {
      const id = idOf(request)
      const bytes = await endedBytes(context, store, id)
      if (bytes === null) return pass(request, reply, id)
      return reply
        .header('tus-resumable', '1.0.0')
        .header('upload-offset', bytes)
        .header('upload-length', bytes)
        .header('cache-control', 'no-store')
        .send()
    })
    scope.patch<ById>(`${path}/:id`, { config }, (request, reply) => pass(request, reply, idOf(request)))
    scope.delete<ById>(`${path}/:id`, async (request, reply) => {
      const id = idOf(request)
      return await whileVideoIsLocked(context.database, id, async (locked) => {
        // It is a video by now, and a lesson may show it.
        if (await findVideo(locked, id)) throw notFound()
        return await pass(request, reply, id)
      })
    })
  })
}

interface ById {
  readonly Params: { readonly id: string }
}

function idOf({ params: { id } }: FastifyRequest<ById>): string {
  if (!isId(id)) throw notFound()
  return id
}

const asked = [
  'tus-resumable',
  'upload-length',
  'upload-defer-length',
  'upload-offset',
  'upload-metadata',
] as const
const forwardedHeaders = [
  'tus-resumable',
  'location',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'upload-expires',
]

function requestFor({ method, headers, body }: FastifyRequest, id: string | null): Request {
  const given = new Headers()
  for (const name of asked) {
    const value = headers[name]
    if (typeof value === 'string') given.set(name, value)
  }
  const url = `http://localhost${path}${id === null ? '' : `/${id}`}`
  if (method !== 'PATCH' || !(body instanceof Readable)) return new Request(url, { method, headers: given })
  given.set('content-type', 'application/offset+octet-stream')
  if (headers['content-length'] !== undefined) given.set('content-length', headers['content-length'])
  return new Request(url, { method, headers: given, body: Readable.toWeb(body), duplex: 'half' })
}

async function refuseSize(store: UploadStore, header: string | string[] | undefined): Promise<void> {
  const bytes = Number(header)
  if (!Number.isSafeInteger(bytes) || bytes < 1) {
    throw new AppError('bad_input', 'The upload must tell its length, which is at least 1 byte.')
  }
  if (bytes > courseLimits.videoBytes) {
    throw new AppError('too_large', `A video may have at most ${inGigabytes(courseLimits.videoBytes)}.`)
  }
  const free = await store.roomBytes()
  if (free === null) return
  const room = free - spareBytes
  if (bytes > room) {
    const words = `${inGigabytes(bytes)} do not fit on the disk, which has ${inGigabytes(Math.max(room, 0))} for videos.`
    throw new AppError('too_large', `${words} Make room on it, or upload a smaller file.`)
  }
}

/** The length of a completed upload, whether accepted or refused; null if the upload is incomplete or unknown. */
async function endedBytes({ database }: Context, store: UploadStore, id: string): Promise<number | null> {
  const kept = await findVideo(database, id)
  return kept?.bytes ?? (await orUnavailable(store.findRefusal(id)))?.bytes ?? null
}

/** Maps errors of the tus library to ours, with the statuses that tus clients expect. */
async function refuseAs(answer: Response): Promise<void> {
  if (answer.status < 400) return
  const words = (await answer.text()).trim()
  if (answer.status === 404 || answer.status === 410) throw notFound()
  if (answer.status === 409) {
    throw new AppError(
      'upload_moved_on',
      'This part of the upload is there already, or one before it is missing.',
    )
  }
  if (answer.status === 413) throw new AppError('too_large', 'The upload is longer than it said.')
  if (answer.status === 503) throw new AppError('storage_unavailable', words, { retryAfter: 30 })
  if (answer.status >= 500) throw new Error(`An upload failed: ${words}`)
  throw new AppError('bad_input', `The upload does not speak tus 1.0: ${words}`)
}

function notFound(): AppError {
  return new AppError('video_not_found', 'There is no such upload. Begin it again.')
}

function inGigabytes(bytes: number): string {
  return bytes < 1024 ** 3 ? `${Math.round(bytes / 1024 ** 2)} MB` : `${(bytes / 1024 ** 3).toFixed(1)} GB`
}
