import { randomKey } from '../api/random-key.ts'
import { type FormDraftRecord, formDraftPrefix, longestDraftAgeMs } from './form-draft-record.ts'

/**
 * Cleans up the stored drafts of all accounts when a page starts: deletes old ones, and converts those of the version before to
 * the format that `FormDraftStore` reads.
 */
export function sweepFormDrafts(now = Date.now()): void {
  try {
    for (const [storage, key] of keysOf(localStorage, sessionStorage)) {
      takeOver(storage, key, now)
      if (key.startsWith(`${formDraftPrefix}:`) && isOld(storage.getItem(key), now)) storage.removeItem(key)
    }
  } catch {
    // A blocked storage holds no drafts; a full one keeps them in the old format.
  }
}

function keysOf(...storages: Storage[]) {
  return storages.flatMap((storage) => Object.keys(storage).map((key) => [storage, key] as const))
}

function isOld(stored: string | null, now: number): boolean {
  const at = numberAt(objectIn(stored), 'at')
  return at === null || now - at > longestDraftAgeMs
}

function takeOver(storage: Storage, key: string, now: number): void {
  const earlier = earlierAt(key)
  if (earlier === null) return
  const { account, what, read } = earlier
  const record = read(storage.getItem(key), now)
  if (record)
    localStorage.setItem(`${formDraftPrefix}:${account}:${what}:${randomKey()}`, JSON.stringify(record))
  storage.removeItem(key)
}

interface Earlier {
  readonly account: string
  readonly what: string
  /** Parses a stored draft; null if unreadable. */
  readonly read: (stored: string | null, now: number) => FormDraftRecord | null
}

function earlierAt(key: string): Earlier | null {
  const [, form, account = '', thing] = /^codedojo[:.]([a-z-]+)[:.]([^:.]+)(?:[:.](.+))?$/.exec(key) ?? []
  if (form === 'problem-form') return { account, what: `problem:${thing}`, read: earlierProblem }
  if (form === 'room-draft') return { account, what: `room:${thing}`, read: earlierMessage }
  if (form === 'wizard') return { account, what: 'profile', read: earlierProfile }
  return null
}

function earlierProblem(stored: string | null): FormDraftRecord | null {
  const kept = objectIn(stored)
  const at = numberAt(kept, 'keptAt')
  if (at === null) return null
  return { at, tab: '', base: String(numberAt(kept, 'version') ?? ''), values: kept.get('values') }
}

function earlierMessage(stored: string | null, at: number): FormDraftRecord | null {
  const values = jsonIn(stored)
  return typeof values === 'string' ? { at, tab: '', base: '', values } : null
}

function earlierProfile(stored: string | null, at: number): FormDraftRecord | null {
  const kept = objectIn(stored)
  if (!kept.has('values')) return null
  const base = JSON.stringify({ opened: kept.get('opened'), savedAt: kept.get('savedAt') })
  return { at, tab: '', base, values: kept.get('values') }
}

function numberAt(kept: ReadonlyMap<string, unknown>, name: string): number | null {
  const value = kept.get(name)
  return typeof value === 'number' ? value : null
}

/** The entries of a stored object; empty when it is no object. */
function objectIn(stored: string | null): ReadonlyMap<string, unknown> {
  const value = jsonIn(stored)
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

function jsonIn(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '')
  } catch {
    return null
  }
}
