import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { type FakeGemini, startFakeGemini } from '../../../../testing/fake-gemini/fake-gemini.ts'
import { startApp, type TestApp, type Visitor } from '../../../../testing/start-app.ts'

export interface TalkTestbed extends AsyncDisposable {
  readonly gemini: FakeGemini
  readonly server: TestApp
  /** Address of the server on loopback. */
  readonly address: string
  /** A problem called "Difference of two". */
  readonly problemId: string
  /** Somebody who may see solutions, so that the guard does not judge the code in their answers. */
  readonly unlocked: () => Promise<Visitor>
  /** Resets the fake service to its usual one-sentence answer. */
  readonly resetModel: () => void
}

/** A server with a fake language model, and limits that no test reaches. */
export async function openTalkTestbed(): Promise<TalkTestbed> {
  const gemini = await startFakeGemini()
  // Slows the service down, so that an endless answer is cut at its maximum length only after the tests are done with
  // it.
  gemini.frames({ paceMs: 10 })
  const server = await startApp({
    SIGN_UP_LIMIT_PER_10_MINUTES: '1000',
    ASSISTANT_LIMIT_PER_10_MINUTES: '100000',
    NINJA_LIMIT_PER_DAY: '100000',
    ...gemini.settings,
  })
  const resetModel = () => {
    gemini.alwaysTrouble(null)
    gemini.says('Look at the order of the two.')
  }
  resetModel()
  return {
    ...{ gemini, server, resetModel },
    address: await server.app.listen({ port: 0, host: '127.0.0.1' }),
    problemId: await server.addProblem({ title: 'Difference of two' }),
    unlocked: async () => {
      const who = await server.signUp()
      const { user } = schema
      const premiumUntil = new Date(Date.now() + 3_600_000)
      await server.database.queries.update(user).set({ premiumUntil }).where(eq(user.id, who.user._id))
      return who
    },
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await gemini[Symbol.asyncDispose]()
    },
  }
}
