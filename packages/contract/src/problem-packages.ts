import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, requestKeySchema, textOf } from './fields.ts'
import { problemStatusSchema } from './problems.ts'
import { utf8Bytes } from './utf8-bytes.ts'

/** Bringing problems in and taking them along, as packages of the ICPC/Kattis format. */

const megabyte = 1024 * 1024

/** Of an uploaded package. */
export const packageUploadBytes = 100 * megabyte

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

export const packageNameSchema = textOf({ least: 1, most: 200, name: 'name' })
  .regex(/^[^/\\\p{Cc}]+$/u, 'name must be a file name without folders')
  .refine((name) => utf8Bytes(name) <= 200, 'name must be at most 200 bytes')
  .regex(/[^.]\.(zip|kpp)$/i, 'A package is a .zip or .kpp file. Pack the folder of the problem as a zip.')

export const importProblem = defineCall({
  method: 'POST',
  path: '/problem/import',
  summary: 'Bring in a problem package; answers when the judge has examined it and run its solutions',
  access: 'admin',
  query: z.object({
    /** Of the file. */
    name: packageNameSchema,
    /** Lets a problem that is there already get a new version. */
    replace: flag,
    /** Brings it in hidden from learners, and without asking whether its solutions are Accepted. */
    asDraft: flag,
    /** By which the events name the work: `<requestKey>/examine`, then `<requestKey>/<language>`. */
    requestKey: requestKeySchema,
  }),
  upload: true,
  bodyBytes: packageUploadBytes,
  response: z.object({
    message: z.string(),
    _id: z.string(),
    title: z.string(),
    /** False: a problem that was there has a new version. */
    isNew: z.boolean(),
    status: problemStatusSchema,
    /** What was found that the author may want to know, a sentence each. */
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

/** What a link to the chosen ones may name; who wants more takes all. */
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
