import { useState } from 'react'
import { ApiError } from './api-error.ts'
import { randomKey } from './random-key.ts'

/**
 * The idempotency key of one form. When an answer is lost, the next press sends the same key, and the server repeats its first
 * answer. Other content gets another key.
 */
export class IdempotentSender {
  key = randomKey()

  renew() {
    this.key = randomKey()
  }

  /** Sends the request with the key; throws what `call` throws. */
  readonly send = async <Answer>(call: (requestKey: string) => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await call(this.key)
      this.renew()
      return answer
    } catch (error) {
      // The key was used for other content, which the user is told. The next press makes a new request.
      if (error instanceof ApiError && error.code === 'request_key_used') this.renew()
      throw error
    }
  }
}

/** For a form without a draft; `useFormDraft` stores the key together with the draft. */
export function useIdempotentSend(): IdempotentSender['send'] {
  const [once] = useState(() => new IdempotentSender())
  return once.send
}
