import { roomMessages } from '@codedojo/contract'
import { expect } from 'vitest'
import {
  type TestPage,
  textsOf,
  waitForRateLimit,
} from '../../apps/server/src/realtime/testing/socket-testbed.ts'
import type { Person } from './many-servers-testbed.ts'

/** Numbered texts, which show the order in which they were sent. */
export const numberedTexts = (count: number, mark: string) =>
  Array.from({ length: count }, (_, at) => `${mark} ${at}`)
/** Texts starting with `mark` that a page has received. */
export const receivedTexts = (page: TestPage, mark: string) =>
  textsOf(page).filter((text) => text.startsWith(mark))

/** Sends texts one after the other, each after the previous was stored: hundreds at once would be refused. */
export async function sendMessages({ socket }: TestPage, texts: readonly string[]): Promise<void> {
  for (const [place, text] of texts.entries()) {
    await waitForRateLimit(place)
    const receipt = await socket.timeout(20_000).emitWithAck('message', { text, room: 'global' })
    expect(receipt).toMatchObject({ ok: true })
  }
}

/** Texts that changed since a revision, as a page would request them. */
export async function readChangesSince(
  address: string,
  { cookie }: Person,
  since: number,
): Promise<string[]> {
  const texts: string[] = []
  for (;;) {
    const path = `/api/room/global/message?since=${since}`
    const answer = roomMessages.response.parse(
      await (await fetch(`${address}${path}`, { headers: { cookie } })).json(),
    )
    texts.push(...answer.messages.map(({ text }) => text))
    since = answer.messages.at(-1)?.revision ?? since
    if (!answer.hasMore) return texts
  }
}

/** The current revision of the room. */
export async function readRevision(address: string, { cookie }: Person): Promise<number> {
  const answer = await fetch(`${address}/api/room/global/message`, { headers: { cookie } })
  return roomMessages.response.parse(await answer.json()).revision
}
