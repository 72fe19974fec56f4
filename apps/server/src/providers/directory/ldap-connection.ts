import { isIP } from 'node:net'
import { Client, type Entry, type Filter, ResultCodeError } from 'ldapts'
import type { LdapSettings } from '../../ldap-settings.ts'
import { IdentityError } from '../identity/index.ts'

/*
 * How it works: one TCP connection, encrypted as the settings say before anything secret is sent on it. The library would open
 * another one by itself when the first is lost, without StartTLS and as nobody; so every step asks first whether the connection
 * stands, in the same turn of the event loop in which the library asks. Referrals are not followed: a password must not go where
 * a server sends us.
 */

/** Timeouts of the connection and of each question, and of all of them together, because somebody waits. */
const [stepMs, altogetherMs] = [5_000, 10_000]

export interface SearchWords {
  readonly base: string
  readonly scope: 'base' | 'sub'
  readonly filter: Filter | string
  readonly attributes: string[]
  /** Entries beyond it are not sent; 0 if there is no limit. */
  readonly most?: number
}

export interface LdapConnection extends AsyncDisposable {
  readonly bind: (dn: string, password: string) => Promise<void>
  readonly search: (words: SearchWords) => Promise<Entry[]>
}

/**
 * Connects and encrypts. Failures are `IdentityError`; what the directory refuses is the library's `ResultCodeError`. The time for
 * all steps is limited unless `isBackground`.
 */
export async function openLdapConnection(
  settings: LdapSettings,
  { isBackground = false }: { readonly isBackground?: boolean } = {},
): Promise<LdapConnection> {
  const { url, host, encryption, ca } = settings
  const tls = { host, ...(isIP(host) === 0 && { servername: host }), ...(ca !== null && { ca }) }
  const client = new Client({
    url,
    connectTimeout: stepMs,
    timeout: stepMs,
    // With these options the library would begin TLS at once, also at ldap://.
    ...(encryption === 'tls' && { tlsOptions: tls }),
  })
  const deadline = isBackground ? null : startDeadline()
  const step = makeStep(url, deadline)
  const close = async () => {
    deadline?.end()
    await client.unbind().catch(() => {})
  }
  try {
    // The first question connects.
    if (encryption === 'start_tls') {
      await step('begin TLS', () => withTimeout(client.startTLS({ ...tls })))
    }
  } catch (error) {
    await close()
    if (!(error instanceof ResultCodeError)) throw error
    throw new IdentityError(`${url} offers no StartTLS: ${reasonOf(error)}.`)
  }
  return { ...makeQuestions(client, step, encryption === 'start_tls'), [Symbol.asyncDispose]: close }
}

interface Deadline {
  readonly passed: Promise<never>
  readonly end: () => void
}

function startDeadline(): Deadline {
  const { promise, reject } = Promise.withResolvers<never>()
  // Nobody may wait for it when it passes.
  promise.catch(() => {})
  const timer = setTimeout(
    () => reject(new Error(`it took longer than ${altogetherMs / 1000} s`)),
    altogetherMs,
  )
  return { passed: promise, end: () => clearTimeout(timer) }
}

type Step = <T>(what: string, ask: () => Promise<T>) => Promise<T>

function makeStep(url: string, deadline: Deadline | null): Step {
  return async (what, ask) => {
    try {
      return await Promise.race([ask(), ...(deadline ? [deadline.passed] : [])])
    } catch (error) {
      if (error instanceof ResultCodeError) throw error
      throw new IdentityError(`${url} did not ${what}: ${reasonOf(error)}.`)
    }
  }
}

/** The first bind connects unless `isConnected`. */
function makeQuestions(
  client: Client,
  step: Step,
  isConnected: boolean,
): Pick<LdapConnection, 'bind' | 'search'> {
  let mayConnect = !isConnected
  const whileOpen = <T>(ask: () => Promise<T>) => {
    if (!client.isConnected) throw new Error('the connection was lost')
    return ask()
  }
  return {
    bind: (dn, password) =>
      step('answer to a bind', () => {
        // A bind without a password succeeds on many servers, as nobody.
        if (password === '') throw new Error('the password is empty')
        const ask = () => client.bind(dn, password)
        if (!mayConnect) return whileOpen(ask)
        mayConnect = false
        return ask()
      }),
    search: ({ base, scope, filter, attributes, most = 0 }) =>
      step('answer to a search', () =>
        whileOpen(async () => {
          const asked = { scope, filter, attributes, sizeLimit: most, timeLimit: stepMs / 1000 }
          // Text would not hold the bytes.
          const explicitBufferAttributes = ['objectGUID']
          return (await client.search(base, { ...asked, explicitBufferAttributes })).searchEntries
        }),
      ),
  }
}

/** The library waits for a handshake for ever. */
async function withTimeout<T>(handshake: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the handshake took too long')), stepMs)
  try {
    return await Promise.race([handshake, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** In one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}, ` : ''
  return `${code}${error.message}`.replaceAll(/\s+/g, ' ').replace(/\.$/, '').slice(0, 300)
}
