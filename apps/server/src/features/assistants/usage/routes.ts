import {
  type Assistant,
  type AssistantState,
  assistantSchema,
  assistants,
  assistantUsage,
  switchAssistant,
} from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { registerCall } from '../../../http/register-call.ts'
import { describeModel } from '../../../providers/language-models/index.ts'
import { readDailyUsage } from './daily-usage.ts'
import { readSwitches, setAssistantSwitch } from './switches.ts'

/** The calls of the assistants' admin page. */
export function assistantUsageRoutes(app: FastifyInstance, context: Context): void {
  const { database, config, languageModel } = context
  registerCall(app, context, assistantUsage, {
    run: async ({ query }) => ({
      assistants: await readStates(context),
      provider: {
        kind: languageModel?.kind ?? ('coach' as const),
        model: languageModel?.model ?? '',
        ...describeModel(languageModel),
        prices: config.tokenPrices,
      },
      ...(await readDailyUsage(database, query.days)),
    }),
  })
  registerCall(app, context, switchAssistant, {
    find: async ({ params }) => {
      const { data } = assistantSchema.safeParse(params.assistant)
      if (!data) throw new AppError('not_found', `There is no assistant "${params.assistant}".`)
      return data
    },
    run: async ({ found, body, user }) => {
      await setAssistantSwitch(database, { assistant: found, isOn: body.isOn, actorId: user._id })
      return readState(context, found)
    },
  })
}

async function readStates(context: Context): Promise<AssistantState[]> {
  const switches = await readSwitches(context.database)
  return assistants.map((assistant) => ({
    assistant,
    ...switches[assistant],
    perDay: dailyQuotaOf(context.config, assistant),
  }))
}

async function readState(context: Context, assistant: Assistant): Promise<AssistantState> {
  const switches = await readSwitches(context.database)
  return { assistant, ...switches[assistant], perDay: dailyQuotaOf(context.config, assistant) }
}

/** Daily quota of questions to an assistant, per person. */
export function dailyQuotaOf({ limits }: Context['config'], assistant: Assistant): number {
  return { ninja: limits.ninjaPerDay, sahayak: limits.sahayakPerDay }[assistant]
}
