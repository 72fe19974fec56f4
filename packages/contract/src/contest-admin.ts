import { z } from 'zod'
import { defineCall } from './call.ts'
import { contestBody, contestLimits } from './contest-rules.ts'
import { scoreboardSchema } from './contest-scoreboard.ts'
import { announcementSchema, contestQuestionSchema, contestSummarySchema } from './contests.ts'
import {
  expectedUpdatedAtSchema,
  idSchema,
  makeRequiredTextSchema,
  makeTextSchema,
  requestKeySchema,
  timeSchema,
} from './fields.ts'
import { makePagingFields } from './paging.ts'
import { languageSchema, submissionStatusSchema } from './vocabulary.ts'

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })
const saved = z.object({ message: z.string(), _id: z.string() })

export const managedContestSchema = contestSummarySchema.omit({ isRegistered: true }).extend({
  submissions: z.number().int(),
  questions: z.number().int(),
  /** Number of unanswered questions. */
  openQuestions: z.number().int(),
  isFrozen: z.boolean(),
  /** null if it is not rated, or its ratings have not been computed yet. */
  ratedAt: timeSchema.nullable(),
})
export type ManagedContest = z.infer<typeof managedContestSchema>

export const managedContests = defineCall({
  method: 'GET',
  path: '/admin/contest',
  summary: 'Every contest, drafts too, the last one first',
  access: 'admin',
  part: 'contests',
  query: z.object({
    ...makePagingFields(20),
    q: makeTextSchema({ most: 200, name: 'q' }).optional(),
  }),
  response: z.array(managedContestSchema),
  errors: [],
})

export const managedContestDetailSchema = managedContestSchema.extend({
  now: timeSchema,
  description: z.string(),
  code: z.string(),
  penaltyMinutes: z.number().int(),
  freezeMinutes: z.number().int(),
  languages: z.array(languageSchema),
  unveiledAt: timeSchema.nullable(),
  /** Time of the last save. */
  updatedAt: timeSchema,
  problemList: z.array(
    z.object({
      letter: z.string(),
      problemId: z.string(),
      title: z.string(),
      points: z.number().int(),
      /** Whether the problem was unpublished before; it is published when the contest ends. */
      isNew: z.boolean(),
    }),
  ),
})
export type ManagedContestDetail = z.infer<typeof managedContestDetailSchema>

export const managedContest = defineCall({
  method: 'GET',
  path: '/admin/contest/:id',
  summary: 'One contest with everything that its form shows',
  access: 'admin',
  part: 'contests',
  params: byId,
  response: managedContestDetailSchema,
  errors: ['contest_not_found'],
})

export const addContest = defineCall({
  method: 'POST',
  path: '/admin/contest',
  summary: 'Schedule a contest',
  access: 'admin',
  part: 'contests',
  body: contestBody.safeExtend({ requestKey: requestKeySchema }),
  response: saved,
  errors: ['request_key_used'],
})

const { problems } = contestBody.shape

/** A change of a contest; an answer of `managedContest` can be sent back unchanged. */
export const contestChangeBody = contestBody
  .extend({
    /** Answers contain the number of problems here and the list in `problemList`, so a number is ignored. */
    problems: z.preprocess((list) => (typeof list === 'number' ? undefined : list), problems.optional()),
    problemList: problems.optional(),
    updatedAt: expectedUpdatedAtSchema,
  })
  .superRefine(({ problems, problemList }, context) => {
    if (problems === undefined && problemList === undefined)
      context.addIssue({ code: 'custom', path: ['problems'], message: 'problems must be a list' })
  })

export const updateContest = defineCall({
  method: 'PUT',
  path: '/admin/contest/:id',
  summary:
    'Change a contest; once it has started neither its start nor its rules, and its problems only as long as nobody has submitted',
  access: 'admin',
  part: 'contests',
  params: byId,
  body: contestChangeBody,
  response: saved.extend({ updatedAt: timeSchema }),
  errors: ['contest_not_found', 'contest_started', 'contest_changed'],
})

export const deleteContest = defineCall({
  method: 'DELETE',
  path: '/admin/contest/:id',
  summary: 'Delete a contest; the submissions stay with their authors as practice',
  access: 'admin',
  part: 'contests',
  params: byId,
  response: acknowledged,
  errors: ['contest_not_found'],
})

export const juryBoard = defineCall({
  method: 'GET',
  path: '/admin/contest/:id/scoreboard',
  summary: 'The scoreboard with nothing hidden',
  access: 'admin',
  part: 'contests',
  params: byId,
  response: scoreboardSchema,
  errors: ['contest_not_found'],
})

export const unveilBoard = defineCall({
  method: 'POST',
  path: '/admin/contest/:id/unveil',
  summary: 'Show everybody what the freeze hid; only after the end',
  access: 'admin',
  part: 'contests',
  params: byId,
  response: acknowledged,
  errors: ['contest_not_found', 'contest_not_ended'],
})

export const contestPersonSchema = z.object({
  person: z.object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    avatarUrl: z.string().nullable(),
  }),
  registeredAt: timeSchema,
  /** False for admins, who are neither ranked nor rated. */
  isOfficial: z.boolean(),
  isDisqualified: z.boolean(),
  submissions: z.number().int(),
})
export type ContestPerson = z.infer<typeof contestPersonSchema>

export const contestPeople = defineCall({
  method: 'GET',
  path: '/admin/contest/:id/person',
  summary: 'Who is registered',
  access: 'admin',
  part: 'contests',
  params: byId,
  response: z.array(contestPersonSchema),
  errors: ['contest_not_found'],
})

export const disqualify = defineCall({
  method: 'PATCH',
  path: '/admin/contest/:id/person/:userId',
  summary: 'Take somebody out of the places, or back in',
  access: 'admin',
  part: 'contests',
  params: byId.extend({ userId: idSchema }),
  body: z.object({ isDisqualified: z.boolean({ error: 'isDisqualified must be true or false' }) }),
  response: acknowledged,
  errors: ['contest_not_found', 'user_not_found'],
})

export const contestSubmissions = defineCall({
  method: 'GET',
  path: '/admin/contest/:id/submission',
  summary: 'Submissions of a contest, newest first',
  access: 'admin',
  part: 'contests',
  params: byId,
  query: z.object({
    ...makePagingFields(50),
    person: makeTextSchema({ most: 200, name: 'person' }).optional(),
    letter: makeTextSchema({ most: 4, name: 'letter' }).optional(),
    status: submissionStatusSchema.optional(),
  }),
  response: z.array(
    z.object({
      _id: z.string(),
      person: z.object({ _id: z.string(), name: z.string() }).nullable(),
      letter: z.string(),
      language: languageSchema,
      status: submissionStatusSchema,
      runtime: z.number().nullable(),
      memory: z.number().nullable(),
      testCasesPassed: z.number().int().nullable(),
      testCasesTotal: z.number().int().nullable(),
      code: z.string(),
      at: timeSchema,
    }),
  ),
  errors: ['contest_not_found'],
})

export const announceInContestBody = z.object({
  text: makeRequiredTextSchema({ most: contestLimits.announcementCharacters, name: 'Announcement' }),
})

export const announceInContest = defineCall({
  method: 'POST',
  path: '/admin/contest/:id/announcement',
  summary: 'Tell everybody who takes part, once for each key',
  access: 'admin',
  part: 'contests',
  params: byId,
  body: announceInContestBody.extend({ requestKey: requestKeySchema }),
  response: announcementSchema.omit({ isRead: true }),
  errors: ['contest_not_found', 'announcement_not_found', 'request_key_used'],
})

const byAnnouncement = byId.extend({ announcementId: idSchema })

export const correctAnnouncement = defineCall({
  method: 'PUT',
  path: '/admin/contest/:id/announcement/:announcementId',
  summary: 'Correct what everybody was told: it is new to them again',
  access: 'admin',
  part: 'contests',
  params: byAnnouncement,
  body: announceInContestBody,
  response: announcementSchema.omit({ isRead: true }),
  errors: ['contest_not_found', 'announcement_not_found'],
})

export const withdrawAnnouncement = defineCall({
  method: 'DELETE',
  path: '/admin/contest/:id/announcement/:announcementId',
  summary: 'Take back what everybody was told',
  access: 'admin',
  part: 'contests',
  params: byAnnouncement,
  response: acknowledged,
  errors: ['contest_not_found', 'announcement_not_found'],
})

export const managedQuestionSchema = contestQuestionSchema.omit({ isOwn: true }).extend({
  person: z.object({ _id: z.string(), name: z.string() }).nullable(),
})
export type ManagedQuestion = z.infer<typeof managedQuestionSchema>

export const managedQuestions = defineCall({
  method: 'GET',
  path: '/admin/contest/:id/question',
  summary: 'Everything that was asked, without an answer first, and what was announced',
  access: 'admin',
  part: 'contests',
  params: byId,
  response: z.object({
    questions: z.array(managedQuestionSchema),
    announcements: z.array(announcementSchema.omit({ isRead: true })),
  }),
  errors: ['contest_not_found'],
})

export const answerQuestionBody = z.object({
  answer: makeRequiredTextSchema({ most: contestLimits.questionCharacters, name: 'Answer' }),
  isPublic: z.boolean({ error: 'isPublic must be true or false' }).default(false),
})

export const answerQuestion = defineCall({
  method: 'POST',
  path: '/admin/contest/:id/question/:questionId',
  summary: 'Answer a question, to who asked or to everybody; a second answer replaces the first',
  access: 'admin',
  part: 'contests',
  params: byId.extend({ questionId: idSchema }),
  body: answerQuestionBody,
  response: managedQuestionSchema,
  errors: ['contest_not_found', 'question_not_found'],
})

export const exportContest = defineCall({
  method: 'GET',
  path: '/admin/contest/:id/export',
  summary: 'The places with a column for each problem, as CSV',
  access: 'admin',
  needsRecentSignIn: true,
  part: 'contests',
  params: byId,
  response: z.string(),
  errors: ['contest_not_found'],
})

export const recomputeRatings = defineCall({
  method: 'POST',
  path: '/admin/contest-ratings',
  summary: 'Compute every rating anew from the submissions of all rated contests that are over',
  access: 'admin',
  part: 'contests',
  response: z.object({ message: z.string(), contests: z.number().int() }),
  errors: [],
})
