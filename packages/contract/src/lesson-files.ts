import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeRequiredNameSchema, requestKeySchema } from './fields.ts'

/** Files that learners download from a lesson. */

export const lessonFileLimits = {
  bytes: 20 * 1024 ** 2,
  perLesson: 10,
} as const

/** Allowed file extensions: none that a double click would execute. */
export const lessonFileEndings: readonly string[] = [
  ...['pdf', 'txt', 'md', 'csv', 'tsv', 'json', 'xml', 'yaml', 'yml', 'ipynb'],
  ...['doc', 'docx', 'odt', 'ppt', 'pptx', 'odp', 'xls', 'xlsx', 'ods', 'epub'],
  ...['zip', 'gz', 'tgz', '7z', 'png', 'jpg', 'jpeg', 'webp', 'gif', 'svg', 'mp3', 'vtt', 'srt'],
  ...['c', 'cc', 'cpp', 'h', 'hpp', 'java', 'py', 'ts', 'css', 'sql', 'in', 'out', 'ans', 'tex'],
]

/** Why a file of this name is rejected, with the remedy, in one sentence; null if it is accepted. */
export function lessonFileFault(name: string): string | null {
  const ending = /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (lessonFileEndings.includes(ending)) return null
  return `Files ending in ".${ending}" are not kept, because opening one may run it. Put it into a zip.`
}

export const lessonFileSchema = z.object({ _id: z.string(), name: z.string(), bytes: z.number().int() })
export type LessonFile = z.infer<typeof lessonFileSchema>

export const addLessonFile = defineCall({
  method: 'POST',
  path: '/admin/lessonFile',
  summary: 'Keep a file for the learners of a lesson to download, at most 20 MB',
  access: 'admin',
  part: 'courses',
  query: z.object({
    lesson: idSchema,
    name: makeRequiredNameSchema('File name'),
    requestKey: requestKeySchema,
  }),
  upload: true,
  bodyBytes: lessonFileLimits.bytes,
  response: lessonFileSchema,
  errors: ['lesson_not_found', 'too_many_files', 'request_key_used'],
})

export const deleteLessonFile = defineCall({
  method: 'DELETE',
  path: '/admin/lessonFile/:id',
  summary: 'Delete a file of a lesson for good',
  access: 'admin',
  part: 'courses',
  params: z.object({ id: idSchema }),
  response: z.object({ message: z.string() }),
  errors: ['file_not_found'],
})
