import { Readable } from 'node:stream'
import type { LessonFile } from '@codedojo/contract'
import { type Database, type Queries, schema } from '@codedojo/db'
import { and, asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { isId } from '../problems/index.ts'
import { requireOpenLesson } from './require-open.ts'

const { lessonFile, lessonFilePiece } = schema

/** In the order of upload. */
export function readLessonFiles(
  { queries }: { readonly queries: Queries },
  lessonId: string,
): Promise<LessonFile[]> {
  return queries
    .select({ _id: lessonFile.id, name: lessonFile.name, bytes: lessonFile.bytes })
    .from(lessonFile)
    .where(eq(lessonFile.lessonId, lessonId))
    .orderBy(asc(lessonFile.addedAt), asc(lessonFile.id))
}

const paramsSchema = z.object({ id: z.string() })

/**
 * Serves a lesson file to learners with access, always as a download, so that it is never shown as a page of this
 * installation. Not a call of the contract, because pages link to it.
 */
export function lessonFileRoute(app: FastifyInstance, { auth, database }: Context): void {
  app.get('/api/course/file/:id', async (request, reply) => {
    const user = await auth.userOf(request)
    if (!user) throw new AppError('not_signed_in', 'Please sign in.')
    const { id } = paramsSchema.parse(request.params)
    const [file] = isId(id)
      ? await database.queries.select().from(lessonFile).where(eq(lessonFile.id, id))
      : []
    if (!file) throw new AppError('file_not_found', 'There is no such file.')
    await requireOpenLesson(database, { user, lessonId: file.lessonId })
    return reply
      .type('application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .header('content-length', file.bytes)
      .header('content-disposition', attachmentOf(file.name))
      .send(Readable.from(piecesOf(database, file)))
  })
}

/** File names in any script. Source: RFC 6266, appendix D; RFC 8187, 3.2. */
function attachmentOf(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/**
 * Reads the file chunk by chunk, so that each download holds one chunk in memory. Throws when the file is deleted
 * meanwhile, which breaks the connection, so that no client takes a part for the whole.
 */
async function* piecesOf(
  { queries }: Database,
  { id: fileId, bytes }: Pick<typeof lessonFile.$inferSelect, 'id' | 'bytes'>,
): AsyncGenerator<Buffer> {
  let sent = 0
  for (let position = 0; sent < bytes; position += 1) {
    const [piece] = await queries
      .select({ content: lessonFilePiece.content })
      .from(lessonFilePiece)
      .where(and(eq(lessonFilePiece.fileId, fileId), eq(lessonFilePiece.position, position)))
    if (!piece) throw new Error('A file of a lesson was deleted while it was downloaded.')
    sent += piece.content.length
    yield piece.content
  }
}
