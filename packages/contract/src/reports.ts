import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  idSchema,
  invisibleTextMessage,
  isStorable,
  isVisibleOrEmpty,
  makeTextSchema,
  requestKeySchema,
  timeSchema,
} from './fields.ts'
import { makePagingFields } from './paging.ts'
import { caseResultSchema } from './submissions.ts'
import { languageSchema, reportSubjects, submissionStatusSchema } from './vocabulary.ts'

/** Learners' reports of faults in problems, and the answers of admins. */

export const reportStates = ['open', 'mended', 'declined'] as const
export const reportStateSchema = z.enum(reportStates)
export type ReportState = z.infer<typeof reportStateSchema>

export const reportSubjectSchema = z.enum(reportSubjects, {
  error: 'Say what it is about: statement, test or other',
})
export type ReportSubject = z.infer<typeof reportSubjectSchema>

/** Length of a report in characters, including additions. */
export const reportCharacters = { least: 10, most: 4000 } as const

export const reportBody = z.object({
  about: reportSubjectSchema,
  text: z
    .string({ error: 'Say what is wrong' })
    .trim()
    .min(reportCharacters.least, `Say what is wrong in at least ${reportCharacters.least} characters`)
    .max(reportCharacters.most, `At most ${reportCharacters.most} characters`)
    .refine(isStorable, 'The text must hold neither a NUL character nor half a character')
    .refine(isVisibleOrEmpty, invisibleTextMessage('The text')),
  /** One of the caller's own submissions to this problem. */
  submissionId: idSchema.nullish(),
  /** The version of the problem that was displayed; default: the current one. */
  version: z.number().int().min(1).max(2_000_000_000).optional(),
})

const byId = z.object({ id: idSchema })

export const reportProblem = defineCall({
  method: 'POST',
  path: '/problem/report/:id',
  summary: 'Report a mistake in a problem; a second report about the same adds to the one that is open',
  access: 'user',
  params: byId,
  body: reportBody.extend({ requestKey: requestKeySchema }),
  response: z.object({ message: z.string(), _id: z.string() }),
  errors: ['problem_not_found', 'submission_not_found', 'request_key_used'],
})

export const ownReportSchema = z.object({
  _id: z.string(),
  about: reportSubjectSchema,
  text: z.string(),
  version: z.number().int(),
  state: reportStateSchema,
  /** Empty until answered. */
  answer: z.string(),
  createdAt: timeSchema,
  closedAt: timeSchema.nullable(),
})
export type OwnReport = z.infer<typeof ownReportSchema>

export const ownReports = defineCall({
  method: 'GET',
  path: '/problem/report/mine/:id',
  summary: "The caller's own reports about a problem with their answers, newest first",
  access: 'user',
  params: byId,
  response: z.array(ownReportSchema),
  errors: ['problem_not_found'],
})

const personSchema = z.object({ _id: z.string(), name: z.string() })

export const reportSchema = ownReportSchema.omit({ answer: true }).extend({
  /** `version` is the current one. */
  problem: z.object({
    _id: z.string(),
    number: z.number().int(),
    title: z.string(),
    version: z.number().int(),
    /** Reports outlive their problem, which can then neither be opened nor edited. */
    isDeleted: z.boolean(),
  }),
  /** null if erased. */
  reporter: personSchema.nullable(),
  hasSubmission: z.boolean(),
})
export type Report = z.infer<typeof reportSchema>

export const reportDetailSchema = ownReportSchema.extend({
  problem: reportSchema.shape.problem,
  reporter: personSchema.nullable(),
  closedBy: personSchema.nullable(),
  /** null if none was attached, or it was erased with its author. */
  submission: z
    .object({
      _id: z.string(),
      createdAt: timeSchema,
      language: languageSchema,
      code: z.string(),
      status: submissionStatusSchema,
      passed: z.number().int().nullable(),
      total: z.number().int().nullable(),
      errorMessage: z.string().nullable(),
      /** The version it was made for, and the version on whose cases it was judged; null if older than versions. */
      version: z.number().int().nullable(),
      revision: z.number().int(),
      /** With its texts, even if hidden, because admins may see them; null if no case failed or was judged. */
      firstFailure: caseResultSchema.nullable(),
    })
    .nullable(),
})
export type ReportDetail = z.infer<typeof reportDetailSchema>

export const reports = defineCall({
  method: 'GET',
  path: '/admin/report',
  summary: 'The reports of learners, newest first, with the number in each state',
  access: 'admin',
  query: z.object({
    ...makePagingFields(20),
    state: reportStateSchema.optional(),
    about: reportSubjectSchema.optional(),
    /** Id of a problem. */
    problem: idSchema.optional(),
    /** Search text; matches the problem title and the report. */
    q: makeTextSchema({ most: 200, name: 'q' }).optional(),
  }),
  response: z.object({
    /** Number of reports per state; the state filter is ignored, the others apply. */
    counts: z.object({ open: z.number().int(), mended: z.number().int(), declined: z.number().int() }),
    reports: z.array(reportSchema),
  }),
  errors: [],
})

export const reportById = defineCall({
  method: 'GET',
  path: '/admin/report/:id',
  summary: 'One report with the submission that is attached to it',
  access: 'admin',
  params: byId,
  response: reportDetailSchema,
  errors: ['not_found'],
})

export const answerReportBody = z.object({
  state: z.enum(['mended', 'declined'], { error: 'Say whether it was resolved or declined' }),
  answer: z
    .string({ error: 'Write an answer' })
    .trim()
    .min(1, 'Write an answer')
    .max(reportCharacters.most, `At most ${reportCharacters.most} characters`)
    .refine(isStorable, 'The answer must hold neither a NUL character nor half a character')
    .refine(isVisibleOrEmpty, invisibleTextMessage('The answer')),
})

export const answerReport = defineCall({
  method: 'POST',
  path: '/admin/report/:id/answer',
  summary: 'Answer a report; answering again replaces the answer',
  access: 'admin',
  params: byId,
  body: answerReportBody,
  response: z.object({ message: z.string() }),
  errors: ['not_found'],
})
