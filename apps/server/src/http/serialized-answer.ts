import type { Call } from '@codedojo/contract'
import type { z } from 'zod'
import { ReadyResponse } from './ready-response.ts'

/** The response of a call that is validated and serialised once, so that it can be sent to many. */
export class SerializedAnswer<C extends Call = Call> {
  readonly call: C
  readonly response: ReadyResponse

  private constructor(call: C, json: string) {
    this.call = call
    this.response = new ReadyResponse('application/json; charset=utf-8', json)
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
    return earlier?.response.text === json ? earlier : new SerializedAnswer(call, json)
  }
}
