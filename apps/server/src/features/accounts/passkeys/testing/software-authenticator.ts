import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What the browser and the authenticator say; a test changes what it wants them to lie about. */
export interface AuthenticatorLies {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly crossOrigin?: boolean
  readonly counter?: number
  readonly isVerified?: boolean
  readonly isPresent?: boolean
  /** In place of the account that the passkey was made for, base64url; null: none, as some security keys do. */
  readonly userHandle?: string | null
  /** Changes the bytes after they were signed. */
  readonly spoil?: (signed: Buffer) => Buffer
}

interface Creation {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

/** An authenticator in software: real keys, real signatures, and no conscience. */
export interface SoftwareAuthenticator {
  readonly credentialId: string
  /** As `navigator.credentials.create()` answers these options, as JSON. */
  readonly create: (
    options: Creation,
    lies?: AuthenticatorLies & { readonly attestation?: (whole: Buffer) => Buffer },
  ) => object
  /** As `navigator.credentials.get()` answers these options, as JSON. */
  readonly get: (
    options: { readonly challenge: string; readonly rpId: string },
    lies?: AuthenticatorLies,
  ) => object
}

export type KeyKind = 'ES256' | 'EdDSA' | 'RS256'

export function makeAuthenticator(origin: string, kind: KeyKind = 'ES256'): SoftwareAuthenticator {
  const { publicKey, privateKey } = keyPairOf(kind)
  const id = randomBytes(32)
  let counter = 0
  let owner: string | null = null
  const clientData = (type: string, challenge: string, lies: AuthenticatorLies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    )
  const authenticatorData = (rpId: string, lies: AuthenticatorLies, attested = Buffer.alloc(0)) => {
    counter += 1
    const isPresent = lies.isPresent ?? true
    const isVerified = lies.isVerified ?? true
    const flags = (isPresent ? 1 : 0) | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(lies.counter ?? counter)
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), counted, attested])
  }
  return {
    credentialId: id.toString('base64url'),
    create: ({ challenge, rp, user }, lies = {}) => {
      owner = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey, kind)])
      const authData = authenticatorData(rp.id, lies, attested)
      const object = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return {
        ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lies).toString('base64url'),
          attestationObject: (lies.attestation?.(object) ?? object).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
        clientExtensionResults: {},
      }
    },
    get: ({ challenge, rpId }, lies = {}) => {
      const client = clientData('webauthn.get', challenge, lies)
      const signed = authenticatorData(rpId, lies)
      const hash = kind === 'EdDSA' ? null : 'sha256'
      const signature = sign(hash, Buffer.concat([signed, sha256(client)]), privateKey)
      const userHandle = lies.userHandle === undefined ? owner : lies.userHandle
      return {
        ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: (lies.spoil?.(signed) ?? signed).toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userHandle !== null && { userHandle }),
        },
        clientExtensionResults: {},
      }
    },
  }
}

function keyPairOf(kind: KeyKind): { publicKey: KeyObject; privateKey: KeyObject } {
  switch (kind) {
    case 'ES256':
      return generateKeyPairSync('ec', { namedCurve: 'P-256' })
    case 'EdDSA':
      return generateKeyPairSync('ed25519')
    case 'RS256':
      return generateKeyPairSync('rsa', { modulusLength: 2048 })
  }
}

/** The public key as authenticators write it. Source: RFC 9053, 7.1, and RFC 8230, 4. */
function coseKey(key: KeyObject, kind: KeyKind): Buffer {
  const jwk = key.export({ format: 'jwk' })
  const part = (text = '') => Buffer.from(text, 'base64url')
  switch (kind) {
    case 'ES256':
      return cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, part(jwk.x)],
          [-3, part(jwk.y)],
        ]),
      )
    case 'EdDSA':
      return cbor(
        new Map<number, unknown>([
          [1, 1],
          [3, -8],
          [-1, 6],
          [-2, part(jwk.x)],
        ]),
      )
    case 'RS256':
      return cbor(
        new Map<number, unknown>([
          [1, 3],
          [3, -257],
          [-1, part(jwk.n)],
          [-2, part(jwk.e)],
        ]),
      )
  }
}

/** The part of CBOR that authenticators need: whole numbers, bytes, texts and maps. Source: RFC 8949, 3. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((each) => cbor(each))])
  throw new Error('No authenticator sends this.')
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  if (count < 256) return Buffer.from([(major << 5) | 24, count])
  const long = Buffer.alloc(3)
  long[0] = (major << 5) | 25
  long.writeUInt16BE(count, 1)
  return long
}

function sha256(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest()
}
