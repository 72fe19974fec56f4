import { calls, type NinjaConversation, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { registerCall } from '../../../http/register-call.ts'
import { type ProblemRow, refuseInContest, refuseMode, requireProblem } from '../../problems/index.ts'
import type { AnswerQuestion } from '../talk/answer-questions.ts'
import { clearConversation } from '../talk/end-answer.ts'
import type { ConversationKey } from '../talk/open-answer.ts'
import { findConversation } from '../talk/queries.ts'
import { refuseQuestion } from '../talk/refuse-question.ts'
import { showAnswerer } from '../talk/show-answerer.ts'
import { showMessages } from '../talk/show-conversation.ts'
import { gatherNinjaFacts, readHintLevel } from './gather-facts.ts'
import { ninjaReply } from './ninja-reply.ts'

export function ninjaRoutes(app: FastifyInstance, context: Context, answer: AnswerQuestion): void {
  const find = ({ params, user }: { params: { problemId: string }; user: User | null }) =>
    requireProblem(context, params.problemId, user)

  registerCall(app, context, calls.askNinja, {
    find,
    limit: async ({ found, user, body }) => {
      refuseMode(found, body.mode)
      await refuseInContest(context, { problemId: found.id, user })
      await refuseQuestion(context, pairOf(found, user))
    },
    run: ({ found: problem, body, user, request, reply }) =>
      answer({
        ...{ pair: pairOf(problem, user), user, request, reply, ...body },
        begin: async ({ given, history }, signal) => {
          const facts = await gatherNinjaFacts(context, { problem, user, ...body, given, history })
          return ninjaReply(context, { facts, problem, user, history, signal })
        },
      }),
  })
  registerCall(app, context, calls.ninjaConversation, {
    find,
    run: ({ found, user }) => showConversation(context, { problem: found, user }),
  })
  registerCall(app, context, calls.clearNinja, {
    find,
    run: async ({ found, user }) => {
      await clearConversation(context.database, pairOf(found, user))
      return showConversation(context, { problem: found, user })
    },
  })
}

function pairOf(problem: ProblemRow, user: User): ConversationKey {
  return { userId: user._id, assistant: 'ninja', problemId: problem.id }
}

async function showConversation(
  context: Context,
  { problem, user }: { readonly problem: ProblemRow; readonly user: User },
): Promise<NinjaConversation> {
  const pair = pairOf(problem, user)
  const given = (await findConversation(context.database, pair))?.level ?? 0
  const [answerer, messages, { ladder }] = await Promise.all([
    showAnswerer(context, pair),
    showMessages(context.database, pair, problem.title),
    readHintLevel(context, { problem, user, given }),
  ])
  return { answerer, messages, ladder: [...ladder] }
}
