import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { type FakeGemini, startFakeGemini } from '../../../../testing/fake-gemini/fake-gemini.ts'
import { startApp, type TestApp, type Visitor } from '../../../../testing/start-app.ts'

export interface TalkBed extends AsyncDisposable {
  readonly gemini: FakeGemini
  readonly server: TestApp
  /** Where the server listens on loopback. */
  readonly address: string
  /** Called "Difference of two". */
  readonly problemId: string
  /** Somebody who may see solutions: the guard, which judges code, has no part in their answers. */
  readonly unlocked: () => Promise<Visitor>
  /** The service behaves again, and answers one sentence. */
  readonly calm: () => void
}

/** A server whose language model is a fake, with limits that no test reaches. */
export async function openTalkBed(): Promise<TalkBed> {
  const gemini = await startFakeGemini()
  // An answer without end is cut at some length: that must be later than anything that happens here.
  gemini.frames({ paceMs: 10 })
  const server = await startApp({
    SIGN_UP_LIMIT_PER_10_MINUTES: '1000',
    ASSISTANT_LIMIT_PER_10_MINUTES: '100000',
    NINJA_LIMIT_PER_DAY: '100000',
    ...gemini.settings,
  })
  const calm = () => {
    gemini.alwaysTrouble(null)
    gemini.says('Look at the order of the two.')
  }
  calm()
  return {
    ...{ gemini, server, calm },
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
