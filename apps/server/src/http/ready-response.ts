import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip'

/** Not the highest quality, which is the default: the list changes with each verdict. */
const brotliSettings = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const compress: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, brotliSettings),
  gzip: (text) => promisify(gzip)(text),
}

/** Smaller responses are sent uncompressed, because compression would save no packet. */
export const compressedFromBytes = 1024

/** The level for responses made for one person: higher levels take longer and save little. */
export const personalGzipLevel = 3

/** A response that is the same for many callers: compressed once for each encoding, and identified by its content. */
export class ReadyResponse {
  readonly type: string
  readonly text: string
  /** Whether browsers may keep it, to ask each time whether it has changed. */
  readonly isCacheable: boolean
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()
  #etag: string | null = null

  constructor(type: string, text: string, { isCacheable = true }: { readonly isCacheable?: boolean } = {}) {
    this.type = type
    this.text = text
    this.isCacheable = isCacheable
  }

  /** Identifies the content, whatever its encoding. */
  get etag(): string {
    this.#etag ??= `W/"${createHash('sha256').update(this.text).digest('base64url')}"`
    return this.#etag
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding) ?? compress[encoding](this.text)
    this.#compressed.set(encoding, known)
    return known
  }
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Sends the response, see `readyPayload`. */
export async function sendReady(ready: ReadyResponse, exchange: Exchange): Promise<FastifyReply> {
  return exchange.reply.send(await readyPayload(ready, exchange))
}

/**
 * The payload in the best encoding that the caller accepts, with its headers set; null, with status 304, if the caller has it
 * already. See `isCacheable` for what the `cache-control` header says.
 */
export async function readyPayload(
  ready: ReadyResponse,
  { request, reply }: Exchange,
): Promise<string | Buffer | null> {
  const { headers } = request
  reply.headers(
    ready.isCacheable
      ? { 'cache-control': 'private, no-cache', etag: ready.etag, vary: 'cookie, accept-encoding' }
      : { 'cache-control': 'no-store', vary: 'accept-encoding' },
  )
  if (ready.isCacheable && hasEtag(headers['if-none-match'], ready.etag)) {
    reply.code(304)
    return null
  }
  reply.type(ready.type)
  const encoding = ready.text.length < compressedFromBytes ? null : bestEncoding(headers['accept-encoding'])
  if (encoding === null) return ready.text
  reply.header('content-encoding', encoding)
  return ready.compressed(encoding)
}

/** Source: RFC 9110, 13.1.2: a weak comparison with each entity tag of the list. */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => opaqueTag(one.trim()) === opaqueTag(etag))
}

const opaqueTag = (etag: string) => etag.replace(/^W\//, '')

/**
 * A text that is made for one person, compressed in one step if the caller accepts it: several steps take longer, and Brotli
 * twice as long to save a twentieth.
 */
export async function compressOnce(text: string, { request, reply }: Exchange): Promise<string | Buffer> {
  reply.header('vary', 'cookie, accept-encoding')
  if (!acceptedEncodings(request.headers['accept-encoding']).includes('gzip')) return text
  reply.header('content-encoding', 'gzip')
  return promisify(gzip)(text, { level: personalGzipLevel })
}

/** null if neither is named, or both are refused. */
function bestEncoding(acceptEncoding: string | string[] | undefined): Encoding | null {
  const accepted = acceptedEncodings(acceptEncoding)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

function acceptedEncodings(acceptEncoding: string | string[] | undefined): string[] {
  return String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((one) => {
      const [name = '', quality = ''] = one.split(';', 2).map((part) => part.trim())
      return /^q=0(?:\.0*)?$/.test(quality) ? [] : [name]
    })
}
