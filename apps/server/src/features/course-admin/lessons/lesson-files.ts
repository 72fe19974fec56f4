import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { addLessonFile, type LessonFile, lessonFileFault, lessonFileLimits } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../http/app-error.ts'
import { spoolUpload } from '../../../http/spool-upload.ts'
import { recordEvent } from '../../audit/index.ts'
import { isId } from '../../problems/index.ts'
import { runIdempotently } from '../../request-keys/index.ts'
import { type LessonRow, requireLesson } from '../find-course.ts'
import { auditSubjectOf, clearSampleMark, lockCourse } from '../lock-course.ts'

const { lesson, lessonFile, lessonFilePiece } = schema

/** Chunk size for streaming a file. */
const pieceBytes = 512 * 1024

interface KeepingFile {
  readonly lesson: LessonRow
  readonly name: string
  readonly body: Readable
  readonly actorId: string
  readonly requestKey: string | undefined
}

/**
 * Stores a file for learners to download. Throws `bad_input` for its name or content, `too_large`, `too_many_files`,
 * and what `runIdempotently` throws.
 */
export async function storeLessonFile(
  { queries }: Database,
  { lesson: found, name, body, actorId, requestKey }: KeepingFile,
): Promise<LessonFile> {
  const fault = lessonFileFault(name)
  if (fault !== null) throw refused('name', fault)
  await using upload = await spoolUpload({ body, maxBytes: addLessonFile.bodyBytes, name: 'lesson-file' })
  const { path, bytes } = upload
  if (bytes === 0) throw refused('body', 'This file is empty. Choose another one.')
  const asking = { userId: actorId, requestKey, asked: ['lesson file', found.id, name, bytes] }
  const made = await queries.transaction((tx) =>
    runIdempotently(tx, asking, async () => {
      const id = uuidv7()
      const course = await lockCourse(tx, found.courseId)
      await requireLesson({ queries: tx }, found.id)
      if ((await tx.$count(lessonFile, eq(lessonFile.lessonId, found.id))) >= lessonFileLimits.perLesson) {
        const most = `A lesson can have at most ${lessonFileLimits.perLesson} files.`
        throw new AppError('too_many_files', `${most} Put several into one zip.`)
      }
      await tx.insert(lessonFile).values({ id, lessonId: found.id, name, bytes })
      await putPieces(tx, id, path)
      await clearSampleMark(tx, course.id)
      const after = { lessonId: found.id, name, bytes }
      await recordEvent(tx, { actorId, action: 'course.file_added', subject: auditSubjectOf(course), after })
      return id
    }),
  )
  return { _id: made.id, name, bytes }
}

/** Deletes a file permanently. Throws `file_not_found`. */
export async function deleteLessonFile(
  { queries }: Database,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<string> {
  return queries.transaction(async (tx) => {
    const [row] = isId(id)
      ? await tx
          .select({
            name: lessonFile.name,
            bytes: lessonFile.bytes,
            lessonId: lesson.id,
            courseId: lesson.courseId,
          })
          .from(lessonFile)
          .innerJoin(lesson, eq(lesson.id, lessonFile.lessonId))
          .where(eq(lessonFile.id, id))
      : []
    if (!row) throw noSuchFile()
    const { courseId, ...before } = row
    const course = await lockCourse(tx, courseId)
    const gone = await tx.delete(lessonFile).where(eq(lessonFile.id, id)).returning({ id: lessonFile.id })
    // A concurrent call has deleted it first.
    if (gone.length === 0) throw noSuchFile()
    await recordEvent(tx, { actorId, action: 'course.file_deleted', subject: auditSubjectOf(course), before })
    return row.name
  })
}

async function putPieces(tx: Transaction, fileId: string, path: string): Promise<void> {
  let position = 0
  for await (const content of createReadStream(path, { highWaterMark: pieceBytes })) {
    await tx.insert(lessonFilePiece).values({ fileId, position, content: Buffer.from(content) })
    position += 1
  }
}

function noSuchFile(): AppError {
  return new AppError('file_not_found', 'There is no such file.')
}

function refused(field: string, message: string): AppError {
  return new AppError('bad_input', message, { errors: [{ field, message }] })
}
