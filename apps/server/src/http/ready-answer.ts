import type { Call } from '@codedojo/contract'
import type { z } from 'zod'

/** An answer that fits its call and is JSON already, so that it can be sent to many. */
export class ReadyAnswer {
  readonly json: string

  private constructor(json: string) {
    this.json = json
  }

  /** Throws when it does not fit the contract. */
  static to<C extends Call>(call: C, answer: z.input<C['response']>): ReadyAnswer {
    return new ReadyAnswer(JSON.stringify(call.response.parse(answer)))
  }
}
