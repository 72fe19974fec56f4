import type { Call } from '@codedojo/contract'
import type { z } from 'zod'
import { ReadyResponse } from './ready-response.ts'

const jsonType = 'application/json; charset=utf-8'

/** The response of a call that is validated and serialised once, so that it can be sent to many. */
export class SerializedAnswer<C extends Call = Call> {
  readonly call: C
  readonly response: ReadyResponse

  private constructor(call: C, response: ReadyResponse) {
    this.call = call
    this.response = response
  }

  /** Throws when the answer does not match the contract. */
  static to<C extends Call>(call: C, answer: z.input<C['response']>): SerializedAnswer<C> {
    return new SerializedAnswer(
      call,
      new ReadyResponse(jsonType, JSON.stringify(call.response.parse(answer))),
    )
  }

  /** An answer that no browser may keep. Throws when it does not match the contract. */
  static uncached<C extends Call>(call: C, answer: z.input<C['response']>): SerializedAnswer<C> {
    const json = JSON.stringify(call.response.parse(answer))
    return new SerializedAnswer(call, new ReadyResponse(jsonType, json, { isCacheable: false }))
  }
}
