import { vi } from 'vitest'

/** What an authenticator of the test answers, as JSON. */
export const samplePasskeyAnswer = {
  ...{ id: 'AAAA', type: 'public-key' },
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
} as const

/** What an authenticator of the test makes, as JSON. */
export const sampleNewPasskey = {
  ...{ id: 'AAAA', type: 'public-key' },
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
} as const

/** A browser with passkeys, whose authenticator answers as `create` and `get` say. */
export function stubPasskeys({
  create = async () => sampleNewPasskey,
  get = async () => samplePasskeyAnswer,
}: {
  readonly create?: () => Promise<object>
  readonly get?: () => Promise<object>
} = {}): void {
  class Answer {
    readonly #json: object
    constructor(json: object) {
      this.#json = json
    }
    toJSON() {
      return this.#json
    }
    static parseCreationOptionsFromJSON = (options: object) => options
    static parseRequestOptionsFromJSON = (options: object) => options
    static isConditionalMediationAvailable = async () => false
  }
  vi.stubGlobal('PublicKeyCredential', Answer)
  const credentials = {
    create: async () => new Answer(await create()),
    get: async () => new Answer(await get()),
  }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
}
