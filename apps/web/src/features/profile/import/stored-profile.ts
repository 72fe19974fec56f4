import { type Profile, type ProfileFields, profileFieldsSchema } from '@codedojo/contract'
import { z } from 'zod'
import { toProfileFields } from '../wizard/profile-fields.ts'

/** The user whose profile is searched for. */
export interface ProfileOwner {
  readonly _id: string
  readonly email: string
}

export interface StoredProfile {
  /** Key in the browser's storage. */
  readonly key: string
  /** The fields that the server accepts. */
  readonly fields: Record<string, unknown>
}

/**
 * Finds a profile that an earlier version of the app stored in the browser; null if none. The format of its key is unknown:
 * it belongs to this user if the key contains their id or email. An email in the value takes precedence over one in the
 * key. Values that the server would reject are left out. Source: the specification of the profile, its entities and limits.
 */
export function findStoredProfile(storage: Storage, owner: ProfileOwner): StoredProfile | null {
  try {
    for (const key of Object.keys(storage)) {
      const fields = /profile/i.test(key) ? fieldsIn(storage.getItem(key), key, owner) : null
      if (fields) return { key, fields }
    }
  } catch {
    // A blocked storage has nothing to import.
  }
  return null
}

/** The profile merged with the stored fields; null if the result would be invalid. */
export function mergeStoredProfile(profile: Profile, { fields }: StoredProfile): ProfileFields | null {
  return profileFieldsSchema.safeParse({ ...toProfileFields(profile), ...fields }).data ?? null
}

/** Deletes all stored profiles of this user in the browser. */
export function forgetStoredProfiles(storage: Storage, owner: ProfileOwner): void {
  for (let found = findStoredProfile(storage, owner); found; found = findStoredProfile(storage, owner))
    if (!removed(storage, found.key)) return
}

function removed(storage: Storage, key: string): boolean {
  try {
    storage.removeItem(key)
    return storage.getItem(key) === null
  } catch {
    return false
  }
}

const looseSchema = z.record(z.string(), z.unknown())

function fieldsIn(text: string | null, key: string, owner: ProfileOwner): Record<string, unknown> | null {
  const kept = looseSchema.safeParse(readJson(text)).data
  if (kept === undefined || !isOf(kept, key, owner)) return null
  const fields = acceptable(kept)
  return Object.keys(fields).length === 0 ? null : fields
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

function isOf(kept: Record<string, unknown>, key: string, { _id, email }: ProfileOwner): boolean {
  const held = typeof kept.email === 'string' ? kept.email.trim().toLowerCase() : ''
  // No id is a substring of another one.
  if (key.toLowerCase().includes(_id.toLowerCase())) return true
  return held === '' ? isNamedBy(key, email) : held === email.toLowerCase()
}

/** Whether a key contains the word as a separate part: one user's email may be the end of another's. */
function isNamedBy(key: string, word: string): boolean {
  const [before, ...others] = key.toLowerCase().split(word.toLowerCase())
  const after = others[0]
  if (before === undefined || after === undefined) return false
  return /(^|[\s:_/|]|profile[-.]*)$/.test(before) && /^($|[\s:_/|]|[-.]*profile)/.test(after)
}

/** The fields that the server accepts, after normalizing numbers and URLs. */
function acceptable(kept: Record<string, unknown>): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(profileFieldsSchema.shape)) {
    const parsed = schema.safeParse(inForm(name, kept[name]))
    if (parsed.success && parsed.data !== '' && parsed.data !== null) found[name] = parsed.data
  }
  return found
}

const numbers = ['age', 'experience']
const addresses = ['github', 'linkedin', 'leetcode', 'twitter']

function inForm(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (numbers.includes(name)) return text === '' ? null : Number.parseInt(text, 10)
  if (addresses.includes(name) && text !== '') return `https://${text.replace(/^https?:\/\//i, '')}`
  return text
}
