import { reconcileTexts, type ServerText } from './reconcile-texts.ts'
import { removeLoneSurrogates } from './remove-lone-surrogates.ts'
import type { SaveFailure, SaveOutcome } from './save-outcome.ts'
import { parseTextRecord, readTextRecord, type TextRecord, writeTextRecord } from './text-record.ts'

export interface TextSnapshot {
  readonly text: string
  readonly saved: 'saved' | 'saving' | 'later' | 'offline' | 'signedOut' | 'refused'
  /** Why the server did not save the text; null after a success. */
  readonly failure: string | null
  /** The time of the next retry, in milliseconds since 1970; null unless the server asked to wait. */
  readonly nextTryAt: number | null
  /** The other version of a conflict, which waits for the user's choice. */
  readonly other: string | null
}

export interface TextAutosaveOptions {
  readonly key: string
  readonly starter: string
  readonly server: ServerText | null
  readonly storage: Storage
  /** Saves on the server. `isLast`: the page is closing, so the request must outlive it. */
  readonly save: (text: string, revision: number, isLast: boolean) => Promise<SaveOutcome>
}

const browserAfterMs = 300
const serverAfterMs = 2500
const retryAfterMs = 5000

/**
 * Saves a text while it is typed, such as code or a note.
 *
 * How it works: typing changes memory at once, the browser's storage at most 0.3 s after the first unsaved key, and the server
 * at most 2.5 s after it. Every save names its base revision, so the server refuses one that would overwrite another device's
 * work; then both versions are stored until the user chooses. Changes by other tabs arrive as storage events and are applied
 * unless this tab has typing that is not stored yet.
 */
export class TextAutosave {
  readonly #options: TextAutosaveOptions
  readonly #listeners = new Set<() => void>()
  #record: TextRecord
  #snapshot: TextSnapshot
  #browserTimer: ReturnType<typeof setTimeout> | null = null
  #serverTimer: ReturnType<typeof setTimeout> | null = null
  #saving: Promise<void> | null = null
  #failure: SaveFailure | null = null
  #nextTryAt: number | null = null
  #isClosed = false

  constructor(options: TextAutosaveOptions) {
    this.#options = options
    const local = readTextRecord(options.storage, options.key)
    this.#record = reconcileTexts({
      local: local && { ...local, text: removeLoneSurrogates(local.text) },
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

  /** Sets the typed text, without characters that cannot be stored. */
  type(typed: string) {
    const text = removeLoneSurrogates(typed)
    if (text === this.#record.text) return
    this.#record = { ...this.#record, text, updatedAt: Date.now(), isSynced: false }
    this.#browserTimer ??= setTimeout(() => this.storeInBrowser(), browserAfterMs)
    this.#saveSoon(serverAfterMs)
    this.#announce()
  }

  /** Writes to the browser's storage now; safe to call while the page is closing. */
  storeInBrowser() {
    if (this.#browserTimer !== null) clearTimeout(this.#browserTimer)
    this.#browserTimer = null
    if (
      this.#isClosed &&
      readTextRecord(this.#options.storage, this.#options.key)?.text !== this.#record.text
    )
      return
    writeTextRecord(this.#options.storage, this.#options.key, this.#record)
  }

  /** Saves in both places now. */
  async flush(isLast = false): Promise<void> {
    if (this.#browserTimer !== null) this.storeInBrowser()
    if (this.#record.isSynced) return
    await this.#save(isLast)
  }

  /** Applies what another tab stored, unless it is older; keeps both versions when this tab has typing that is not stored yet. */
  follow(stored: string | null) {
    const theirs = parseTextRecord(stored)
    if (theirs === null || theirs.updatedAt < this.#record.updatedAt) return
    const hasUnstoredTyping = this.#browserTimer !== null && theirs.text !== this.#record.text
    if (hasUnstoredTyping) {
      this.#record = { ...this.#record, revision: theirs.revision, other: theirs.text }
      this.storeInBrowser()
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
    this.#decide(this.#record.text)
  }

  /** The page closes the text: saves once more. The stored record stays for the next `TextAutosave`. */
  async close(): Promise<void> {
    if (this.#browserTimer !== null) this.storeInBrowser()
    this.#isClosed = true
    await this.flush()
    this.#stopTimers()
  }

  /** Resumes after `close`. */
  reopen() {
    this.#isClosed = false
  }

  #decide(text: string) {
    this.#record = { ...this.#record, text, other: null, updatedAt: Date.now(), isSynced: false }
    this.storeInBrowser()
    this.#announce()
    void this.#save(false)
  }

  #saveSoon(afterMs: number) {
    if (this.#isClosed) return
    this.#serverTimer ??= setTimeout(() => void this.#save(false), afterMs)
  }

  /** One save at a time: a parallel one would name a revision that the first is about to replace. */
  async #save(isLast: boolean): Promise<void> {
    if (this.#serverTimer !== null) clearTimeout(this.#serverTimer)
    this.#serverTimer = null
    // Several callers may have waited, and the first of them has started the next save already.
    while (this.#saving) await this.#saving
    if (this.#record.isSynced || this.#record.other !== null) return
    this.#saving = this.#saveOnce(isLast)
    await this.#saving
    this.#saving = null
  }

  async #saveOnce(isLast: boolean): Promise<void> {
    const { text, revision } = this.#record
    const outcome = await this.#options.save(text, revision, isLast)
    this.#failure = null
    this.#nextTryAt = null
    switch (outcome.kind) {
      case 'saved':
        this.#record = { ...this.#record, revision: outcome.revision, isSynced: this.#record.text === text }
        if (!this.#record.isSynced) this.#saveSoon(serverAfterMs)
        break
      case 'changed':
        this.#meet(outcome.text, outcome.revision)
        break
      case 'refused':
        this.#failure = outcome
        // The refusal stays until the text changes.
        if (this.#record.text !== text) this.#saveSoon(serverAfterMs)
        break
      case 'signedOut':
        // `watchPage` retries when the session is back.
        this.#failure = outcome
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
    this.storeInBrowser()
    this.#announce()
  }

  #meet(text: string, revision: number) {
    const isSame = text === this.#record.text
    this.#record = { ...this.#record, revision, isSynced: isSame, other: isSame ? null : text }
  }

  #stopTimers() {
    if (this.#browserTimer !== null) clearTimeout(this.#browserTimer)
    if (this.#serverTimer !== null) clearTimeout(this.#serverTimer)
    this.#browserTimer = null
    this.#serverTimer = null
  }

  #look(): TextSnapshot {
    const { text, isSynced, other } = this.#record
    return {
      text,
      saved: isSynced ? 'saved' : this.#unsavedWord(),
      failure: this.#failure?.message ?? null,
      nextTryAt: this.#nextTryAt,
      other,
    }
  }

  #unsavedWord(): TextSnapshot['saved'] {
    if (this.#failure === null) return 'saving'
    return this.#failure.kind === 'failed' ? 'offline' : this.#failure.kind
  }

  #announce() {
    this.#snapshot = this.#look()
    for (const listener of this.#listeners) listener()
  }
}
