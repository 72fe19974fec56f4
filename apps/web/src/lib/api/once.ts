import { useState } from 'react'
import { ApiError } from './api-error.ts'
import { randomKey } from './random-key.ts'

/**
 * The request key of what is typed into one form: should an answer get lost, the next press sends the same key, and the server
 * answers as the first time. What is typed after that is another thing, with another key.
 */
export class Once {
  key = randomKey()

  renew() {
    this.key = randomKey()
  }

  /** Sends with the key; throws what `call` throws. */
  readonly send = async <Answer>(call: (requestKey: string) => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await call(this.key)
      this.renew()
      return answer
    } catch (error) {
      // The person is told that something else was made under it; whoever presses again wants this, too.
      if (error instanceof ApiError && error.code === 'request_key_used') this.renew()
      throw error
    }
  }
}

/** For a form without a draft, which keeps the key together with what is typed (`useFormDraft`). */
export function useOnce(): Once['send'] {
  const [once] = useState(() => new Once())
  return once.send
}
