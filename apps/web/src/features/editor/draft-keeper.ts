import type { Draft } from '@codedojo/contract'
import { type DraftRecord, parseDraftRecord, readDraft, writeDraft } from './draft-record.ts'
import { reconcileDrafts } from './reconcile-drafts.ts'
import { storableCode } from './storable-code.ts'

/**
 * What came of an attempt to save on the server. `changed` carries the version that was saved there in between,
 * `refused` what the server has against this code; after `failed` the same code may be taken later, after `later` it will
 * be, in so many seconds.
 */
export type SaveOutcome =
  | { kind: 'saved'; revision: number }
  | { kind: 'changed'; code: string; revision: number }
  | { kind: 'refused'; message: string }
  | { kind: 'later'; message: string; afterSeconds: number }
  | { kind: 'failed'; message: string }

type Failure = Extract<SaveOutcome, { kind: 'refused' | 'later' | 'failed' }>

export interface DraftSnapshot {
  readonly code: string
  readonly saved: 'saved' | 'saving' | 'later' | 'offline' | 'refused'
  /** Why the server did not take the code; null while it does. */
  readonly failure: string | null
  /** When the next try is made, in milliseconds since 1970; null unless the server asked to wait. */
  readonly nextTryAt: number | null
  /** The other version that waits for a decision. */
  readonly other: string | null
}

export interface DraftKeeperOptions {
  readonly key: string
  readonly starter: string
  readonly server: Pick<Draft, 'code' | 'revision' | 'updatedAt'> | null
  readonly storage: Storage
  /** `isLast` is true when the page is closing: the request must outlive it. */
  readonly save: (code: string, revision: number, isLast: boolean) => Promise<SaveOutcome>
}

const browserAfterMs = 300
const serverAfterMs = 2500
const retryAfterMs = 5000

/**
 * Keeps the code of one user, problem and language.
 *
 * How it works: typing changes memory at once, the browser's storage at most 0.3 s after the first unsaved
 * key, the server at most 2.5 s after it. Every save names the revision it was made on, so the server refuses
 * one that would overwrite another device's work; then both versions are kept until the user chooses. Other
 * tabs of the browser are followed by storage events, unless this tab has typing that is not stored yet.
 */
export class DraftKeeper {
  readonly #options: DraftKeeperOptions
  readonly #listeners = new Set<() => void>()
  #record: DraftRecord
  #snapshot: DraftSnapshot
  #browserTimer: ReturnType<typeof setTimeout> | null = null
  #serverTimer: ReturnType<typeof setTimeout> | null = null
  #saving: Promise<void> | null = null
  #failure: Failure | null = null
  #nextTryAt: number | null = null
  #isClosed = false

  constructor(options: DraftKeeperOptions) {
    this.#options = options
    const local = readDraft(options.storage, options.key)
    this.#record = reconcileDrafts({
      local: local && { ...local, code: storableCode(local.code) },
      server: options.server,
      starter: options.starter,
      now: Date.now(),
    })
    this.#snapshot = this.#look()
    if (!this.#record.isSynced) this.#saveSoon(0)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = () => this.#snapshot

  get key() {
    return this.#options.key
  }

  /** Takes over what was typed; what cannot be stored as text is left out. */
  type(typed: string) {
    const code = storableCode(typed)
    if (code === this.#record.code) return
    this.#record = { ...this.#record, code, updatedAt: Date.now(), isSynced: false }
    this.#browserTimer ??= setTimeout(() => this.keepInBrowser(), browserAfterMs)
    this.#saveSoon(serverAfterMs)
    this.#announce()
  }

  /** Writes to the browser's storage now; safe to call while the page is closing. */
  keepInBrowser() {
    if (this.#browserTimer !== null) clearTimeout(this.#browserTimer)
    this.#browserTimer = null
    if (this.#isClosed && readDraft(this.#options.storage, this.#options.key)?.code !== this.#record.code)
      return
    writeDraft(this.#options.storage, this.#options.key, this.#record)
  }

  /** Saves in both places now. */
  async flush(isLast = false): Promise<void> {
    if (this.#browserTimer !== null) this.keepInBrowser()
    if (this.#record.isSynced) return
    await this.#save(isLast)
  }

  /** Takes over what another tab of this browser stored, or keeps both when this tab has newer typing. */
  follow(stored: string | null) {
    const theirs = parseDraftRecord(stored)
    if (theirs === null || theirs.updatedAt < this.#record.updatedAt) return
    const hasUnstoredTyping = this.#browserTimer !== null && theirs.code !== this.#record.code
    if (hasUnstoredTyping) {
      this.#record = { ...this.#record, revision: theirs.revision, other: theirs.code }
      this.keepInBrowser()
    } else {
      this.#stopTimers()
      this.#record = theirs
    }
    this.#announce()
  }

  takeOther() {
    if (this.#record.other === null) return
    this.#decide(this.#record.other)
  }

  keepMine() {
    this.#decide(this.#record.code)
  }

  /** The page that shows this code is gone: saves once more and then leaves the stored record to a later keeper. */
  async close(): Promise<void> {
    if (this.#browserTimer !== null) this.keepInBrowser()
    this.#isClosed = true
    await this.flush()
    this.#stopTimers()
  }

  /** Takes the work up again after `close`. */
  reopen() {
    this.#isClosed = false
  }

  #decide(code: string) {
    this.#record = { ...this.#record, code, other: null, updatedAt: Date.now(), isSynced: false }
    this.keepInBrowser()
    this.#announce()
    void this.#save(false)
  }

  #saveSoon(afterMs: number) {
    if (this.#isClosed) return
    this.#serverTimer ??= setTimeout(() => void this.#save(false), afterMs)
  }

  /** One save at a time: a second one would name a revision that the first is about to replace. */
  async #save(isLast: boolean): Promise<void> {
    if (this.#serverTimer !== null) clearTimeout(this.#serverTimer)
    this.#serverTimer = null
    // Of several that waited, the first has begun the next save when the others go on.
    while (this.#saving) await this.#saving
    if (this.#record.isSynced || this.#record.other !== null) return
    this.#saving = this.#saveOnce(isLast)
    await this.#saving
    this.#saving = null
  }

  async #saveOnce(isLast: boolean): Promise<void> {
    const { code, revision } = this.#record
    const outcome = await this.#options.save(code, revision, isLast)
    this.#failure = null
    this.#nextTryAt = null
    switch (outcome.kind) {
      case 'saved':
        this.#record = { ...this.#record, revision: outcome.revision, isSynced: this.#record.code === code }
        if (!this.#record.isSynced) this.#saveSoon(serverAfterMs)
        break
      case 'changed':
        this.#meet(outcome.code, outcome.revision)
        break
      case 'refused':
        this.#failure = outcome
        // The refusal stands until the code changes.
        if (this.#record.code !== code) this.#saveSoon(serverAfterMs)
        break
      case 'later':
        this.#failure = outcome
        this.#nextTryAt = Date.now() + outcome.afterSeconds * 1000
        this.#saveSoon(outcome.afterSeconds * 1000)
        break
      case 'failed':
        this.#failure = outcome
        this.#saveSoon(retryAfterMs)
    }
    this.keepInBrowser()
    this.#announce()
  }

  #meet(code: string, revision: number) {
    const isSame = code === this.#record.code
    this.#record = { ...this.#record, revision, isSynced: isSame, other: isSame ? null : code }
  }

  #stopTimers() {
    if (this.#browserTimer !== null) clearTimeout(this.#browserTimer)
    if (this.#serverTimer !== null) clearTimeout(this.#serverTimer)
    this.#browserTimer = null
    this.#serverTimer = null
  }

  #look(): DraftSnapshot {
    const { code, isSynced, other } = this.#record
    return {
      code,
      saved: isSynced ? 'saved' : this.#unsavedWord(),
      failure: this.#failure?.message ?? null,
      nextTryAt: this.#nextTryAt,
      other,
    }
  }

  #unsavedWord(): DraftSnapshot['saved'] {
    if (this.#failure === null) return 'saving'
    return this.#failure.kind === 'failed' ? 'offline' : this.#failure.kind
  }

  #announce() {
    this.#snapshot = this.#look()
    for (const listener of this.#listeners) listener()
  }
}
