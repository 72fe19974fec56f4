import type { Call } from '@codedojo/contract'
import type { z } from 'zod'

/** A response that is validated and serialised once, so that it can be sent to many. */
export class SerializedAnswer<C extends Call = Call> {
  readonly call: C
  readonly json: string

  private constructor(call: C, json: string) {
    this.call = call
    this.json = json
  }

  /** Throws when it does not match the contract. */
  static to<C extends Call>(call: C, answer: z.input<C['response']>): SerializedAnswer<C> {
    return new SerializedAnswer(call, JSON.stringify(call.response.parse(answer)))
  }
}
