import { calls, type Scoreboard, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { type ContestNow, requireContest } from './find-contest.ts'
import { listContests } from './list-contests.ts'
import { participationRoutes } from './participation/participation-routes.ts'
import { questionRoutes } from './question-routes.ts'
import { registerForContest, unregisterFromContest } from './register.ts'
import { showContest } from './show-contest.ts'

export function contestRoutes(app: FastifyInstance, context: Context): void {
  const { boards, database } = context
  const find = ({ params, user }: { params: { id: string }; user: User | null }) =>
    requireContest(database, params.id, user)

  registerCall(app, context, calls.contestList, {
    run: ({ query, user }) => listContests(context, { ...query, userId: user._id }),
  })
  registerCall(app, context, calls.contestById, {
    find,
    run: ({ found, user }) => showContest(context, { found, user }),
  })
  registerCall(app, context, calls.registerForContest, {
    find,
    run: async ({ found, body, user }) => {
      await registerForContest(database, { found, user, code: body.code })
      return { message: `You are registered for "${found.row.name}".` }
    },
  })
  registerCall(app, context, calls.unregisterFromContest, {
    find,
    run: async ({ found }) => {
      await unregisterFromContest(database, found)
      return { message: `You are no longer registered for "${found.row.name}".` }
    },
  })
  registerCall(app, context, calls.contestBoard, {
    find,
    run: async ({ found, user }) => {
      if (!seesScoreboard(found, user))
        throw new AppError('not_in_contest', 'Only those who take part in this contest see its scoreboard.')
      const board = await boards.read(found.row.id, 'everybody')
      if (!board) throw new AppError('contest_not_found', 'There is no such contest.')
      return seesProblems(found, user) ? board : withoutTitles(board)
    },
  })
  questionRoutes(app, context)
  participationRoutes(app, context)
}

/** Names in a contest with a code, such as those of a class, are for those who know it, also when it is over. */
function seesScoreboard({ row, person }: ContestNow, { role }: User): boolean {
  return role === 'admin' || person !== null || row.visibility !== 'code'
}

/** Until a contest is over, only participants and admins see its problems. */
function seesProblems({ row, now, person }: ContestNow, { role }: User): boolean {
  return role === 'admin' || person !== null || now >= row.endsAt
}

function withoutTitles(board: Scoreboard): Scoreboard {
  return { ...board, problems: board.problems.map((problem) => ({ ...problem, title: '' })) }
}
