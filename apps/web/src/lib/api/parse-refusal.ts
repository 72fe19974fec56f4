import { problemDetailsSchema } from '@codedojo/contract'
import { ApiError, serverErrorMessage } from './api-error.ts'

/** Parses the problem details of a refusal (RFC 9457); any other body, such as that of a proxy, counts as no answer. */
export function parseRefusal(response: Response, body: unknown): ApiError {
  const details = problemDetailsSchema.safeParse(body)
  if (!details.success)
    return new ApiError({ status: response.status, code: 'no_answer', message: serverErrorMessage })
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiError({
    status: response.status,
    code: details.data.code,
    message: details.data.message,
    errors: details.data.errors,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  })
}
