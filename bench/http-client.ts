import { judgeAnswerSchema, type Language, problemSummarySchema } from '@codedojo/contract'
import { z } from 'zod'
import { admin } from '../e2e/installation.ts'

/** A user of an installation over HTTP. */
export type HttpClient = Awaited<ReturnType<typeof enter>>

/** Signs in as the first admin of an installation. */
export function signIn(url: string): Promise<HttpClient> {
  return enter(url, '/user/login', { emailId: admin.email, password: admin.password })
}

/** Registers a new learner with this name. */
export function register(url: string, firstName: string): Promise<HttpClient> {
  const emailId = `${firstName.toLowerCase()}@example.org`
  const learner = { firstName, emailId, password: 'learner of the bench' }
  return enter(url, '/user/register', { ...learner, terms: true })
}

async function enter(url: string, path: string, body: object) {
  const entered = await post(url, { path, body })
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const get = async (from: string): Promise<unknown> => {
    const response = await fetch(`${url}/api${from}`, { headers: { cookie } })
    if (response.status !== 200) throw new Error(`${from}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  /** Submits and waits for the verdict, at most a minute. */
  const send = (problemId: string, code: string, language: Language) =>
    post(url, { path: `/submission/submit/${problemId}`, body: { code, language }, cookie })
  return {
    cookie,
    /** Requests a path and returns the body; throws unless the status is 200. */
    get,
    problemId: async (title: string) => {
      const problems = z.array(problemSummarySchema).parse(await get('/problem/getAllProblem'))
      const found = problems.find((problem) => problem.title === title)
      if (!found) throw new Error(`The starter content has no problem "${title}".`)
      return found._id
    },
    list: async (problemId: string) => {
      await get(`/problem/submittedProblem/${problemId}?page=1&pageSize=20`)
    },
    send,
    /** Throws unless it is Accepted within a minute. */
    submit: async (problemId: string, code: string, language: Language = 'cpp') => {
      const response = await send(problemId, code, language)
      const { overallStatus } = judgeAnswerSchema.parse(await response.json())
      if (overallStatus !== 'Accepted') throw new Error(`The reference solution is ${overallStatus}.`)
    },
  }
}

interface PostRequest {
  readonly path: string
  readonly body: object
  readonly cookie?: string
}

/** Throws if the request is refused. */
async function post(url: string, { path, body, cookie = '' }: PostRequest): Promise<Response> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}
