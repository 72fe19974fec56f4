import { type Conversation, calls, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { registerCall } from '../../../http/register-call.ts'
import type { AnswerQuestion } from '../talk/answer-questions.ts'
import { clearConversation } from '../talk/end-answer.ts'
import type { ConversationKey } from '../talk/open-answer.ts'
import { refuseQuestion } from '../talk/refuse-question.ts'
import { showAnswerer } from '../talk/show-answerer.ts'
import { showMessages } from '../talk/show-conversation.ts'
import { gatherSahayakFacts } from './gather-facts.ts'
import { streamSahayakReply } from './stream-sahayak-reply.ts'

export function sahayakRoutes(app: FastifyInstance, context: Context, answer: AnswerQuestion): void {
  registerCall(app, context, calls.askSahayak, {
    limit: ({ user }) => refuseQuestion(context, pairOf(user)),
    run: ({ body: { message }, user, request, reply }) =>
      answer({
        ...{ pair: pairOf(user), user, request, reply, message, language: null },
        begin: async ({ history }, signal) => {
          const facts = await gatherSahayakFacts(context, { user, message, history })
          return streamSahayakReply(context, { facts, user, history, signal })
        },
      }),
  })
  registerCall(app, context, calls.sahayakConversation, {
    run: ({ user }) => showConversation(context, user),
  })
  registerCall(app, context, calls.clearSahayak, {
    run: async ({ user }) => {
      await clearConversation(context.database, pairOf(user))
      return showConversation(context, user)
    },
  })
}

function pairOf(user: User): ConversationKey {
  return { userId: user._id, assistant: 'sahayak', problemId: null }
}

async function showConversation(context: Context, user: User): Promise<Conversation> {
  const pair = pairOf(user)
  const [answerer, messages] = await Promise.all([
    showAnswerer(context, pair),
    showMessages(context.database, pair),
  ])
  return { answerer, messages }
}
