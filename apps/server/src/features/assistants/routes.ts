import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { ninjaRoutes } from './ninja/routes.ts'
import { sahayakRoutes } from './sahayak/routes.ts'
import { answerQuestions } from './talk/answer-questions.ts'

/** Registers the conversations with Code Ninja and Sahayak. */
export function assistantRoutes(app: FastifyInstance, context: Context): void {
  const answer = answerQuestions(app, context)
  ninjaRoutes(app, context, answer)
  sahayakRoutes(app, context, answer)
}
