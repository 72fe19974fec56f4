import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeTextSchema, requestKeySchema } from './fields.ts'
import { problemStatusSchema } from './problems.ts'
import { utf8Bytes } from './utf8-bytes.ts'

/** Import and export of problems as packages of the ICPC/Kattis format. */

const megabyte = 1024 * 1024

/** Maximum size of an uploaded package. */
export const packageUploadBytes = 100 * megabyte

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

export const packageNameSchema = makeTextSchema({ least: 1, most: 200, name: 'name' })
  .regex(/^[^/\\\p{Cc}]+$/u, 'name must be a file name without folders')
  .refine((name) => utf8Bytes(name) <= 200, 'name must be at most 200 bytes')
  .regex(/[^.]\.(zip|kpp)$/i, 'A package is a .zip or .kpp file. Pack the folder of the problem as a zip.')

export const importProblem = defineCall({
  method: 'POST',
  path: '/problem/import',
  summary: 'Bring in a problem package; answers when the judge has examined it and run its solutions',
  access: 'admin',
  query: z.object({
    /** File name. */
    name: packageNameSchema,
    /** Whether an existing problem may get a new version. */
    replace: flag,
    /** Imports a draft, hidden from learners, without requiring that its solutions are Accepted. */
    asDraft: flag,
    /** Prefix of the work's names in events: `<requestKey>/examine`, then `<requestKey>/<language>`. */
    requestKey: requestKeySchema,
  }),
  upload: true,
  bodyBytes: packageUploadBytes,
  response: z.object({
    message: z.string(),
    _id: z.string(),
    title: z.string(),
    /** False if an existing problem got a new version. */
    isNew: z.boolean(),
    status: problemStatusSchema,
    /** Findings that may interest the author, one sentence each. */
    findings: z.array(z.string()),
  }),
  errors: ['package_refused', 'package_exists', 'title_taken', 'reference_rejected', 'too_large'],
})
export type ImportedPackage = z.infer<typeof importProblem.response>

export const exportProblem = defineCall({
  method: 'GET',
  path: '/problem/export/:id',
  summary: 'A problem as a package, a zip that import takes',
  access: 'admin',
  params: z.object({ id: idSchema }),
  response: z.unknown(),
  errors: ['problem_not_found'],
})

/** Maximum number of ids in a link; to export more, export all. */
export const mostExportIds = 200

export const exportProblems = defineCall({
  method: 'GET',
  path: '/problem/export',
  summary: 'Several problems as packages in one zip; all of them where no ids are named',
  access: 'admin',
  query: z.object({
    /** Separated by commas. */
    ids: z
      .string()
      .max(mostExportIds * 40)
      .transform((ids) => ids.split(',').filter((id) => id !== ''))
      .pipe(z.array(idSchema).min(1, 'ids must name a problem').max(mostExportIds))
      .optional(),
  }),
  response: z.unknown(),
  errors: ['problem_not_found'],
})
