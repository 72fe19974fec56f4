import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Call } from '@codedojo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

const encodings = { br: promisify(brotliCompress), gzip: promisify(gzip) }
type Encoding = keyof typeof encodings

/** Below this size compression saves no packet. The same as for all other responses. */
export const compressedFromBytes = 1024

/** A response that is validated, serialised and compressed once, so that it can be sent to many. */
export class SerializedAnswer<C extends Call = Call> {
  readonly call: C
  readonly json: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()
  #etag: string | null = null

  private constructor(call: C, json: string) {
    this.call = call
    this.json = json
  }

  /**
   * The earlier answer if it says the same, because it may be compressed already. Throws when the answer does not match the contract.
   */
  static to<C extends Call>(
    call: C,
    answer: z.input<C['response']>,
    earlier?: SerializedAnswer<C>,
  ): SerializedAnswer<C> {
    const json = JSON.stringify(call.response.parse(answer))
    return earlier?.json === json ? earlier : new SerializedAnswer(call, json)
  }

  /** Identifies the content, whatever its encoding. */
  get etag(): string {
    this.#etag ??= `W/"${createHash('sha256').update(this.json).digest('base64url')}"`
    return this.#etag
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding) ?? encodings[encoding](this.json)
    this.#compressed.set(encoding, known)
    return known
  }
}

/**
 * Sends the answer in the best encoding that the caller accepts, or 304 without a body if the caller has it already. The browser may
 * keep it, but asks each time whether it still holds.
 */
export async function sendSerialized(
  answer: SerializedAnswer,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { headers } = request
  reply.headers({ 'cache-control': 'private, no-cache', etag: answer.etag, vary: 'cookie, accept-encoding' })
  if (holds(headers['if-none-match'], answer.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const encoding = answer.json.length < compressedFromBytes ? null : bestEncoding(headers['accept-encoding'])
  if (encoding === null) return reply.send(answer.json)
  return reply.header('content-encoding', encoding).send(await answer.compressed(encoding))
}

/** Source: RFC 9110, 13.1.2: a weak comparison with each entity tag of the list. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim() === etag)
}

/** null: neither is named, or both are refused. */
function bestEncoding(acceptEncoding: string | string[] | undefined): Encoding | null {
  const accepted = String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((one) => {
      const [name = '', quality] = one.split(';', 2).map((part) => part.trim())
      return /^q=0(?:\.0*)?$/.test(quality ?? '') ? [] : [name]
    })
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}
