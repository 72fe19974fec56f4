import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProblemDraft, problemDraftBody, type User } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { cloneDatabase } from '@codedojo/db/testing'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'
import { buildApp } from '../app.ts'
import { type Config, parseConfig } from '../config.ts'
import type { Context } from '../context.ts'
import { promoteToAdmin } from '../features/accounts/index.ts'
import { buildVersionDraft } from '../features/problems/saving/build-version-draft.ts'
import { openCandidate, promoteCandidate } from '../features/problems/saving/save-version.ts'
import { openContext } from '../open-context.ts'

type Answer = LightMyRequestResponse

/** A user with a browser session of their own. */
export interface Visitor {
  readonly user: User
  readonly cookie: string
  readonly get: (path: string) => Promise<Answer>
  readonly send: (
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<Answer>
}

export interface TestApp extends AsyncDisposable {
  readonly app: FastifyInstance
  readonly database: Database
  readonly config: Config
  /** The context of the server's features. */
  readonly context: Context
  /** Injects a raw request, including cookies. */
  readonly request: (options: InjectOptions) => Promise<Answer>
  readonly signUp: (name?: string) => Promise<Visitor>
  readonly signUpAdmin: () => Promise<Visitor>
  readonly addProblem: (change?: Partial<ProblemDraft>) => Promise<string>
}

export const password = 'correct horse battery'

export const sampleProblem = {
  title: 'Difference',
  description: 'Subtract $b$ from $a$.',
  difficulty: 'easy',
  tags: 'Math',
  visibleTestCases: [{ input: '3 2\n', output: '1\n', explanation: '3 - 2 = 1' }],
  hiddenTestCases: [
    { input: '10 4\n', output: '6\n' },
    { input: '1 9\n', output: '-8\n' },
  ],
  startCode: [{ language: 'python', initialCode: 'a, b = map(int, input().split())\n' }],
  referenceSolution: [
    { language: 'python', completeCode: 'a, b = map(int, input().split())\nprint(a - b)\n' },
  ],
  timeLimitMs: 1000,
  memoryLimitKb: 262_144,
  comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null },
  showFailingCase: true,
  hints: [],
  editorial: '',
} satisfies z.input<typeof problemDraftBody>

/** A real server on a database of its own; settings as environment variables. */
export async function startApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const database = await cloneDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-server-'))
  const environment = { DATA_DIR: folder, DATABASE_URL: database.url, ...settings }
  const config = { ...parseConfig(environment), databaseUrl: database.url }
  const context = await openContext(config)
  const app = await buildApp(context, { log: false })
  const request = (options: InjectOptions) => app.inject(options)

  const signUp = async (name = 'Ada') => {
    const emailId = `${randomUUID()}@example.org`
    const body = { firstName: name, emailId, password, terms: true }
    const answer = await request({ method: 'POST', url: '/api/user/register', payload: body })
    if (answer.statusCode !== 200) throw new Error(`Signing up failed: ${answer.body}`)
    return visitor(app, answer)
  }

  return {
    app,
    database,
    config,
    context,
    request,
    signUp,
    signUpAdmin: async () => {
      const admin = await signUp('Grace')
      await promoteToAdmin(database, admin.user._id)
      return admin
    },
    addProblem: async (change = {}) => {
      const creator = await signUp('Author')
      return putProblem(database, { ...sampleProblem, ...change }, creator.user._id)
    },
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await context[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Marks the reference solutions as judged, because no judge is running. */
function putProblem(
  { queries }: Database,
  given: z.input<typeof problemDraftBody>,
  authorId: string,
): Promise<string> {
  const body = problemDraftBody.parse(given)
  return queries.transaction(async (tx) => {
    const { draft } = await buildVersionDraft(tx, body, null)
    const options = {
      problemId: null,
      draft,
      status: body.status,
      publishAt: body.publishAt ? new Date(body.publishAt) : null,
      authorId,
      note: '',
      expectedVersion: null,
    }
    const candidate = await openCandidate(tx, options)
    await promoteCandidate(tx, candidate, { ...options, isVerified: true })
    return candidate.problemId
  })
}

export function cookieOf(answer: Answer): string {
  return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
}

function visitor(app: FastifyInstance, signedUp: Answer): Visitor {
  const cookie = cookieOf(signedUp)
  return {
    user: signedUp.json<{ user: User }>().user,
    cookie,
    get: (path) => app.inject({ method: 'GET', url: `/api${path}`, headers: { cookie } }),
    send: (method, path, body) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: { cookie },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        ...(body !== undefined && { headers: { cookie, 'content-type': 'application/json' } }),
      }),
  }
}
