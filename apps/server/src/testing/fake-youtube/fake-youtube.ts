import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { answerQuestion, type FakeVideo, fakeKey } from './answer-question.ts'
import { misbehave, type YoutubeTrouble } from './youtube-trouble.ts'

export interface FakeYoutube extends AsyncDisposable {
  /** Server settings: address and key. */
  readonly settings: Readonly<Record<string, string>>
  /** Videos by playlist id, in order. */
  readonly playlists: Map<string, FakeVideo[]>
  /** Path and query of all requests, without the key. */
  readonly asked: string[]
  /** Used quota: each response costs one unit. */
  readonly unitsSpent: () => number
  /** Failures of the next requests with this path, one each. */
  readonly troubleAt: (at: RegExp, ...troubles: YoutubeTrouble[]) => void
}

/** A fake of the used part of the YouTube Data API on loopback, with injectable failures. */
export async function startFakeYoutube(): Promise<FakeYoutube> {
  const playlists = new Map<string, FakeVideo[]>()
  const asked: string[] = []
  const troubles: { readonly at: RegExp; readonly trouble: YoutubeTrouble }[] = []
  let units = 0

  const answer = async (url: URL, reply: ServerResponse) => {
    const key = url.searchParams.get('key')
    url.searchParams.delete('key')
    const question = `${url.pathname}?${url.searchParams}`
    asked.push(question)
    units += 1
    const at = troubles.findIndex((each) => each.at.test(question))
    const [found] = at < 0 ? [] : troubles.splice(at, 1)
    if (found && (await misbehave(found.trouble, reply))) return
    const { status, body } = answerQuestion(playlists, { path: url.pathname, query: url.searchParams, key })
    reply.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
  }
  const server = createServer(({ url }, reply) => {
    answer(new URL(url ?? '/', 'http://fake'), reply).catch((error: unknown) =>
      reply.destroy(error instanceof Error ? error : undefined),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    settings: { YOUTUBE_API_KEY: fakeKey, YOUTUBE_BASE_URL: `http://127.0.0.1:${port}/youtube/v3` },
    playlists,
    asked,
    unitsSpent: () => units,
    troubleAt: (at, ...each) => troubles.push(...each.map((trouble) => ({ at, trouble }))),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
