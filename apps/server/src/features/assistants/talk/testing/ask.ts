import { setTimeout as sleep } from 'node:timers/promises'
import type { Conversation, NinjaConversation } from '@codedojo/contract'
import type { Visitor } from '../../../../testing/start-app.ts'

export interface AnswerEvent {
  /** `message`: a piece of text. */
  readonly name: string
  readonly value: unknown
}

/** An answer as it was received. */
export interface ReceivedAnswer {
  readonly status: number
  readonly events: readonly AnswerEvent[]
  /** The text that a page would show. */
  readonly text: string
  readonly names: readonly string[]
}

/** Parses server-sent events, without keep-alive comments, in order. */
export function readEvents(body: string): AnswerEvent[] {
  return body.split('\n\n').flatMap((block) => {
    const name = /^event: (.*)$/m.exec(block)?.[1] ?? 'message'
    const value = /^data: (.*)$/m.exec(block)?.[1]
    return value === undefined ? [] : [{ name, value: JSON.parse(value) }]
  })
}

export function readReceivedAnswer(status: number, body: string): ReceivedAnswer {
  const events = status === 200 ? readEvents(body) : []
  const text = events.reduce((shown, { name, value }) => {
    const said = textOf(value)
    if (name === 'message') return shown + said
    return name === 'instead' ? said : shown
  }, '')
  return { status, events, text, names: events.map(({ name }) => name) }
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'text' in value ? String(value.text) : ''
}

export const usualCode = 'a, b = map(int, input().split())\nprint(b - a)\n'

export interface NinjaBody {
  readonly message: string
  readonly language: string
  readonly code: string
  readonly mode?: string
}

export async function askNinja(
  who: Visitor,
  problemId: string,
  body: Partial<NinjaBody> = {},
): Promise<ReceivedAnswer> {
  const asked = { message: 'Why is it wrong?', language: 'python', code: usualCode, ...body }
  const answer = await who.send('POST', `/assistant/ninja/${problemId}`, asked)
  return readReceivedAnswer(answer.statusCode, answer.body)
}

export async function askSahayak(who: Visitor, message: string): Promise<ReceivedAnswer> {
  const answer = await who.send('POST', '/assistant/sahayak', { message })
  return readReceivedAnswer(answer.statusCode, answer.body)
}

export async function ninjaTalk(who: Visitor, problemId: string): Promise<NinjaConversation> {
  return (await who.get(`/assistant/ninja/${problemId}`)).json()
}

export async function sahayakTalk(who: Visitor): Promise<Conversation> {
  return (await who.get('/assistant/sahayak')).json()
}

export interface AnswerStream {
  /** Closes the connection, as Stop and a closed tab do. */
  readonly stop: () => void
  /** The text received so far. */
  readonly receivedText: () => string
  /** Resolves when either side has ended the stream. */
  readonly ended: Promise<void>
}

/** Asks over a real connection; resolves when the first text has arrived. */
export async function startAnswerStream(
  address: string,
  who: Visitor,
  problemId: string,
): Promise<AnswerStream> {
  const page = new AbortController()
  const answer = await fetch(`${address}/api/assistant/ninja/${problemId}`, {
    method: 'POST',
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Why is it wrong?', language: 'python', code: usualCode }),
    signal: page.signal,
  })
  let body = ''
  const ended = (async () => {
    for await (const part of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()))
      body += part
  })().catch(() => undefined)
  const receivedText = () =>
    readReceivedAnswer(answer.status, body.slice(0, body.lastIndexOf('\n\n') + 2)).text
  while (answer.status === 200 && receivedText() === '') await Promise.race([sleep(10), ended])
  return { stop: () => page.abort(), receivedText, ended }
}
