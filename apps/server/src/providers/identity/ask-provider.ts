import { z } from 'zod'
import { IdentityError } from './identity-provider.ts'

const answerBytes = 512 * 1024

export interface ProviderQuestion {
  readonly url: string
  /** Form fields of a POST request; a GET request if absent. */
  readonly form?: Readonly<Record<string, string>>
  readonly bearer?: string
  readonly signal: AbortSignal
}

/** Sends a request to a provider and validates the response. Throws only `IdentityError`. */
export async function askProvider<S extends z.ZodType>(
  schema: S,
  question: ProviderQuestion,
): Promise<z.output<S>> {
  const { host, pathname } = new URL(question.url)
  const place = `${host}${pathname}`
  const { status, text } = await answerTo(question, place)
  const refused = refusalSchema.safeParse(parsed(text)).data
  if (refused) throw new IdentityError(`${place} refused (${status}): ${refused.error}`)
  if (status >= 400) throw new IdentityError(`${place} answered with status ${status}.`)
  const answer = schema.safeParse(parsed(text))
  if (answer.success) return answer.data
  throw new IdentityError(
    `${place} answered what cannot be understood (${status}): ${answer.error.issues[0]?.path.join('.')}`,
  )
}

/**
 * An error response, which may have status 200. Source: RFC 6749, 5.2; GitHub, "Troubleshooting OAuth app access token
 * request errors".
 */
const refusalSchema = z.object({ error: z.string().regex(/^[\w .-]{1,100}$/) })

async function answerTo({ url, form, bearer, signal }: ProviderQuestion, place: string) {
  try {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'user-agent': 'CodeDojo',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      ...(form && { body: new URLSearchParams(form) }),
      // A redirect would leak secrets to another host.
      redirect: 'error',
      signal,
    })
    return { status: response.status, text: await textOf(response) }
  } catch (error) {
    if (error instanceof IdentityError) throw error
    throw new IdentityError(`${place} did not answer: ${error instanceof Error ? error.name : 'unknown'}.`)
  }
}

/** The body of a response as text. Throws `IdentityError` when it is too long to be meant. */
export async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > answerBytes) throw new IdentityError(`${new URL(response.url).host} answered too much.`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
