import { roomMessages } from '@codedojo/contract'
import { expect } from 'vitest'
import {
  type TestPage,
  textsOf,
  waitForRateLimit,
} from '../../apps/server/src/realtime/testing/socket-bed.ts'
import type { Person } from './many-servers-bed.ts'

/** So many texts that say in which order they were said. */
export const numbered = (count: number, mark: string) =>
  Array.from({ length: count }, (_, at) => `${mark} ${at}`)
/** What a page has heard of texts that begin so. */
export const heardOf = (page: TestPage, mark: string) => textsOf(page).filter((text) => text.startsWith(mark))

/** Says one after the other, each when the one before is kept: nobody may say hundreds at once. */
export async function sayAll({ socket }: TestPage, texts: readonly string[]): Promise<void> {
  for (const [place, text] of texts.entries()) {
    await waitForRateLimit(place)
    const receipt = await socket.timeout(20_000).emitWithAck('message', { text, room: 'global' })
    expect(receipt).toMatchObject({ ok: true })
  }
}

/** What a page reads that has seen everything up to a revision. */
export async function changedSince(address: string, { cookie }: Person, since: number): Promise<string[]> {
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

/** Everything up to it has been seen. */
export async function revisionNow(address: string, { cookie }: Person): Promise<number> {
  const answer = await fetch(`${address}/api/room/global/message`, { headers: { cookie } })
  return roomMessages.response.parse(await answer.json()).revision
}
