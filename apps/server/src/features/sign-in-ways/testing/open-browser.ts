import type { RedirectProvider } from '@codedojo/contract'
import type { LightMyRequestResponse } from 'fastify'
import { answerConsent } from '../../../testing/fake-identity/answer-consent.ts'
import type { TestApp } from '../../../testing/start-app.ts'

type Headers = Readonly<Record<string, string>>

/** A browser with a cookie jar; it does not follow redirects automatically. */
export interface Browser {
  readonly cookies: Map<string, string>
  readonly get: (path: string, headers?: Headers) => Promise<LightMyRequestResponse>
  readonly send: (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<LightMyRequestResponse>
  /** Opens the start route; returns the address of the provider's page. */
  readonly begin: (provider: RedirectProvider, words?: Headers) => Promise<string>
  /** Runs the whole sign-in; returns the final address. */
  readonly signInWith: (
    provider: RedirectProvider,
    words?: Headers,
    choice?: 'Continue' | 'Cancel',
  ) => Promise<string>
  /** Opens the return address; returns the redirect target. */
  readonly comeBack: (address: string) => Promise<string>
  /** The signed-in user; null if nobody. */
  readonly user: () => Promise<{
    readonly _id: string
    readonly name: string
    readonly emailId: string
  } | null>
}

const ofOurPage = { 'sec-fetch-site': 'same-origin' }
const ofProvider = { 'sec-fetch-site': 'cross-site' }

export function openBrowser(server: TestApp, cookie = ''): Browser {
  const cookies = new Map(
    cookie.split('; ').flatMap((each) => {
      const [name, value] = each.split('=')
      return name && value ? [[name, value] as const] : []
    }),
  )
  const sent = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (answer: LightMyRequestResponse) => {
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === '') cookies.delete(name)
      else cookies.set(name, encodeURIComponent(value))
    }
    return answer
  }
  const get = async (path: string, headers: Headers = {}) =>
    keep(await server.request({ url: path, headers: { cookie: sent(), ...headers } }))
  const leadsTo = (answer: LightMyRequestResponse) => {
    if (answer.statusCode !== 302) throw new Error(`No redirection: ${answer.statusCode} ${answer.body}`)
    return String(answer.headers.location)
  }
  const begin = async (provider: RedirectProvider, words: Headers = {}) =>
    leadsTo(await get(`/api/user/signInWith/${provider}?${new URLSearchParams(words)}`, ofOurPage))
  const comeBack = async (address: string) => {
    const { pathname, search } = new URL(address)
    return leadsTo(await get(`${pathname}${search}`, ofProvider))
  }
  return {
    cookies,
    get,
    send: async (method, path, body) =>
      keep(
        await server.request({
          method,
          url: path,
          headers: { cookie: sent(), ...(body && { 'content-type': 'application/json' }) },
          ...(body && { payload: JSON.stringify(body) }),
        }),
      ),
    begin,
    comeBack,
    signInWith: async (provider, words, choice = 'Continue') =>
      comeBack(await answerConsent(await begin(provider, words), choice)),
    user: async () => {
      const answer = await get('/api/user/check')
      return answer.statusCode === 200 ? answer.json().user : null
    },
  }
}
