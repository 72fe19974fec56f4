import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { recomputeRatings } from '../contest-ratings/index.ts'
import { readJuryScoreboard } from '../contests/index.ts'
import { exportContest } from './export-contest.ts'
import { requireAnyContest } from './find-contest.ts'
import { countContests, listManagedContests, readManagedContest } from './managed-contests.ts'
import { listContestPeople, setDisqualified } from './people.ts'
import {
  answerQuestion,
  correctAnnouncement,
  listAnnouncements,
  listManagedQuestions,
  publishAnnouncement,
  withdrawAnnouncement,
} from './questions.ts'
import { addContest, deleteContest, updateContest } from './save-contest.ts'
import { countContestSubmissions, pageOfContestSubmissions } from './submissions.ts'
import { unveilBoard } from './unveil.ts'

export function contestAdminRoutes(app: FastifyInstance, context: Context): void {
  savingRoutes(app, context)
  watchingRoutes(app, context)
  questionRoutes(app, context)
}

function findIn({ database }: Context) {
  return ({ params }: { params: { id: string } }) => requireAnyContest(database, params.id)
}

function savingRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = findIn(context)

  registerCall(app, context, calls.managedContests, {
    run: async ({ query: { q, page, pageSize }, reply }) => {
      reply.header('x-total-count', String(await countContests(database, { q })))
      return listManagedContests(database, { q, page, pageSize })
    },
  })
  registerCall(app, context, calls.managedContest, {
    find,
    run: ({ found }) => readManagedContest(database, found.id),
  })
  registerCall(app, context, calls.addContest, {
    run: async ({ body, user }) => {
      const _id = await addContest(database, { body, actorId: user._id })
      return { message: `"${body.name}" was scheduled.`, _id }
    },
  })
  registerCall(app, context, calls.updateContest, {
    find,
    run: async ({ found, body: sent, user }) => {
      const body = { ...sent, problems: sent.problems ?? sent.problemList ?? [] }
      const saved = await updateContest(database, { id: found.id, body, actorId: user._id })
      return {
        message: `"${body.name}" was saved.`,
        _id: found.id,
        updatedAt: saved.updatedAt.toISOString(),
      }
    },
  })
  registerCall(app, context, calls.deleteContest, {
    find,
    run: async ({ found, user }) => {
      await deleteContest(database, { id: found.id, actorId: user._id })
      return { message: `"${found.name}" was deleted.` }
    },
  })
}

function watchingRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = findIn(context)

  registerCall(app, context, calls.juryBoard, {
    find,
    run: ({ found }) => readJuryScoreboard(database, found.id),
  })
  registerCall(app, context, calls.unveilBoard, {
    find,
    run: async ({ found, user }) => {
      await unveilBoard(database, { id: found.id, actorId: user._id })
      return { message: 'Everybody sees the final board now.' }
    },
  })
  registerCall(app, context, calls.contestPeople, {
    find,
    run: ({ found }) => listContestPeople(database, found.id),
  })
  registerCall(app, context, calls.disqualify, {
    find,
    run: async ({ found, params, body: { isDisqualified }, user }) => {
      await setDisqualified(database, {
        ...{ contest: found, userId: params.userId, isDisqualified, actorId: user._id },
      })
      return { message: isDisqualified ? 'Taken out of the places.' : 'Back in the places.' }
    },
  })
  registerCall(app, context, calls.contestSubmissions, {
    find,
    run: async ({ found, query: { page, pageSize, person, letter, status }, reply }) => {
      const filter = { contestId: found.id, person, letter, status }
      reply.header('x-total-count', String(await countContestSubmissions(database, filter)))
      return pageOfContestSubmissions(database, { ...filter, page, pageSize })
    },
  })
  registerCall(app, context, calls.exportContest, {
    find,
    run: async ({ found, user, reply }) => {
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="contest.csv"')
      return exportContest(database, { contest: found, actorId: user._id })
    },
  })
  registerCall(app, context, calls.recomputeRatings, {
    run: async ({ user }) => {
      const contests = await recomputeRatings(database, { actorId: user._id })
      return { message: 'The ratings were computed anew.', contests }
    },
  })
}

function questionRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = findIn(context)

  registerCall(app, context, calls.managedQuestions, {
    find,
    run: async ({ found }) => ({
      questions: await listManagedQuestions(database, found.id),
      announcements: await listAnnouncements(database, found.id),
    }),
  })
  registerCall(app, context, calls.announceInContest, {
    find,
    run: ({ found, body, user }) =>
      publishAnnouncement(database, { contest: found, ...body, actorId: user._id }),
  })
  registerCall(app, context, calls.correctAnnouncement, {
    find,
    run: ({ found, params: { announcementId }, body: { text }, user }) =>
      correctAnnouncement(database, { contest: found, announcementId, text, actorId: user._id }),
  })
  registerCall(app, context, calls.withdrawAnnouncement, {
    find,
    run: async ({ found, params: { announcementId }, user }) => {
      await withdrawAnnouncement(database, { contest: found, announcementId, actorId: user._id })
      return { message: 'The announcement was taken back.' }
    },
  })
  registerCall(app, context, calls.answerQuestion, {
    find,
    run: ({ found, params, body, user }) =>
      answerQuestion(database, {
        ...{ contest: found, questionId: params.questionId, actorId: user._id, ...body },
      }),
  })
}
